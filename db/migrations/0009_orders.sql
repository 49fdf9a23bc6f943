-- An order keeps what it was made of, as it was sold: nothing here changes with the catalogue or the countries.
CREATE TABLE orders (
  order_id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_number TEXT NOT NULL
    CONSTRAINT order_number_form CHECK (length(order_number) = 9 AND order_number NOT GLOB '*[^0-9A-HJKMNP-TV-Z]*'),
  idempotency_key TEXT NOT NULL
    CONSTRAINT idempotency_key_length CHECK (length(idempotency_key) BETWEEN 8 AND 100),
  request_hash TEXT NOT NULL,
  user_id INTEGER REFERENCES users (user_id) ON DELETE RESTRICT,
  email TEXT NOT NULL COLLATE NOCASE CONSTRAINT order_email_length CHECK (length(email) BETWEEN 3 AND 254),
  state TEXT NOT NULL DEFAULT 'pending'
    CONSTRAINT order_state_known CHECK (state IN ('pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded')),
  payment TEXT NOT NULL
    CONSTRAINT order_payment_known CHECK (payment IN ('bank-transfer', 'paypal', 'cash-on-delivery')),
  country_code TEXT NOT NULL COLLATE NOCASE,
  country_name TEXT NOT NULL,
  denomination TEXT NOT NULL,
  billing TEXT NOT NULL CONSTRAINT billing_is_an_address CHECK (json_type(billing) = 'object'),
  shipping_address TEXT CONSTRAINT shipping_is_an_address CHECK (json_type(shipping_address) = 'object'),
  notes TEXT NOT NULL DEFAULT '' CONSTRAINT order_notes_length CHECK (length(notes) <= 2000),
  subtotal INTEGER NOT NULL CONSTRAINT subtotal_not_negative CHECK (subtotal >= 0),
  shipping INTEGER NOT NULL CONSTRAINT shipping_not_negative CHECK (shipping >= 0),
  discount INTEGER NOT NULL DEFAULT 0 CONSTRAINT discount_within_subtotal CHECK (discount BETWEEN 0 AND subtotal),
  total INTEGER NOT NULL CONSTRAINT total_adds_up CHECK (total = subtotal + shipping - discount),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (order_number),
  UNIQUE (idempotency_key)
) STRICT;
--> statement-breakpoint
CREATE INDEX orders_by_user ON orders (user_id, order_id) WHERE user_id IS NOT NULL;
--> statement-breakpoint
-- The product is named by its number alone, so that one which was ordered can still be deleted.
CREATE TABLE order_lines (
  order_id INTEGER NOT NULL REFERENCES orders (order_id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_code INTEGER NOT NULL,
  product_name TEXT NOT NULL,
  quantity INTEGER NOT NULL CONSTRAINT quantity_positive CHECK (quantity > 0),
  unit_price INTEGER NOT NULL CONSTRAINT unit_price_not_negative CHECK (unit_price >= 0),
  pv INTEGER NOT NULL CONSTRAINT line_pv_not_negative CHECK (pv >= 0),
  pq INTEGER NOT NULL CONSTRAINT line_pq_not_negative CHECK (pq >= 0),
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER units_sold_insert AFTER INSERT ON order_lines
BEGIN
  UPDATE products SET units_sold = units_sold + new.quantity WHERE product_code = new.product_code;
END;
