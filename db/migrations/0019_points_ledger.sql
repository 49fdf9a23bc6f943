-- The points that an order brought, in hundredths, and those that were taken back with it. A guest's belong to nobody.
CREATE TABLE points_moves (
  order_id INTEGER NOT NULL REFERENCES orders (order_id) ON DELETE CASCADE,
  reason TEXT NOT NULL CONSTRAINT points_reason_known CHECK (reason IN ('earned', 'taken-back')),
  user_id INTEGER REFERENCES users (user_id) ON DELETE SET NULL,
  pv INTEGER NOT NULL,
  pq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (order_id, reason),
  CONSTRAINT points_go_the_right_way CHECK (CASE reason WHEN 'earned' THEN min(pv, pq) >= 0 ELSE max(pv, pq) <= 0 END)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX points_moves_by_user ON points_moves (user_id) WHERE user_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO points_moves (order_id, reason, user_id, pv, pq, at)
SELECT orders.order_id, 'earned', user_id, total(pv * quantity), total(pq * quantity), created_at
FROM orders JOIN order_lines ON order_lines.order_id = orders.order_id
GROUP BY orders.order_id;
