import type { Address } from '../../functions/contracts/addresses.ts';

/** What the fields of an address are called in a form, with what a saved one fills into them. */
export function fieldsOf({ company, ...address }: Address): Record<string, string> {
  const { firstName, lastName, address: street, city, state, postcode, email, phone } = address;
  const known = { firstName, lastName, address: street, city, state, postcode, email, phone };
  return Object.fromEntries(
    Object.entries({ ...known, company: company ?? '' }).map(([name, text]) => [`billing.${name}`, text]),
  );
}

/** The lines of an address as they stand on a parcel. */
export function linesOf({ address, city, state, ...rest }: Omit<Address, 'addressId' | 'createdAt'>) {
  const { firstName, lastName, company, postcode, country } = rest;
  return [
    `${firstName} ${lastName}`,
    company ?? '',
    address,
    `${postcode} ${city}`,
    state === city ? '' : state,
    country,
  ].filter(Boolean);
}
