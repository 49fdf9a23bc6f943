import type { BrowserContext } from '@playwright/test';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { type CartLine, linesIn } from '../../../web/ordering/cart/cart-lines.ts';

type Pieces = Record<number, number>;

/** What a shopper added, saw when ordering, and got confirmed. */
export async function shopperOf(context: BrowserContext) {
  const put: Pieces = {};
  let away: Pieces = {};
  const pressed: string[] = [];
  const confirmed = new Set<string>();
  await context.exposeFunction('tellOfOrder', (orderNumber: string) => confirmed.add(orderNumber));
  await context.addInitScript(watchForOrders);

  const isLeft = (orders: readonly Order[]) => lessOrdered(put, orders);
  return {
    confirmed,
    pressed,
    /** Adds or removes pieces. */
    puts: (productCode: number, pieces: number) => {
      put[productCode] = (put[productCode] ?? 0) + pieces;
    },
    /** What was added and not ordered. */
    isLeft,
    hasPutAway: () => Object.keys(away).length > 0,
    /** Nothing is left for the next person. */
    logsOut(orders: readonly Order[]) {
      away = isLeft(orders);
      for (const [code, pieces] of Object.entries(away))
        put[Number(code)] = (put[Number(code)] ?? 0) - pieces;
    },
    /** The stored cart is back, with the larger quantity of each product. */
    comesBack(orders: readonly Order[]) {
      const present = isLeft(orders);
      for (const [code, pieces] of Object.entries(away)) {
        const more = Math.max(0, pieces - (present[Number(code)] ?? 0));
        put[Number(code)] = (put[Number(code)] ?? 0) + more;
      }
      away = {};
    },
    /** Orders that differ from what the shopper saw when ordering; a click places one at most. */
    unseen: (orders: readonly Order[]) => {
      const left = [...pressed];
      return orders.map(wordsOf).filter(words => {
        const index = left.indexOf(words);
        if (index >= 0) left.splice(index, 1);
        return index < 0;
      });
    },
  };
}

export type Shopper = Awaited<ReturnType<typeof shopperOf>>;

function lessOrdered(put: Pieces, orders: readonly Order[]): Pieces {
  const left = { ...put };
  for (const { productCode, quantity } of orders.flatMap(({ lines }) => lines))
    left[productCode] = (left[productCode] ?? 0) - quantity;
  return withoutNone(left);
}

const withoutNone = (pieces: Pieces): Pieces =>
  Object.fromEntries(Object.entries(pieces).filter(([, number]) => number !== 0));

export async function cartIn(context: BrowserContext): Promise<Pieces> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cart');
  const lines: CartLine[] = linesIn(decodeURIComponent(cookie?.value ?? ''));
  return Object.fromEntries(lines.map(({ productCode, quantity }) => [productCode, quantity]));
}

/** In the checkout's words. */
const wordsOf = ({ lines, total }: Order) =>
  [...lines.map(({ productName, quantity }) => `${productName} × ${quantity}`).sort(), total].join(', ');

declare global {
  interface Window {
    tellOfOrder: (orderNumber: string) => Promise<void>;
  }
}

/** Runs in the browser: collects everything a page says about an order, however briefly. */
function watchForOrders() {
  const said = new Set<string>();
  const SAYINGS = [
    /Your order (M\w{8}) was placed/,
    /(?:Your order is placed\.|had already been placed).*Order (M\w{8})/s,
  ];
  const look = () => {
    const words = document.getElementById('content')?.textContent ?? '';
    for (const saying of SAYINGS) {
      const number = saying.exec(words)?.[1];
      if (!number || said.has(number)) continue;
      said.add(number);
      void window.tellOfOrder(number);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Runs in the browser: clicks Place Order, and returns what was about to be ordered; null if nothing was. */
export function pressPlaceOrder(): string | null {
  const button = [...document.querySelectorAll<HTMLButtonElement>('main form button[type=submit]')].find(
    ({ textContent, disabled, ariaBusy }) =>
      textContent?.startsWith('Place Order') && !disabled && ariaBusy !== 'true',
  );
  if (!button) return null;
  const lines = [...document.querySelectorAll('[aria-labelledby=your-order] li p:first-child > span')]
    .map(({ textContent }) => textContent ?? '')
    .filter(words => / × \d+$/.test(words));
  const totals = [...document.querySelectorAll('[aria-labelledby=your-order] dl > div')];
  const total = totals.find(row => row.querySelector('dt')?.textContent === 'Total')?.querySelector('dd');
  button.click();
  return [...lines.sort(), Number(total?.textContent?.replace(/[^\d.]/g, ''))].join(', ');
}
