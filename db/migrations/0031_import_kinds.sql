-- Which kinds of files there are, the contract says alone: a further one needs no table to be made anew.
CREATE TABLE imports_of_any_kind (
  import_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  kind TEXT NOT NULL CONSTRAINT import_kind_length CHECK (length(kind) BETWEEN 1 AND 50),
  file_name TEXT NOT NULL CONSTRAINT file_name_length CHECK (length(file_name) BETWEEN 1 AND 255),
  -- 'applying' is seen only by the statements of the batch that applies it.
  state TEXT NOT NULL DEFAULT 'open'
    CONSTRAINT import_state_known CHECK (state IN ('open', 'applying', 'applied')),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
--> statement-breakpoint
INSERT INTO imports_of_any_kind (import_id, user_id, kind, file_name, state, created_at, version) SELECT import_id, user_id, kind, file_name, state, created_at, version FROM imports;
--> statement-breakpoint
CREATE TABLE rows_of_any_kind (
  import_id INTEGER NOT NULL REFERENCES imports_of_any_kind (import_id) ON DELETE CASCADE,
  line INTEGER NOT NULL CONSTRAINT line_positive CHECK (line > 0),
  outcome TEXT NOT NULL
    CONSTRAINT outcome_known CHECK (outcome IN ('create', 'change', 'same', 'refuse')),
  title TEXT NOT NULL DEFAULT '',
  -- What it writes; nothing where it is refused, or makes something that gets its key from the shop.
  target TEXT,
  product_code INTEGER,
  country_id INTEGER,
  -- Of what it changes, when it was checked.
  version INTEGER,
  given TEXT NOT NULL CONSTRAINT given_is_cells CHECK (json_type(given) = 'object'),
  wanted TEXT NOT NULL DEFAULT '{}' CONSTRAINT wanted_is_values CHECK (json_type(wanted) = 'object'),
  changes TEXT NOT NULL DEFAULT '[]' CONSTRAINT changes_is_list CHECK (json_type(changes) = 'array'),
  errors TEXT NOT NULL DEFAULT '[]' CONSTRAINT errors_is_list CHECK (json_type(errors) = 'array'),
  PRIMARY KEY (import_id, line),
  CONSTRAINT change_has_version CHECK (outcome <> 'change' OR (product_code IS NOT NULL AND version IS NOT NULL)),
  CONSTRAINT refused_for_a_reason CHECK ((outcome = 'refuse') = (errors <> '[]'))
) STRICT;
--> statement-breakpoint
INSERT INTO rows_of_any_kind (import_id, line, outcome, title, target, product_code, country_id, version, given, wanted, changes, errors)
SELECT import_id, line, outcome, title, target, product_code, country_id, version, given, wanted, changes, errors FROM import_rows;
--> statement-breakpoint
DROP TABLE import_rows;
--> statement-breakpoint
DROP TABLE imports;
--> statement-breakpoint
ALTER TABLE imports_of_any_kind RENAME TO imports;
--> statement-breakpoint
ALTER TABLE rows_of_any_kind RENAME TO import_rows;
--> statement-breakpoint
CREATE INDEX imports_by_date ON imports (created_at);
--> statement-breakpoint
CREATE INDEX imports_by_user ON imports (user_id);
--> statement-breakpoint
CREATE INDEX import_rows_by_outcome ON import_rows (import_id, outcome, line);
--> statement-breakpoint
-- No two rows of a file write the same thing.
CREATE UNIQUE INDEX import_rows_once ON import_rows (import_id, target);
