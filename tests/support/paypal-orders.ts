type Money = { currency_code: string; value: string };

/** A payment in the fake PayPal. */
export type PayPalOrder = {
  id: string;
  base: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  unit: { reference_id: string; custom_id: string; invoice_id: string; amount: Money };
  context: { return_url: string; cancel_url: string; brand_name: string };
  capture: { id: string; status: string; amount: Money } | undefined;
  takenAt?: number;
  /** Captures that were declined before. */
  declined: { id: string; status: string; amount: Money }[];
  refunds: { id: string; status: string; amount: Money }[];
};

/** The order as PayPal returns it. */
export function toPayPalOrder({ id, base, status, unit, capture, declined, refunds }: PayPalOrder) {
  const captures = [...declined, ...(capture ? [capture] : [])];
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [{ ...unit, ...(captures.length > 0 && { payments: { captures, refunds } }) }],
    links: [
      { rel: 'self', method: 'GET', href: `${base}/v2/checkout/orders/${id}` },
      ...(status === 'COMPLETED'
        ? []
        : [{ rel: 'payer-action', method: 'GET', href: `${base}/approve/${id}` }]),
    ],
  };
}

/** What PayPal would reject in a new order; empty if it matches the documentation. */
export function faultInOrder(body: {
  intent?: string;
  purchase_units?: { reference_id?: string; custom_id?: string; invoice_id?: string; amount?: Money }[];
  payment_source?: { paypal?: { experience_context?: Record<string, string> } };
}): string | undefined {
  const { reference_id, custom_id, invoice_id, amount } = body.purchase_units?.[0] ?? {};
  const context = body.payment_source?.paypal?.experience_context ?? {};
  const decimals = /^(HUF|JPY|TWD)$/.test(amount?.currency_code ?? '') ? /^\d+$/ : /^\d+\.\d\d$/;
  if (body.intent !== 'CAPTURE') return 'its intent is not CAPTURE';
  if (body.purchase_units?.length !== 1) return 'it has not one purchase unit';
  if (!reference_id || reference_id !== custom_id || custom_id !== invoice_id) return 'it names no order';
  if (!decimals.test(amount?.value ?? '') || Number(amount?.value) <= 0)
    return 'its amount has wrong decimals';
  if (!/^[A-Z]{3}$/.test(amount?.currency_code ?? '')) return 'it has no currency';
  if (context.user_action !== 'PAY_NOW' || context.shipping_preference !== 'NO_SHIPPING')
    return 'its context';
  if (!context.brand_name) return 'it names no shop';
  const addresses = [context.return_url, context.cancel_url];
  return addresses.every(address => /^https?:\/\/\S+$/.test(address ?? '')) ? undefined : 'it leads nowhere';
}

export const approvePage = ({ id, unit: { amount }, context: { brand_name: shop } }: PayPalOrder) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>PayPal</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><main><h1>PayPal (stand-in)</h1>
<p>${shop.replace(/[<&]/g, '')} asks for ${amount.value} ${amount.currency_code}.</p>
<form method="post" action="/approve/${id}"><button name="press" value="Pay">Pay</button>
<button name="press" value="Cancel">Cancel</button></form></main></html>`;
