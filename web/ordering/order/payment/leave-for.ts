import { addressIn } from '../../../../functions/contracts/web-address.ts';

/** Goes to the payment page; false unless the address is a safe web URL. */
export function leaveFor(address: string): boolean {
  const protocol = addressIn(address)?.protocol;
  const isLocal = location.protocol === 'http:' && protocol === 'http:';
  if (protocol !== 'https:' && !isLocal) return false;
  location.assign(address);
  return true;
}
