import { newId } from './paypal-money.ts';
import type { PayPalOrder } from './paypal-orders.ts';

const HOUR = 3_600_000;
/** Later transactions are not in the list yet. */
const LISTED_AFTER_MS = 3 * HOUR;
const MOST_DAYS = 31;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;

const STATUSES: Record<string, string> = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'F',
  PENDING: 'P',
  REFUNDED: 'V',
};

/** What PayPal would reject in a search; empty if it matches the documentation. */
export function faultInSearch(asked: URLSearchParams): string | undefined {
  const [from = '', to = ''] = [asked.get('start_date') ?? '', asked.get('end_date') ?? ''];
  if (!MOMENT.test(from) || !MOMENT.test(to)) return 'a search without its dates';
  const length = Date.parse(to) - Date.parse(from);
  if (length < 0 || length > MOST_DAYS * 24 * HOUR) return 'a search of too long a time';
  if (Date.parse(from) > Date.now() - LISTED_AFTER_MS)
    return 'data for the given start date is not available';
  if (!(Number(asked.get('page')) >= 1)) return 'a search without a page';
  return Number(asked.get('page_size')) <= 500 ? undefined : 'a search for too large a page';
}

/** A page of the payments in a period, each with its fee, as in Transaction Search. */
export function takenBy(payments: PayPalOrder[], asked: URLSearchParams, { pageSize }: { pageSize: number }) {
  const [from, to] = ['start_date', 'end_date'].map(name => Date.parse(asked.get(name) ?? ''));
  const listed = Date.now() - LISTED_AFTER_MS;
  const all = payments
    .filter(
      ({ takenAt = Date.now() }) => takenAt <= listed && takenAt >= Number(from) && takenAt <= Number(to),
    )
    .flatMap(transactionsOf);
  const page = Number(asked.get('page'));
  return {
    transaction_details: all.slice((page - 1) * pageSize, page * pageSize),
    account_number: 'XZXSPECPDZHZU',
    start_date: asked.get('start_date'),
    end_date: asked.get('end_date'),
    last_refreshed_datetime: new Date(listed).toISOString(),
    page,
    total_items: all.length,
    total_pages: Math.ceil(all.length / pageSize),
  };
}

function transactionsOf({ capture, takenAt = 0, unit }: PayPalOrder) {
  if (!capture) return [];
  const at = new Date(takenAt).toISOString().replace(/\.\d+Z$/, '+0000');
  const common = {
    transaction_initiation_date: at,
    transaction_updated_date: at,
    transaction_status: STATUSES[capture.status] ?? 'D',
    custom_field: unit.custom_id,
    invoice_id: unit.invoice_id,
  };
  const taken = {
    transaction_id: capture.id,
    transaction_event_code: 'T0006',
    transaction_amount: capture.amount,
    ...common,
  };
  const fee = {
    transaction_id: newId(),
    paypal_reference_id: capture.id,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: 'T0106',
    transaction_amount: { ...capture.amount, value: '-0.50' },
    ...common,
  };
  return [taken, fee].map(transaction_info => ({ transaction_info }));
}
