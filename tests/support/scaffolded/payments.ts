import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Tree } from './tree.ts';

const GATEWAY = fileURLToPath(new URL('./tide-pay.ts', import.meta.url));

const DESCRIPTIONS = `  cheque: { name: 'Cheque', isOnline: false, isOnDelivery: false },
  tidepay: { name: 'TidePay', isOnline: true, isOnDelivery: false, returnParams: ['session'] },
`;

const WORDS = `  cheque: {
    hint: 'Post a cheque, and we’ll ship once it clears.',
    next: 'Post a cheque over {total}. We’ll ship your order once it clears.',
    placed: ({ total }) => \`Please post a cheque over \${total}.\`,
    refund: sum => \`Post a cheque back: \${sum}.\`,
  },
  tidepay: {
    hint: 'You’ll pay on TidePay after placing the order.',
    next: 'Pay {total} with TidePay and we’ll ship your order.',
    placed: ({ page }) => \`If you haven’t paid yet, you can do so here: \${page}\`,
    refund: sum => \`TidePay refunds \${sum}.\`,
  },
`;

/** The steps of “A payment provider” in docs/adding.md: cheques, which staff book, and TidePay, which reports payments. */
export async function addPaymentMethods(tree: Tree) {
  await tree.edit(
    'functions/contracts/payment-methods.ts',
    '} satisfies Record<string, Description>;',
    `${DESCRIPTIONS}} satisfies Record<string, Description>;`,
  );
  const words = 'export const PAYMENT_WORDS: Record<PaymentMethod, Words> = {\n';
  await tree.edit('functions/contracts/payment-words.ts', words, words + WORDS);
  const gateway = await readFile(GATEWAY, 'utf8');
  await tree.write('functions/ports/tide-pay.ts', gateway.replace('../../../functions/ports/', './'));
  await tree.edit(
    'functions/worker.ts',
    'import { tracedPayments,',
    "import { tidePay } from './ports/tide-pay.ts';\nimport { tracedPayments,",
  );
  const gateways = "Ports['gateways'] => ({\n";
  await tree.edit('functions/worker.ts', gateways, `${gateways}  tidepay: tidePay,\n`);
  await tree.npm('db:triggers', ['more_payment_methods']);
}
