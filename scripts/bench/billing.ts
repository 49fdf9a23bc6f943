/** Who buys in a benchmark. */
export const BILLING = {
  firstName: 'Maria',
  lastName: 'Lang',
  address: 'Lindenstr. 12',
  city: 'Berlin',
  state: 'Berlin',
  postcode: '10969',
  country: 'Germany',
  email: 'maria@example.com',
  phone: '+49 30 1',
};
