import { PAYMENT_METHODS, PAYMENTS, type PaymentMethod } from '../../functions/contracts/payment-methods.ts';
import { PAYMENT_WORDS } from '../../functions/contracts/payment-words.ts';

export const nextText = (payment: PaymentMethod) => PAYMENT_WORDS[payment].next;

export const paymentChoices = (offered: readonly PaymentMethod[]) =>
  PAYMENTS.filter(value => offered.includes(value)).map(value => ({
    value,
    label: PAYMENT_METHODS[value].name,
    hint: PAYMENT_WORDS[value].hint,
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
