CREATE TABLE users (
  user_id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL COLLATE NOCASE CONSTRAINT username_length CHECK (length(username) BETWEEN 3 AND 50),
  email TEXT COLLATE NOCASE CONSTRAINT email_length CHECK (length(email) BETWEEN 3 AND 254),
  password_hash TEXT NOT NULL,
  role TEXT NOT NULL CONSTRAINT role_known CHECK (role IN ('admin', 'staff', 'customer')),
  designation TEXT NOT NULL DEFAULT '',
  district TEXT NOT NULL DEFAULT '',
  ward TEXT NOT NULL DEFAULT '',
  division TEXT NOT NULL DEFAULT '',
  ward_list TEXT NOT NULL DEFAULT '',
  emp_name TEXT NOT NULL DEFAULT '',
  enabled INTEGER NOT NULL DEFAULT 1 CONSTRAINT enabled CHECK (enabled IN (0, 1)),
  token_version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (username),
  UNIQUE (email)
) STRICT;
--> statement-breakpoint
CREATE TABLE attempts (
  subject TEXT PRIMARY KEY,
  made INTEGER NOT NULL,
  forgotten_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX attempts_by_end ON attempts (forgotten_at);
