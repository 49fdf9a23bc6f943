export const PAYPAL_WORDS = {
  after: 'We send the parcel when it is paid. After a day without a payment the order is cancelled.',
  pay: 'Pay with PayPal',
  opening: 'Opening PayPal...',
  taking: 'Taking your payment...',
  paid: 'Thank you. Your order is paid.',
  checking: 'PayPal is checking your payment. You need not pay again: we write to you when it has arrived.',
  left: 'You left PayPal without paying. Nothing was charged.',
  astray: 'PayPal did not say where to pay. Try again in a few minutes.',
} as const;
