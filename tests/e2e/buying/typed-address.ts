/** Checkout input for Germany, by field label. */
export const GERMAN_ADDRESS = {
  'First name': 'Maria',
  'Last name': 'Lang',
  Address: 'Lindenstraße 12',
  Postcode: '10969',
  'Town / City': 'Berlin',
  Phone: '+49 30 1234567',
};

/** For the markets of tests, whose addresses may have a state. */
export const TYPED_ADDRESS = { ...GERMAN_ADDRESS, 'State / County': 'Berlin' };
