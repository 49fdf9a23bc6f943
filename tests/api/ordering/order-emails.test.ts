import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buyersOf } from '../../support/buyers.ts';
import { openShopWithMail, someone, untilSent } from '../../support/shop-with-mail.ts';

describe('order emails', () => {
  const { box, shop, staff, call } = openShopWithMail(
    sql`UPDATE settings SET shop_name = 'Kiosk', bank_account = 'Kiosk Ltd' || char(10) || 'IBAN 17'`,
  );

  const order = async (email: string, given: object = {}) => {
    const { sell, place } = buyersOf(shop, call);
    const { order: one } = await sell({ netPrice: 1999 });
    const billing = { ...one.billing, firstName: '<b>Zoë', email };
    return (await place({ ...one, ...given, billing })).data;
  };
  const move = async (orderNumber: string, to: string, note = '') =>
    await call('POST', `/api/orders/${orderNumber}/moves`, {
      json: { to, note },
      token: staff.token,
    });

  test('confirm an order with its items and how to pay, in text and HTML alike', async () => {
    const email = someone();
    const { orderNumber, lines } = await order(email);
    const message = await box.emailTo(email, 'Your order');
    expect(message.subject).toBe(`Your order ${orderNumber} – Kiosk`);
    const said = [
      `1 × ${lines[0]?.productName}`,
      '€27.89',
      'Kiosk Ltd',
      'IBAN 17',
      `${shop.url}/order/${orderNumber}`,
    ];
    for (const words of said)
      expect({ text: message.text, html: message.html ?? '' }).toEqual({
        text: expect.stringContaining(words),
        html: expect.stringContaining(words),
      });
    expect(message.text).toContain('<b>Zoë');
    expect(message.html).toContain('&lt;b&gt;Zoë');
  });

  test('report each transition once, with its note', async () => {
    const email = someone();
    const { orderNumber } = await order(email);
    await move(orderNumber, 'paid');
    await box.emailTo(email, 'Paid');
    await move(orderNumber, 'shipped', 'Parcel 17');
    expect((await box.emailTo(email, 'On its way')).text).toContain('Parcel 17');
    const other = someone();
    await move((await order(other)).orderNumber, 'cancelled');
    expect((await box.emailTo(other, 'Cancelled')).text).toContain('nothing to pay');
    await shop.runTasks();
    const subjects = box.letters.filter(({ to }) => to === email).map(({ subject }) => subject.split(':')[0]);
    expect(subjects.sort()).toEqual(['On its way', 'Paid', `Your order ${orderNumber} – Kiosk`]);
  });

  test('survive a mail outage that does not affect orders, and are sent later', async () => {
    const email = someone();
    box.break();
    const { orderNumber } = await order(email);
    await box.refused(1);
    box.mend();
    expect(orderNumber).toMatch(/^M/);
    await untilSent(shop);
    await box.emailTo(email, 'Your order');
  });
});
