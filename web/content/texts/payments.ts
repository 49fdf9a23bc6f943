import {
  PAYMENT_METHODS,
  PAYMENTS,
  type PaymentMethod,
} from '../../../functions/contracts/payment-methods.ts';

const NOT_OFFERED = 'Not offered by this shop yet.';

export const paymentChoices = (offered: readonly PaymentMethod[]) =>
  PAYMENTS.map(value => {
    const { name: label, hint } = PAYMENT_METHODS[value];
    return offered.includes(value)
      ? { value, label, hint }
      : { value, label, hint: NOT_OFFERED, disabled: true };
  });

export const dueText = (payment: PaymentMethod) =>
  PAYMENT_METHODS[payment].isOnDelivery ? 'To be paid when it is handed over.' : 'Not paid yet.';

/** While an order is paid at a provider, by its name. */
export const onlineTexts = (name: string) => ({
  pay: `Pay with ${name}`,
  opening: `Opening ${name}...`,
  taking: 'Taking your payment...',
  paid: 'Thank you. Your order is paid.',
  checking: `${name} is checking your payment. You need not pay again: we write to you when it has arrived.`,
  left: `You left ${name} without paying. Nothing was charged.`,
  astray: `${name} did not say where to pay. Try again in a few minutes.`,
});
