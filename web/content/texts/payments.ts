import {
  PAYMENT_METHODS,
  PAYMENTS,
  type PaymentMethod,
} from '../../../functions/contracts/payment-methods.ts';

export const paymentChoices = (offered: readonly PaymentMethod[]) =>
  PAYMENTS.filter(value => offered.includes(value)).map(value => {
    const { name: label, hint } = PAYMENT_METHODS[value];
    return { value, label, hint };
  });

export const dueText = (payment: PaymentMethod) =>
  PAYMENT_METHODS[payment].isOnDelivery ? 'To be paid when it is handed over.' : 'Not paid yet.';

/** While an order is paid at a provider, by its name. */
export const onlineTexts = (name: string) => ({
  pay: `Pay with ${name}`,
  opening: `Opening ${name}...`,
  taking: 'Taking your payment...',
  paid: 'Thank you. Your order is paid.',
  checking: `${name} is checking your payment. You need not pay again: this page says when it has arrived.`,
  left: `You left ${name} without paying. Nothing was charged.`,
  astray: `${name} did not say where to pay. Try again in a few minutes.`,
});
