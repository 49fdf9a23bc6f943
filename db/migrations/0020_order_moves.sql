-- Every move of an order from one state to the next, and who made it. None is entered twice, so nothing is given back twice.
CREATE TABLE order_moves (
  order_id INTEGER NOT NULL REFERENCES orders (order_id) ON DELETE CASCADE,
  to_state TEXT NOT NULL,
  from_state TEXT NOT NULL,
  -- Stock and coupon come back with it.
  gives_back INTEGER NOT NULL DEFAULT 0 CONSTRAINT gives_back CHECK (gives_back IN (0, 1)),
  note TEXT NOT NULL DEFAULT '' CONSTRAINT move_note_length CHECK (length(note) <= 2000),
  -- The name of who moved it: of staff or of the customer, or of the payment service.
  moved_by TEXT NOT NULL CONSTRAINT moved_by_length CHECK (length(moved_by) BETWEEN 1 AND 254),
  at INTEGER NOT NULL,
  PRIMARY KEY (order_id, to_state),
  CONSTRAINT move_permitted CHECK (from_state || ' ' || to_state IN (
    'pending paid', 'pending shipped', 'pending cancelled', 'paid shipped', 'paid cancelled', 'paid refunded',
    'shipped delivered', 'shipped cancelled', 'shipped refunded', 'delivered refunded', 'cancelled refunded'
  )),
  CONSTRAINT cancelling_gives_back CHECK (to_state <> 'cancelled' OR gives_back)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO order_moves (order_id, to_state, from_state, gives_back, moved_by, at)
SELECT order_id, state, iif(state = 'delivered', 'shipped', iif(state = 'refunded', 'paid', 'pending')),
  state = 'cancelled', 'shop', created_at
FROM orders WHERE state <> 'pending';
--> statement-breakpoint
CREATE TRIGGER order_moved_to_its_state AFTER INSERT ON order_moves
BEGIN
  SELECT RAISE(ABORT, 'The order was moved in the meantime.')
  FROM orders WHERE order_id = new.order_id AND state <> new.from_state;
  SELECT RAISE(ABORT, 'Only what is paid on delivery is sent before it is paid.')
  FROM orders WHERE order_id = new.order_id AND payment <> 'cash-on-delivery'
    AND new.from_state || ' ' || new.to_state IN ('pending shipped', 'shipped cancelled');
  UPDATE orders SET state = new.to_state, version = version + 1 WHERE order_id = new.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER order_moved_takes_points_back AFTER INSERT ON order_moves
WHEN new.to_state IN ('cancelled', 'refunded')
BEGIN
  INSERT INTO points_moves (order_id, reason, user_id, pv, pq, at)
  SELECT order_id, 'taken-back', user_id, -pv, -pq, new.at FROM points_moves AS earned
  WHERE order_id = new.order_id AND reason = 'earned'
    AND NOT EXISTS (SELECT 1 FROM points_moves WHERE order_id = new.order_id AND reason = 'taken-back');
END;
--> statement-breakpoint
-- What is no longer sold there has no stock to come back to.
CREATE TRIGGER order_moved_gives_back AFTER INSERT ON order_moves
WHEN new.gives_back
BEGIN
  DELETE FROM coupon_uses WHERE order_id = new.order_id;
  INSERT INTO stock_moves (product_code, country_id, change, stock, reason, order_id, username, at)
  SELECT sold.product_code, sold.country_id, -sold.change, stock_available - sold.change, 'returned', new.order_id,
    new.moved_by, new.at
  FROM stock_moves AS sold JOIN product_prices
    ON product_prices.product_code = sold.product_code AND product_prices.country_id = sold.country_id
  WHERE sold.order_id = new.order_id AND sold.reason = 'sold'
    AND NOT EXISTS (SELECT 1 FROM stock_moves WHERE order_id = new.order_id AND reason = 'returned');
END;
--> statement-breakpoint
CREATE TRIGGER order_state_by_moves_alone BEFORE UPDATE OF state ON orders
WHEN new.state <> old.state AND NOT EXISTS (
  SELECT 1 FROM order_moves
  WHERE order_id = old.order_id AND from_state = old.state AND to_state = new.state
)
BEGIN
  SELECT RAISE(ABORT, 'An order is moved by its moves alone.');
END;
--> statement-breakpoint
-- What staff tell each other about an order; whoever ordered never sees it.
CREATE TABLE order_notes (
  note_id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (order_id) ON DELETE CASCADE,
  note TEXT NOT NULL CONSTRAINT order_note_length CHECK (length(note) BETWEEN 1 AND 2000),
  written_by TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX order_notes_of_an_order ON order_notes (order_id, note_id);
