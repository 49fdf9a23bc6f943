/** What somebody types into the checkout, by the labels of its fields. */
export const TYPED_ADDRESS = {
  'First name': 'Maria',
  'Last name': 'Lang',
  Address: 'Lindenstraße 12',
  'Town / City': 'Berlin',
  'State / County': 'Berlin',
  Postcode: '10969',
  Phone: '+49 30 1234567',
};
