"""Makes databases that have the relations: in memory, in files, in the cache, or beside the user's tables."""
