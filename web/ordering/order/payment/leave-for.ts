import { addressIn } from '../../../../functions/contracts/web-address.ts';

/** Whether it is a safe web URL, seen from a page with this protocol. */
export function canLeaveFor(address: string, from: string): boolean {
  const protocol = addressIn(address)?.protocol;
  return protocol === 'https:' || (from === 'http:' && protocol === 'http:');
}

/** Goes to the payment page; false unless the address is a safe web URL. */
export function leaveFor(address: string): boolean {
  if (!canLeaveFor(address, location.protocol)) return false;
  location.assign(address);
  return true;
}
