import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { askAs } from '../../support/ask-as.ts';
import { openPayingShop } from '../../support/payers.ts';
import { openShopWithMail, someone } from '../../support/shop-with-mail.ts';

const NOTHING = sql`UPDATE settings SET shop_name = 'Kiosk'`;

describe.each([
  ['a shop with a configured address', { SHOP_URL: 'https://shop.example' }, 'https://shop.example'],
  ['a shop on a developer’s machine', {}, 'http://localhost'],
])('%s trusts no other', (_, variables, own) => {
  const { box, shop } = openShopWithMail(NOTHING, variables);

  test('the link in an email leads to it, whatever host the request named', async () => {
    const email = someone();
    await makeAccount(shop.database, 'customer', { email });
    const asked = await askAs('evil.example', shop.url, { path: '/api/auth/forgot', json: { email } });
    expect(asked.status).toBe(202);
    const message = await box.emailTo(email, 'Your new Kiosk password');
    expect(message.text).toContain(`${own}/reset-password#token=`);
    expect(message.text + message.html).not.toContain('evil.example');
  });

  test('canonical links, the sitemap and robots.txt do too', async () => {
    for (const path of ['/about', '/sitemap.xml', '/robots.txt']) {
      const { status, text } = await askAs('evil.example', shop.url, { path });
      expect({ path, status, leads: text.includes(own), astray: text.includes('evil.example') }).toEqual({
        path,
        status: 200,
        leads: true,
        astray: false,
      });
    }
  });
});

describe('PayPal', () => {
  const { shop, paypal, sell, place, at } = openPayingShop({ SHOP_URL: 'https://shop.example' });

  test.each(['Pay', 'Cancel'] as const)(
    'redirects after %s to the shop, whatever host the request named',
    async press => {
      const { order } = await sell({});
      const { orderNumber } = (await place({ ...order, payment: 'paypal' })).data;
      const started = await askAs('evil.example', shop.url, { path: at(orderNumber, '/payment'), json: {} });
      expect(started.status).toBe(201);
      const back = await paypal.press(JSON.parse(started.text).approveUrl, press);
      expect(back).toMatch(`https://shop.example/order/${orderNumber}?paypal=`);
    },
  );
});
