type Address = {
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  address: string;
  postcode: string;
  city: string;
  state: string;
  country: string;
};

/** The lines of an address label. */
export function addressLines({ firstName, lastName, company, city, state, ...rest }: Address): string[] {
  const { address, postcode, country } = rest;
  return [
    `${firstName} ${lastName}`,
    company ?? '',
    address,
    `${postcode} ${city}`.trim(),
    state === city ? '' : state,
    country,
  ].filter(Boolean);
}
