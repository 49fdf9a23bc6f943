-- When the shop was last copied as a whole, and how much of it there was; one row, or none before the first backup.
CREATE TABLE last_backup (
  id INTEGER PRIMARY KEY CONSTRAINT only_one_last_backup CHECK (id = 1),
  finished_at INTEGER NOT NULL,
  row_count INTEGER NOT NULL CONSTRAINT backup_rows_not_negative CHECK (row_count >= 0),
  picture_count INTEGER NOT NULL CONSTRAINT backup_pictures_not_negative CHECK (picture_count >= 0),
  bytes INTEGER NOT NULL CONSTRAINT backup_has_bytes CHECK (bytes > 0)
) STRICT;
