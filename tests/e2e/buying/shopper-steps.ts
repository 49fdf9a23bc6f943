import type { BrowserContext, Page } from '@playwright/test';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { DEMO_ACCOUNTS } from '../../../scripts/demo/accounts.ts';
import type { Random } from '../../support/seeded-random.ts';
import type { BadLine, Call, Fate } from './bad-line.ts';
import { placeOrder } from './checkout-test.ts';
import { expect, type Market } from './market-test.ts';
import { pressPlaceOrder, type Shopper } from './shopper-model.ts';

type World = {
  context: BrowserContext;
  line: BadLine;
  shopper: Shopper;
  random: Random;
  markets: readonly Market[];
  placed: () => Promise<Order[]>;
};
/** What was done, if it was possible. */
type Step = (tab: Page) => Promise<string | undefined>;

const customer = DEMO_ACCOUNTS.find(({ role }) => role === 'customer');
const QUICKLY = { intervals: [20, 20, 50, 100] };
const HALF_A_MINUTE = 31_000;

const FATES: Record<Call, readonly Fate[]> = {
  quote: ['answered', 'slow', 'lost', 'away'],
  order: ['answered', 'answered', 'slow', 'late', 'lost', 'lost', 'unsent', 'away', 'limited'],
  check: ['answered', 'answered', 'slow', 'lost', 'away'],
};

/** Everything that shopper, connection and staff may do, in any order. */
export function stepsOf({ context, line, shopper, random, markets, placed }: World) {
  const { oneOf } = random;
  const account = (tab: Page) => tab.getByRole('button', { name: `Account of ${customer?.username}` });
  const storedIn = (tab: Page, key: string) => tab.evaluate(key => localStorage.getItem(key), key);
  const isPlacing = (tab: Page) => tab.getByRole('button', { name: 'Placing...' }).isVisible();
  const draw = (call: Call) => {
    line.fates[call] = oneOf(FATES[call]);
    return `${call} ${line.fates[call]}`;
  };

  /** Nothing is in progress any more, or not without a good connection. */
  const settle = async () => {
    for (const tab of context.pages()) {
      const isStill = async () => (line.isHeld(tab) || !(await isPlacing(tab))) && (await line.isQuiet(tab));
      await expect.poll(isStill, QUICKLY).toBe(true);
    }
  };
  const isOpen = async () => {
    const [orders, ...held] = [await placed(), ...context.pages().map(line.isHeld)];
    return orders.some(({ orderNumber }) => !shopper.confirmed.has(orderNumber)) || held.includes(true);
  };
  const release = async () => {
    for (const call of ['quote', 'order', 'check'] as const) line.fates[call] = 'answered';
    await line.release();
    await settle();
  };

  const put: Step = async tab => {
    const [productCode, quantity] = [oneOf([1, 1, 2]), oneOf([1, 1, 2])];
    await tab.goto(`/cart?add=${productCode}&quantity=${quantity}`);
    const isRefused = new URL(tab.url()).searchParams.has('refused');
    if (isRefused) await tab.goto('/cart');
    else shopper.puts(productCode, quantity);
    return `${isRefused ? 'is refused' : 'puts in'} ${quantity} of ${productCode}`;
  };

  const changeCart: Step = async tab => {
    const change = (await isOpen()) ? 'more' : oneOf(['more', 'fewer', 'remove'] as const);
    if (new URL(tab.url()).pathname !== '/cart') await tab.goto('/cart');
    const pressed = await tab.waitForFunction(pressInCart, change).then(handle => handle.jsonValue());
    if (typeof pressed !== 'object') return undefined;
    const { productCode, quantity } = pressed;
    shopper.puts(productCode, { more: 1, fewer: -1, remove: -quantity }[change]);
    return `${change} of ${productCode}, of which there were ${quantity}`;
  };

  const order: Step = async tab => {
    if (!(await placeOrder(tab).isVisible())) await tab.goto('/checkout');
    const fates = [draw('order'), draw('check')].join(', ');
    const seen = await tab.evaluate(pressPlaceOrder);
    if (seen === null) return undefined;
    shopper.pressed.push(seen);
    await settle();
    return `orders ${seen}; ${fates}`;
  };

  const tabs: Step[] = [
    async tab => {
      await tab.reload();
      return 'reloads';
    },
    async tab => {
      const path = oneOf(['/cart', '/checkout']);
      await tab.goto(path);
      return `goes to ${path}`;
    },
    async tab => {
      const [path, isClosed] = [oneOf(['/cart', '/checkout']), context.pages().length > 1];
      if (isClosed) await tab.close();
      await (await context.newPage()).goto(path);
      return `${isClosed ? 'closes the tab, and ' : ''}opens one at ${path}`;
    },
  ];

  const signIn: Step = async tab => {
    // What was ordered from a cart about to be merged is known only once it has been removed.
    if (shopper.hasPutAway() && (await isOpen())) return undefined;
    const orders = await placed();
    await tab.goto('/login');
    await tab.getByLabel('Username').fill(customer?.username ?? '');
    await tab.getByLabel('Password', { exact: true }).fill(customer?.password ?? '');
    await tab.getByRole('button', { name: 'Login Now' }).click();
    // The checkout, to which it may lead back, has no account menu.
    await account(tab)
      .or(tab.getByRole('link', { name: 'Back to cart' }))
      .first()
      .waitFor();
    await expect.poll(() => storedIn(tab, 'cart-owner'), QUICKLY).toBe(customer?.username);
    shopper.comesBack(orders);
    return 'signs in';
  };
  const endSignIn: Step = async tab => {
    await tab.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}ended`));
    return 'the sign-in ends';
  };
  const logOut: Step = async tab => {
    if (!(await account(tab).isVisible()) || (await isOpen())) return undefined;
    const orders = await placed();
    await account(tab).click();
    await tab.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => storedIn(tab, 'cart-owner'), QUICKLY).toBeNull();
    shopper.logsOut(orders);
    return `logs out, and ${await put(tab)}`;
  };
  const signInOrOut: Step = async tab =>
    (await storedIn(tab, 'token')) ? await oneOf([endSignIn, logOut])(tab) : await signIn(tab);

  const shop: Step[] = [
    async () => {
      const [market, productCode] = [oneOf(markets), oneOf([1, 1, 2])];
      const [NetPrice, StockAvailable] = [oneOf([10, 12, 15]), oneOf([0, 1, 2, 5])];
      await market.change(productCode, { NetPrice, StockAvailable });
      return `${market.country.denomination}: ${productCode} costs ${NetPrice}, ${StockAvailable} are left`;
    },
    async tab => {
      const { countryCode, denomination } = oneOf(markets).country;
      const choice = tab.getByLabel('Country and currency');
      if (!(await choice.isVisible())) return undefined;
      await choice.selectOption(countryCode);
      const chosen = async () => (await context.cookies()).find(({ name }) => name === 'country')?.value;
      await expect.poll(chosen, QUICKLY).toBe(countryCode);
      return `shops in ${denomination}`;
    },
  ];

  const lines: Step[] = [
    async () => draw('quote'),
    async () => {
      await release();
      return 'the line is good again';
    },
    async () => {
      await context.clock.runFor(HALF_A_MINUTE);
      await settle();
      // Late calls arrive right after the shopper has given up.
      await line.release();
      await settle();
      return 'half a minute goes by';
    },
  ];

  const often = [order, order, order, put, put, changeCart, signInOrOut, signInOrOut];
  const kinds = [...often.map(step => [step]), tabs, tabs, shop, shop, lines, lines];
  // Two carts meet only when a shopper returns.
  const back = Array.from({ length: 5 }, () => [signIn]);
  return {
    release,
    signIn,
    put,
    /** The next possible step, in a tab or outside. */
    async step(): Promise<string> {
      for (;;) {
        const tab = oneOf(context.pages());
        const number = context.pages().indexOf(tab) + 1;
        const one = oneOf(oneOf(shopper.hasPutAway() ? [...kinds, ...back] : kinds));
        await settle();
        const said = await one(tab);
        if (said) return `tab ${number}: ${said}`;
      }
    },
  };
}

/**
 * Runs in the browser: clicks a button in the cart's first line, once its fields show what is in the cart; false until
 * then.
 */
function pressInCart(change: string) {
  const cookie = decodeURIComponent(/(?:^|; )cart=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  const button = document.querySelector<HTMLButtonElement>(`#cart-lines [value^=${change}]`);
  if (cookie === '' || !button || button.ariaDisabled === 'true') return 'nothing';
  const productCode = Number(button.value.split(' ')[1]);
  const field = document.querySelector<HTMLInputElement>(`#quantity-${productCode}`);
  const quantity = Number(new RegExp(`(?:^|\\.)${productCode}x(\\d+)`).exec(cookie)?.[1]);
  if (field && Number(field.value) !== quantity) return false;
  button.click();
  return { productCode, quantity };
}
