import { PAYMENT_METHODS, PAYMENTS, type PaymentMethod } from '../../functions/contracts/payment-methods.ts';

type Words = {
  /** Next to the choice at checkout. */
  hint: string;
  /** On the page of an unpaid order; `{total}` stands for its total. */
  next: string;
};

const WORDS: Record<PaymentMethod, Words> = {
  'bank-transfer': {
    hint: 'Transfer the total, and we’ll ship once it arrives.',
    next: 'Transfer the total with this reference. We’ll ship your order once the money arrives.',
  },
  paypal: {
    hint: 'You’ll pay on PayPal after placing the order.',
    next: 'Pay {total} with PayPal and we’ll ship your order. Unpaid orders are cancelled after a day.',
  },
  'cash-on-delivery': {
    hint: 'You pay when your parcel arrives.',
    next: 'Have {total} ready: you pay when your parcel arrives.',
  },
};

export const nextText = (payment: PaymentMethod) => WORDS[payment].next;

export const paymentChoices = (offered: readonly PaymentMethod[]) =>
  PAYMENTS.filter(value => offered.includes(value)).map(value => ({
    value,
    label: PAYMENT_METHODS[value].name,
    hint: WORDS[value].hint,
  }));

export const NOTHING_TO_PAY_WITH = 'We can’t take a payment for this order right now.';

export const dueText = (payment: PaymentMethod) =>
  PAYMENT_METHODS[payment].isOnDelivery ? 'Payment due on delivery.' : 'Not paid yet.';

/** Texts for paying online, with the provider's name. */
export const onlineTexts = (name: string) => ({
  pay: `Pay with ${name}`,
  opening: `Opening ${name}...`,
  taking: 'Processing your payment...',
  take: 'Finish your payment',
  paid: 'Thank you. We’ve received your payment.',
  checking: `${name} is checking your payment. Don’t pay again. This page will update when it arrives.`,
  left: `You left ${name} before paying. You haven’t been charged.`,
  astray: `We couldn’t open ${name}. Please try again in a few minutes.`,
});
