import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buyersOf } from '../../support/buyers.ts';
import { makeCountry } from '../../support/factories.ts';
import { openShop, type Shop } from '../../support/shop.ts';

type Fields = Record<string, string>;
type Sent = { fields: Fields; cookies: Fields; origin?: string; type?: string };

const someone = (): Fields => ({
  'billing.email': `${crypto.randomUUID()}@example.com`,
  'billing.firstName': 'Maria',
  'billing.lastName': 'Lang',
  'billing.address': 'Lindenstraße 12',
  'billing.city': 'Berlin',
  'billing.state': 'Berlin',
  'billing.postcode': '10969',
  'billing.phone': '+49 30 1234567',
  payment: 'cash-on-delivery',
});

const withCookies = (cookies: Fields) => ({
  Accept: 'text/html',
  Cookie: Object.entries(cookies)
    .map(pair => pair.join('='))
    .join('; '),
});

/** Buys with forms, as a browser without JavaScript does. */
function formsOf(shop: Shop) {
  const open = async (cookies: Fields): Promise<Fields> => {
    const answer = await fetch(`${shop.url}/checkout`, { headers: withCookies(cookies) });
    const page = await answer.text();
    const hidden = page.matchAll(/<input type="hidden" name="(seen\.\w+)" value="([^"]*)"/g);
    const seen: Fields = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    return { country: seen['seen.countryCode'] ?? '', ...seen };
  };
  const send = async ({ fields, cookies, origin = shop.url, type }: Sent) => {
    const answer = await fetch(`${shop.url}/checkout`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...withCookies(cookies), Origin: origin, ...(type && { 'Content-Type': type }) },
      body: type ? new URLSearchParams(fields).toString() : new URLSearchParams(fields),
    });
    const [cart] = answer.headers.getSetCookie();
    const to = answer.headers.get('Location') ?? '';
    const cached = answer.headers.get('Cache-Control');
    return { status: answer.status, to, cart: cart?.split(';')[0], cached, page: await answer.text() };
  };
  const ordersOf = async ({ 'billing.email': email }: Fields) =>
    await shop.database.read(
      sql<{ number: string }>`SELECT order_number AS number FROM orders WHERE email = ${email}`,
    );
  return { open, send, ordersOf };
}

describe('an order by the checkout’s form', () => {
  const { shop, call } = openShop();
  const { sell } = buyersOf(shop, call);
  const shopper = async (stock = 5) => {
    const { country, countryId, lines } = await sell({ stockAvailable: stock });
    const [{ productCode } = { productCode: 0 }] = lines;
    const cookies = { country, cart: `${productCode}x2` };
    const forms = formsOf(shop);
    return {
      ...forms,
      cookies,
      countryId,
      productCode,
      fields: { ...(await forms.open(cookies)), ...someone() },
    };
  };

  test('leads to the order and empties the cart', async () => {
    const { send, ordersOf, cookies, fields } = await shopper();
    const { status, to, cart } = await send({ fields, cookies });
    const [order] = await ordersOf(fields);
    const email = encodeURIComponent(fields['billing.email'] ?? '');
    expect({ status, to, cart }).toEqual({
      status: 303,
      to: `/order/${order?.number}?email=${email}&placed=yes`,
      cart: 'cart=',
    });
  });

  test('is placed once, however often it is sent, and later carts stay', async () => {
    const { send, ordersOf, cookies, fields } = await shopper();
    const both = await Promise.all([send({ fields, cookies }), send({ fields, cookies })]);
    const to = both[0].to;
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const later = { ...cookies, cart: '1x1' };
    const again = await send({ fields, cookies: later });
    expect(again).toMatchObject({ status: 303, to: to.replace('placed', 'found'), cart: undefined });
    const changed = await send({ fields: { ...fields, notes: 'Please ring' }, cookies });
    expect(changed).toMatchObject({ status: 303, to: to.replace('placed', 'found'), cart: undefined });
    expect(await ordersOf(fields)).toHaveLength(1);
  });

  test('from another site is refused', async () => {
    const { send, ordersOf, cookies, fields } = await shopper();
    for (const type of [undefined, 'text/plain', 'multipart/form-data; boundary=x']) {
      const origin = 'https://evil.example';
      expect(await send({ fields, cookies, origin, ...(type && { type }) })).toMatchObject({ status: 403 });
    }
    expect(await ordersOf(fields)).toEqual([]);
  });

  test('shows every wrong field and what was typed, but no password', async () => {
    const { send, ordersOf, cookies, fields } = await shopper();
    const wrong = {
      ...fields,
      'billing.email': 'nobody',
      'billing.firstName': ' ',
      'billing.lastName': '<b>Lang</b>',
      creates: 'on',
      'account.username': 'maria',
      'account.password': 'hunter2',
      payment: 'barter',
    };
    const { status, cached, cart, page } = await send({ fields: wrong, cookies });
    expect({ status, cached, cart }).toEqual({ status: 422, cached: 'no-store', cart: undefined });
    for (const name of ['billing.email', 'billing.firstName', 'account.password', 'payment'])
      expect(page).toContain(`href="#${name}"`);
    expect(page).toContain('value="&lt;b&gt;Lang&lt;/b&gt;"');
    expect(page).not.toMatch(/hunter2|<b>Lang/);
    expect(await ordersOf(wrong)).toEqual([]);
  });

  test('at another price than the one shown is refused, once the quote no longer holds', async () => {
    const { send, ordersOf, cookies, fields, countryId } = await shopper();
    await shop.database.write(
      sql`UPDATE product_prices SET net_price = net_price + 100 WHERE country_id = ${countryId}`,
    );
    const { status, page } = await send({ fields: { ...fields, 'seen.quote': 'expired' }, cookies });
    expect(status).toBe(409);
    expect(page).toContain('We’ve updated your order. Please review it and place it again.');
    expect(page).toContain('value="Lindenstraße 12"');
    expect(await ordersOf(fields)).toEqual([]);
    expect(await send({ fields, cookies })).toMatchObject({ status: 303 });
  });

  test('of what another tab has changed is refused', async () => {
    const { send, ordersOf, cookies, fields, productCode } = await shopper();
    const { status, page } = await send({ fields, cookies: { ...cookies, cart: `${productCode}x1` } });
    expect(status).toBe(409);
    expect(page).toContain('Your cart was changed in another tab.');
    expect(await ordersOf(fields)).toEqual([]);
  });

  test('with another country shows that country’s prices, even if the shop sells nothing there', async () => {
    const { send, ordersOf, cookies, fields } = await shopper();
    const { countryCode, countryName } = await makeCountry(shop.database);
    for (const [country, shown] of [
      [countryCode, countryName],
      ['ZZZ', ''],
    ]) {
      const answer = await send({ fields: { ...fields, country: country ?? '' }, cookies });
      expect(answer).toMatchObject({ status: 422, cart: `country=${country}` });
      expect(answer.page).toContain(`Prices, stock and shipping are for ${shown}`);
      expect(answer.page).toContain('value="Lindenstraße 12"');
    }
    expect(await ordersOf(fields)).toEqual([]);
  });

  test.each<[string, (fields: Fields) => Partial<Sent>]>([
    ['nothing', () => ({ fields: {} })],
    ['JSON', fields => ({ fields, type: 'application/json' })],
    ['a key that is none', fields => ({ fields: { ...fields, 'seen.key': 'ü\n', 'seen.lines': '' } })],
    ['lines that are none', fields => ({ fields: { ...fields, 'seen.lines': '[null]' } })],
    ['a total that is none', fields => ({ fields: { ...fields, 'seen.total': 'free' } })],
  ])('made of %s is refused on the page', async (_, broken) => {
    const { send, ordersOf, cookies, fields } = await shopper();
    const { status, page } = await send({ fields, cookies, ...broken(fields) });
    expect([409, 422]).toContain(status);
    expect(page).toContain('role="alert"');
    expect(await ordersOf(fields)).toEqual([]);
  });
});

describe('orders by form', () => {
  const { shop, call } = openShop({ variables: { ORDER_LIMIT: '1' } });
  const { sell } = buyersOf(shop, call);

  test('count like any other towards the limit of a place', async () => {
    const { country, lines } = await sell({});
    const cookies = { country, cart: `${lines[0]?.productCode}x1` };
    const { open, send } = formsOf(shop);
    const sendNew = async () => await send({ fields: { ...(await open(cookies)), ...someone() }, cookies });
    expect(await sendNew()).toMatchObject({ status: 303 });
    const { status, page } = await sendNew();
    expect(status).toBe(429);
    expect(page).toContain('value="Lindenstraße 12"');
  });
});
