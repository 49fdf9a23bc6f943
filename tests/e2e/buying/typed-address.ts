/** Checkout input, by field label. */
export const TYPED_ADDRESS = {
  'First name': 'Maria',
  'Last name': 'Lang',
  Address: 'Lindenstraße 12',
  'Town / City': 'Berlin',
  'State / County': 'Berlin',
  Postcode: '10969',
  Phone: '+49 30 1234567',
};
