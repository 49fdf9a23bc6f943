-- Countries without states or postcodes have none, so both columns of an address may be empty.
CREATE TABLE addresses_next (
  address_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  first_name TEXT NOT NULL CONSTRAINT address_first_name_length CHECK (length(first_name) BETWEEN 1 AND 100),
  last_name TEXT NOT NULL CONSTRAINT address_last_name_length CHECK (length(last_name) BETWEEN 1 AND 100),
  company TEXT CONSTRAINT address_company_length CHECK (length(company) BETWEEN 1 AND 100),
  address TEXT NOT NULL CONSTRAINT address_address_length CHECK (length(address) BETWEEN 1 AND 200),
  city TEXT NOT NULL CONSTRAINT address_city_length CHECK (length(city) BETWEEN 1 AND 100),
  state TEXT NOT NULL CONSTRAINT address_state_length CHECK (length(state) <= 100),
  postcode TEXT NOT NULL CONSTRAINT address_postcode_length CHECK (length(postcode) <= 20),
  country TEXT NOT NULL CONSTRAINT address_country_length CHECK (length(country) BETWEEN 1 AND 100),
  country_code TEXT NOT NULL COLLATE NOCASE
    CONSTRAINT address_country_code_length CHECK (length(country_code) BETWEEN 1 AND 3),
  email TEXT NOT NULL CONSTRAINT address_email_length CHECK (length(email) BETWEEN 3 AND 254),
  phone TEXT NOT NULL CONSTRAINT address_phone_length CHECK (length(phone) BETWEEN 1 AND 40),
  is_default INTEGER NOT NULL DEFAULT 0 CONSTRAINT address_is_default CHECK (is_default IN (0, 1)),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
--> statement-breakpoint
INSERT INTO addresses_next
  SELECT address_id, user_id, first_name, last_name, company, address, city, state, iif(postcode = '-', '', postcode),
    country, country_code, email, phone, is_default, created_at, version
  FROM addresses;
--> statement-breakpoint
DROP TABLE addresses;
--> statement-breakpoint
ALTER TABLE addresses_next RENAME TO addresses;
--> statement-breakpoint
CREATE INDEX addresses_of_a_user ON addresses (user_id, address_id);
--> statement-breakpoint
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default = 1;
--> statement-breakpoint
CREATE TRIGGER addresses_at_most_twenty BEFORE INSERT ON addresses
WHEN (SELECT count(*) FROM addresses WHERE user_id = new.user_id) >= 20
BEGIN
  SELECT RAISE(ABORT, 'You can keep up to 20 addresses. Delete one first.');
END;
