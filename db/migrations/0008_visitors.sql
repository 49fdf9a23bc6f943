-- What visitors send. None of it tells where it was sent from.
CREATE TABLE messages (
  message_id TEXT NOT NULL PRIMARY KEY CONSTRAINT message_id_is_a_uuid CHECK (length(message_id) = 36),
  kind TEXT NOT NULL CONSTRAINT message_kind_known CHECK (kind IN ('contact', 'question')),
  name TEXT CONSTRAINT sender_name_length CHECK (length(name) BETWEEN 1 AND 100),
  email TEXT NOT NULL CONSTRAINT sender_email_length CHECK (length(email) BETWEEN 3 AND 254),
  phone TEXT CONSTRAINT phone_length CHECK (length(phone) BETWEEN 1 AND 40),
  subject TEXT CONSTRAINT subject_length CHECK (length(subject) BETWEEN 1 AND 200),
  message TEXT NOT NULL DEFAULT '' CONSTRAINT message_length CHECK (length(message) <= 10000),
  received_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT contact_is_whole CHECK (kind <> 'contact' OR (name IS NOT NULL AND subject IS NOT NULL AND message <> ''))
) STRICT;
--> statement-breakpoint
CREATE INDEX messages_by_date ON messages (received_at, message_id);
--> statement-breakpoint
CREATE TABLE subscribers (
  subscriber_id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL COLLATE NOCASE CONSTRAINT subscriber_email_length CHECK (length(email) BETWEEN 3 AND 254),
  source TEXT NOT NULL
    CONSTRAINT source_known CHECK (source IN ('newsletter', 'coming-soon', 'about', 'blog', 'home', 'comment')),
  created_at INTEGER NOT NULL,
  UNIQUE (email)
) STRICT;
--> statement-breakpoint
CREATE TABLE comments (
  comment_id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL
    CONSTRAINT slug_shape CHECK (length(slug) BETWEEN 1 AND 100 AND slug NOT GLOB '*[^a-z0-9-]*'),
  name TEXT NOT NULL CONSTRAINT comment_name_length CHECK (length(name) BETWEEN 1 AND 100),
  email TEXT NOT NULL CONSTRAINT comment_email_length CHECK (length(email) BETWEEN 3 AND 254),
  website TEXT
    CONSTRAINT website_is_of_the_web CHECK (length(website) <= 500 AND (website GLOB 'http://?*' OR website GLOB 'https://?*')),
  comment TEXT NOT NULL CONSTRAINT comment_length CHECK (length(comment) BETWEEN 1 AND 65525),
  state TEXT NOT NULL DEFAULT 'pending'
    CONSTRAINT comment_state_known CHECK (state IN ('pending', 'approved', 'rejected')),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
--> statement-breakpoint
CREATE INDEX comments_of_a_post ON comments (slug, state, comment_id);
