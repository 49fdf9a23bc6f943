-- What it costs to send an order there, in hundredths of the country's currency.
ALTER TABLE countries ADD COLUMN shipping_fee INTEGER NOT NULL DEFAULT 3000
  CONSTRAINT shipping_fee_not_negative CHECK (shipping_fee >= 0);
