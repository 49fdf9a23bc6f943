/** As `web/ui/money.ts` writes it for an English reader; a letter knows no other. */
export function writtenSum(amount: number, denomination: string): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency: denomination }).format(amount);
  } catch {
    return `${amount.toFixed(2)} ${denomination}`;
  }
}
