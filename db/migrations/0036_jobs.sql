-- Work on more rows than one call takes, as far as it has come. What it did is in the history, as one change.
CREATE TABLE jobs (
  job_id INTEGER PRIMARY KEY AUTOINCREMENT,
  work TEXT NOT NULL CONSTRAINT job_work_known CHECK (work IN ('bulk', 'import', 'undo')),
  asked TEXT NOT NULL CONSTRAINT job_asked_is_object CHECK (json_type(asked) = 'object'),
  change_id TEXT NOT NULL,
  user_id INTEGER REFERENCES users (user_id) ON DELETE SET NULL,
  username TEXT NOT NULL COLLATE NOCASE,
  state TEXT NOT NULL DEFAULT 'running'
    CONSTRAINT job_state_known CHECK (state IN ('running', 'done', 'cancelled', 'failed')),
  phase INTEGER NOT NULL DEFAULT 0,
  -- The key behind which the next step begins.
  after TEXT,
  -- The keys of the step that is being made; empty outside of its batch.
  page TEXT NOT NULL DEFAULT '[]' CONSTRAINT job_page_is_list CHECK (json_type(page) = 'array'),
  -- The last entry of the history before that step.
  mark INTEGER NOT NULL DEFAULT 0,
  total INTEGER NOT NULL,
  done INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  kept INTEGER NOT NULL DEFAULT 0,
  kept_names TEXT NOT NULL DEFAULT '[]' CONSTRAINT job_kept_names_is_list CHECK (json_type(kept_names) = 'array'),
  problem TEXT,
  created_at INTEGER NOT NULL,
  stepped_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- A step that is not in turn makes it zero, and is undone as a whole.
  version INTEGER NOT NULL DEFAULT 1 CONSTRAINT job_in_turn CHECK (version > 0),
  CONSTRAINT job_ends_once CHECK ((state = 'running') = (ended_at IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX jobs_of_a_change ON jobs (change_id);
--> statement-breakpoint
CREATE INDEX jobs_running ON jobs (stepped_at) WHERE state = 'running';
--> statement-breakpoint
CREATE INDEX jobs_of_a_user ON jobs (user_id);
