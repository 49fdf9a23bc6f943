import type { Address } from '../../../functions/people/addresses/contract.ts';

type Fields = 'firstName' | 'lastName' | 'address' | 'city' | 'state' | 'postcode' | 'email' | 'phone';
type SavedFields = Pick<Address, Fields> & { company?: string | null | undefined };

/** An address of an account or an order, by the field names of the form. */
export function fieldsOf({ company, ...address }: SavedFields): Record<string, string> {
  const { firstName, lastName, address: street, city, state, postcode, email, phone } = address;
  const known = { firstName, lastName, address: street, city, state, postcode, email, phone };
  return Object.fromEntries(
    Object.entries({ ...known, address2: '', company: company ?? '' }).map(([name, text]) => [
      `billing.${name}`,
      text,
    ]),
  );
}
