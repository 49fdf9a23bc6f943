import { PAYMENT_METHODS, PAYMENTS, type PaymentMethod } from '../../functions/contracts/payment-methods.ts';

export const paymentChoices = (offered: readonly PaymentMethod[]) =>
  PAYMENTS.filter(value => offered.includes(value)).map(value => {
    const { name: label, hint } = PAYMENT_METHODS[value];
    return { value, label, hint };
  });

export const dueText = (payment: PaymentMethod) =>
  PAYMENT_METHODS[payment].isOnDelivery ? 'Payment due on delivery.' : 'Not paid yet.';

/** Texts for paying online, with the provider's name. */
export const onlineTexts = (name: string) => ({
  pay: `Pay with ${name}`,
  opening: `Opening ${name}...`,
  taking: 'Processing your payment...',
  paid: 'Thank you. We’ve received your payment.',
  checking: `${name} is checking your payment. Don’t pay again. This page will update when it arrives.`,
  left: `You left ${name} before paying. You haven’t been charged.`,
  astray: `We couldn’t open ${name}. Please try again in a few minutes.`,
});
