/** The header with which the platform sends the client address: one that no other test has. */
export function fromElsewhere(): { 'CF-Connecting-IP': string } {
  const parts = crypto.getRandomValues(new Uint8Array(3));
  return { 'CF-Connecting-IP': `10.${parts.join('.')}` };
}
