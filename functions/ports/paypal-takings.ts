import * as z from 'zod';
import { PaymentNotPermitted, type Span, type Taking } from './payments.ts';
import type { PayPalClient } from './paypal-client.ts';
import { fromMoney, MONEY_TEXT } from './paypal-money.ts';

/** PayPal's maximum page size. */
const PAGE_SIZE = 500;

/** Customer payments; fees, refunds and bank transfers have other code groups, payouts are negative. */
const PAYMENT = /^T00\d\d$/;
/** Completed, partially refunded or under review; not denied or fully reversed. */
const HELD = new Set(['S', 'F', 'P']);

const Transaction = z.object({
  transaction_info: z.object({
    transaction_id: z.string().min(1),
    transaction_event_code: z.string().default(''),
    transaction_status: z.string().default(''),
    transaction_initiation_date: z.string(),
    transaction_amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
    custom_field: z.string().optional(),
    invoice_id: z.string().optional(),
  }),
});
const Transactions = z.object({
  transaction_details: z.array(Transaction).default([]),
  total_pages: z.int().default(0),
});

/** PayPal's Transaction Search: must be enabled for the account; payments appear within three hours. */
export async function listTakings(ask: PayPalClient, { from, to }: Span, page: number) {
  const query = new URLSearchParams({
    start_date: from.toISOString(),
    end_date: to.toISOString(),
    fields: 'transaction_info',
    page_size: String(PAGE_SIZE),
    page: String(page),
  });
  const { transaction_details: details, total_pages: pages } = await ask(
    `/v1/reporting/transactions?${query}`,
    Transactions,
    { method: 'GET' },
  ).catch(withAdvice);
  return { takings: details.flatMap(takingIn), isLast: page >= pages };
}

function withAdvice(error: unknown): never {
  if (!(error instanceof PaymentNotPermitted)) throw error;
  throw new PaymentNotPermitted('PayPal', 'Turn on Transaction Search in the settings of your PayPal app');
}

function takingIn({ transaction_info: info }: z.output<typeof Transaction>): Taking[] {
  const { transaction_amount: money, transaction_event_code: code, transaction_status: status } = info;
  const orderNumber = info.custom_field || info.invoice_id;
  if (!orderNumber || !money || !MONEY_TEXT.test(money.value)) return [];
  if (!PAYMENT.test(code) || !HELD.has(status)) return [];
  const at = new Date(info.transaction_initiation_date);
  return [{ captureId: info.transaction_id, orderNumber, paid: fromMoney(money), at }];
}
