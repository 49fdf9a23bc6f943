import { addressFormat, wrongPostcode } from '../../contracts/address-formats.ts';
import type { FieldError } from '../../contracts/problem.ts';
import { ValidationError } from '../../errors.ts';
import type { OrderAddress } from '../../people/addresses/contract.ts';
import type { CountryRow } from '../cart/queries.ts';
import type { PlaceOrder } from './contract.ts';

/** Prices, shipping fee and stock are those of the delivery country; the billing address may be elsewhere. */
export function assertDeliveredIn(delivery: CountryRow, { billing, shipping }: PlaceOrder) {
  if (isOf(delivery, shipping ?? billing)) return;
  const path = shipping ? 'shipping.country' : 'billing.country';
  const message = `These prices are for ${delivery.countryName}, so the delivery address must be there`;
  throw new ValidationError([{ path, message }]);
}

/** Refuses an address that lacks what its country's addresses have, or has a postcode that can't exist there. */
export function assertComplete(delivery: CountryRow, { billing, shipping }: PlaceOrder) {
  const errors = [
    ...errorsOf('billing', billing, delivery),
    ...(shipping ? errorsOf('shipping', shipping, delivery) : []),
  ];
  if (errors.length > 0) throw new ValidationError(errors);
}

function errorsOf(section: string, address: OrderAddress, delivery: CountryRow): FieldError[] {
  const code = codeOf(address, delivery);
  if (!code) return [];
  const { postcode, pattern, example, state } = addressFormat(code);
  const problems = {
    postcode: postcode === 'required' && problemOf(address.postcode, pattern, example),
    state: state === 'required' && address.state === '' && 'State / County is required',
  };
  return Object.entries(problems).flatMap(([field, message]) =>
    message ? [{ path: `${section}.${field}`, message }] : [],
  );
}

function problemOf(postcode: string, pattern: string | undefined, example = ''): string | undefined {
  if (postcode === '') return 'Postcode is required';
  if (!pattern || new RegExp(`^(?:${pattern})$`, 'u').test(postcode)) return undefined;
  return wrongPostcode(example);
}

/** A billing address may be in a country that the shop doesn't know: then only a code says which. */
function codeOf(address: OrderAddress, delivery: CountryRow): string | undefined {
  if (isOf(delivery, address)) return delivery.countryCode;
  const typed = address.country.toLowerCase();
  return typed.length === 2 ? typed : undefined;
}

/** A country is typed as its name or its code. */
const isOf = ({ countryCode, countryName }: CountryRow, { country }: OrderAddress) =>
  [countryCode, countryName].some(known => known.toLowerCase() === country.toLowerCase());
