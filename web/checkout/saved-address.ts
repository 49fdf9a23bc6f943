import type { Address } from '../../functions/contracts/addresses.ts';

/** What the fields of an address are called in a form, with what a saved one fills into them. */
export function fieldsOf({ company, ...address }: Address): Record<string, string> {
  const { firstName, lastName, address: street, city, state, postcode, email, phone } = address;
  const known = { firstName, lastName, address: street, city, state, postcode, email, phone };
  return Object.fromEntries(
    Object.entries({ ...known, company: company ?? '' }).map(([name, text]) => [`billing.${name}`, text]),
  );
}
