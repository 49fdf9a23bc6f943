-- What comes of the rows, counted as they are checked: counting all of them anew with every few hundred takes longer each time.
ALTER TABLE imports ADD COLUMN to_create INTEGER NOT NULL DEFAULT 0
  CONSTRAINT to_create_not_negative CHECK (to_create >= 0);
--> statement-breakpoint
ALTER TABLE imports ADD COLUMN to_change INTEGER NOT NULL DEFAULT 0
  CONSTRAINT to_change_not_negative CHECK (to_change >= 0);
--> statement-breakpoint
ALTER TABLE imports ADD COLUMN same INTEGER NOT NULL DEFAULT 0 CONSTRAINT same_not_negative CHECK (same >= 0);
--> statement-breakpoint
ALTER TABLE imports ADD COLUMN refused INTEGER NOT NULL DEFAULT 0
  CONSTRAINT refused_not_negative CHECK (refused >= 0);
--> statement-breakpoint
UPDATE imports SET
  to_create = (SELECT count(*) FROM import_rows AS its WHERE its.import_id = imports.import_id AND outcome = 'create'),
  to_change = (SELECT count(*) FROM import_rows AS its WHERE its.import_id = imports.import_id AND outcome = 'change'),
  same = (SELECT count(*) FROM import_rows AS its WHERE its.import_id = imports.import_id AND outcome = 'same'),
  refused = (SELECT count(*) FROM import_rows AS its WHERE its.import_id = imports.import_id AND outcome = 'refuse');
