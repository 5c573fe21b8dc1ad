"""House rules of servers and channels: what is set where, what a new table plays by, who changed what. No Discord.

`rulebook` the front door (`HouseRulebook`), `keys` what can be set at all, `places` where it holds, `standing` what
holds there, `terms` what a table opens with, `files` a whole set as a small YAML file, `drafts` an import that waits
for its confirmation.
"""
