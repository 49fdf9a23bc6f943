import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Tree } from './tree.ts';

const GATEWAY = fileURLToPath(new URL('./tide-pay.ts', import.meta.url));

const DESCRIPTIONS = `  cheque: { name: 'Cheque', isOnline: false, isOnDelivery: false },
  tidepay: { name: 'TidePay', isOnline: true, isOnDelivery: false, returnParams: ['session'] },
`;

/** What is said about both: the file, the start of its texts, and the new ones. */
const WORDS: [path: string, start: string, added: string][] = [
  [
    'web/texts/payments.ts',
    'const WORDS: Record<PaymentMethod, Words> = {',
    `
  cheque: {
    hint: 'Post a cheque, and we’ll ship once it clears.',
    next: 'Post a cheque over {total}. We’ll ship your order once it clears.',
  },
  tidepay: {
    hint: 'You’ll pay on TidePay after placing the order.',
    next: 'Pay {total} with TidePay and we’ll ship your order.',
  },`,
  ],
  [
    'functions/contracts/payment-words.ts',
    'export const PAYMENT_WORDS: Record<PaymentMethod, Words> = {',
    `
  cheque: { placed: ({ total }) => \`Please post a cheque over \${total}.\` },
  tidepay: { placed: ({ page }) => \`If you haven’t paid yet, you can do so here: \${page}\` },`,
  ],
  [
    'web/admin/ordering/orders/move-words.ts',
    'const REFUND_WORDS: Record<PaymentMethod, (sum: string) => string> = {',
    `
  cheque: sum => \`Post a cheque back: \${sum}.\`,
  tidepay: sum => \`TidePay refunds \${sum}.\`,`,
  ],
];

const PROVIDERS = 'functions/ordering/payments/providers';

/** The steps of “A payment provider” in docs/adding.md: cheques, which staff book, and TidePay, which reports payments. */
export async function addPaymentMethods(tree: Tree) {
  await tree.edit(
    'functions/contracts/payment-methods.ts',
    '} satisfies Record<string, Description>;',
    `${DESCRIPTIONS}} satisfies Record<string, Description>;`,
  );
  for (const [path, start, added] of WORDS) await tree.edit(path, start, start + added);
  const gateway = await readFile(GATEWAY, 'utf8');
  await tree.write(
    `${PROVIDERS}/tide-pay.ts`,
    gateway.replace('../../../functions/ports/', '../../../ports/').replace(`../../../${PROVIDERS}/`, './'),
  );
  await tree.edit(
    'functions/ordering/payments/gateways.ts',
    "import { paypal } from './providers/paypal.ts';",
    "import { paypal } from './providers/paypal.ts';\nimport { tidepay } from './providers/tide-pay.ts';",
  );
  await tree.edit(
    'functions/ordering/payments/gateways.ts',
    "  'cash-on-delivery': offline,",
    "  'cash-on-delivery': offline,\n  cheque: offline,\n  tidepay,",
  );
  await tree.npm('db:triggers', ['more_payment_methods']);
}
