const BESIDES_NET_PRICE = ['retailPrice', 'pv', 'pq'] as const;

/** What shoppers see of a price, per piece, as its fields are called: in hundredths in the database. */
export const PRICE_AMOUNTS = ['netPrice', ...BESIDES_NET_PRICE] as const;

/** Those in the country's currency; the others are points. */
export const PRICE_SUMS = ['netPrice', 'retailPrice'] as const satisfies (typeof PRICE_AMOUNTS)[number][];

/** All of them in a cart, where the net price is the unit price. */
export const CART_AMOUNTS = ['unitPrice', ...BESIDES_NET_PRICE] as const;
export type CartAmounts = Record<(typeof CART_AMOUNTS)[number], number>;

/** What an order keeps of them; signed quotes have them in this order. */
export const ORDER_AMOUNTS = ['unitPrice', 'pv', 'pq'] as const satisfies (keyof CartAmounts)[];
export type OrderAmounts = Pick<CartAmounts, (typeof ORDER_AMOUNTS)[number]>;

/** What the API document says of them. */
export const DESCRIBED_AMOUNTS = {
  netPrice: { example: 64.5, meta: {} },
  unitPrice: { example: 64.5, meta: {} },
  retailPrice: { example: 79.9, meta: {} },
  pv: { example: 12, meta: { description: 'Points by volume, of one piece' } },
  pq: { example: 6, meta: { description: 'Points by quantity, of one piece' } },
};

/** An object with these amounts. */
export const amountsOf = <Name extends string, Value>(
  names: readonly Name[],
  amountOf: (name: Name, place: number) => Value,
) => Object.fromEntries(names.map((name, place) => [name, amountOf(name, place)])) as Record<Name, Value>;
