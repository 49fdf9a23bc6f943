/** What a press alone cannot show to work; each is tried where it is named. */
export const EXCEPTIONS = [
  // It is dragged, or moved by the arrow keys: slider/order.spec.ts.
  { name: /^Move / },
];
