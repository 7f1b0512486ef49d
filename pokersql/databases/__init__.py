"""Makes databases that have the relations: in memory, in files, prepared once, or beside the user's tables."""
