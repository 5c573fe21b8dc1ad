"""The gateway: sessions that outlive connections, events by intent and shard, compressed streams."""
