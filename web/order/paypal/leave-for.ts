/** Takes somebody to where they pay; false where that is no address of the web, or an open one of a closed shop. */
export function leaveFor(address: string): boolean {
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  const isLocal = location.protocol === 'http:' && protocol === 'http:';
  if (protocol !== 'https:' && !isLocal) return false;
  location.assign(address);
  return true;
}
