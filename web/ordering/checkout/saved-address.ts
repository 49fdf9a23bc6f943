import type { Address } from '../../../functions/people/addresses/contract.ts';

/** A saved address by the field names of a form. */
export function fieldsOf({ company, ...address }: Address): Record<string, string> {
  const { firstName, lastName, address: street, city, state, postcode, email, phone } = address;
  const known = { firstName, lastName, address: street, city, state, postcode, email, phone };
  return Object.fromEntries(
    Object.entries({ ...known, company: company ?? '' }).map(([name, text]) => [`billing.${name}`, text]),
  );
}
