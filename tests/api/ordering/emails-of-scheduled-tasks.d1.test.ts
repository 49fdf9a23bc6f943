import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { MONEY } from '../../support/cron-times.ts';
import { openShopWithMail, someone, untilSent } from '../../support/shop-with-mail.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('an email from a scheduled task', () => {
  const named = sql`UPDATE settings SET shop_name = 'Kiosk'`;
  const SHOP_URL = 'https://shop.example';
  const { box, shop, call } = openShopWithMail(named, { SHOP_URL });

  test('links to the shop, even if the email before was deleted long ago', async () => {
    const { sell, place } = buyersOf(shop, call);
    const { order } = await sell({ netPrice: 1999 });
    const email = someone();
    const billing = { ...order.billing, email };
    const { orderNumber } = (await place({ ...order, payment: 'bank-transfer', billing })).data;
    await untilSent(shop, email);
    await shop.database.write(sql`DELETE FROM letters`);
    await shop.database.write(sql`UPDATE orders SET created_at = created_at - ${8 * DAY}`);
    await shop.runTasks(MONEY);
    await untilSent(shop, email);
    const message = await box.emailTo(email, 'Cancelled');
    expect(message.text).toContain(`${SHOP_URL}/order/${orderNumber}\n`);
    expect(message.text).toContain(`Kiosk, ${SHOP_URL}\n`);
  });

  test('links to the shop’s own address, even if it was caused before the shop had one', async () => {
    const { userId, email } = await makeAccount(shop.database, 'customer', { email: someone() });
    await shop.database.write(sql`
      INSERT INTO letters (kind, recipient, origin, user_id, written_at, due_at)
      VALUES ('password-reset', ${email}, 'http://evil.example', ${userId}, ${Date.now()}, 0)`);
    await untilSent(shop, email);
    const message = await box.emailTo(email ?? '', 'Your new Kiosk password');
    expect(message.text).toContain(`${SHOP_URL}/reset-password#token=`);
    expect(message.text).not.toContain('evil');
  });
});
