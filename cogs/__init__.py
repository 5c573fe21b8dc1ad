"""One cog an area: slash commands and the routes of buttons and menus. They call tables and give screens, no more."""
