import {
  PAYMENT_METHODS,
  PAYMENTS,
  type PaymentMethod,
} from '../../../functions/contracts/payment-methods.ts';

type PaymentTexts = {
  label: string;
  /** Beside the choice at the checkout. */
  hint: string;
  /** What a refund means for staff; `sum` is money as text. */
  refund: (sum: string) => string;
  /** On the invoice of an order that waits to be paid. */
  howToPay?: (to: { bankAccount: readonly string[]; orderNumber: string }) => string[];
};

/** What screens say of each way to pay. What comes next on the page of an order: web/ordering/order/next-steps.tsx. */
export const PAYMENT_TEXTS: Record<PaymentMethod, PaymentTexts> = {
  'bank-transfer': {
    label: 'Direct bank transfer',
    hint: 'You transfer the total; we send the parcel when it has arrived.',
    refund: sum => `You transfer the money yourself: ${sum}.`,
    howToPay: ({ bankAccount, orderNumber }) => [...bankAccount, `Reference ${orderNumber}`],
  },
  paypal: {
    label: 'PayPal',
    hint: 'You pay at PayPal as soon as the order is placed.',
    refund: sum => `PayPal sends ${sum} back.`,
  },
  'cash-on-delivery': {
    label: 'Cash on delivery',
    hint: 'You pay when the parcel is handed to you.',
    refund: sum => `You give the money back yourself: ${sum}.`,
  },
};

const NOT_OFFERED = 'Not offered by this shop yet.';

export const paymentChoices = (offered: readonly PaymentMethod[]) =>
  PAYMENTS.map(value => {
    const { label, hint } = PAYMENT_TEXTS[value];
    return offered.includes(value)
      ? { value, label, hint }
      : { value, label, hint: NOT_OFFERED, disabled: true };
  });

export const dueText = (payment: PaymentMethod) =>
  PAYMENT_METHODS[payment].isOnDelivery ? 'To be paid when it is handed over.' : 'Not paid yet.';
