import { addressFormat } from '../../functions/contracts/address-formats.ts';

/** The buyers of a benchmark: a different one each time, as in a shop. */
export const someoneIn = (country: string) => ({
  firstName: 'Maria',
  lastName: 'Lang',
  address: 'Lindenstr. 12',
  city: 'Berlin',
  state: 'Berlin',
  postcode: addressFormat(country).example ?? '10969',
  country,
  email: `${crypto.randomUUID()}@example.com`,
  phone: '+49 30 1',
});
