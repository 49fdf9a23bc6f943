/** The header by which the platform tells where a visitor calls from: an address that no other test has. */
export function fromElsewhere(): { 'CF-Connecting-IP': string } {
  const parts = crypto.getRandomValues(new Uint8Array(3));
  return { 'CF-Connecting-IP': `10.${parts.join('.')}` };
}
