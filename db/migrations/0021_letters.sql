-- A letter is written down with what it tells of, and sent after that; what could not be sent is sent again later.
CREATE TABLE order_letters (
  order_id INTEGER NOT NULL REFERENCES orders (order_id) ON DELETE CASCADE,
  kind TEXT NOT NULL
    CONSTRAINT letter_kind_known CHECK (kind IN ('placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded')),
  -- Where the shop was found by whoever caused it; its links lead there.
  origin TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0 CONSTRAINT tries_not_negative CHECK (tries >= 0),
  due_at INTEGER NOT NULL,
  sent_at INTEGER,
  PRIMARY KEY (order_id, kind)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX order_letters_due ON order_letters (due_at) WHERE sent_at IS NULL;
