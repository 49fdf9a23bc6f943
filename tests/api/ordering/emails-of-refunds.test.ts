import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../support/mailbox.ts';
import { openPayingShop } from '../../support/payers.ts';

const TO = 'maria@example.com';

describe('emails about partial refunds', () => {
  const box = {} as Mailbox;
  const variables: Record<string, string> = {};
  beforeAll(async () => {
    Object.assign(box, await startMailbox());
    Object.assign(variables, box.variables);
  });
  const { shop, paypal, agreed, capture, tell, move, staff } = openPayingShop(variables);
  afterAll(() => box.stop());

  /** A paid order of 17.90, of which PayPal refunded 5.00. */
  async function partlyReturned({ isReported }: { isReported: boolean }) {
    const { order, approveUrl } = await agreed();
    await capture(order);
    paypal.refund(approveUrl, 500);
    if (isReported) await tell('PAYMENT.CAPTURE.REFUNDED', approveUrl);
    return { order, approveUrl };
  }
  const textOf = async (subject: string) => (await box.emailTo(TO, subject)).text;
  const NOW_AND_BEFORE =
    'We refunded €12.90 to your original payment method. €5.00 of your €17.90 was refunded earlier.';

  test('a refund after a partial one names both amounts', async () => {
    const { order } = await partlyReturned({ isReported: true });
    expect((await move(order, 'refunded', await staff())).data.state).toBe('refunded');
    expect(await textOf(`Refunded: your order ${order}`)).toContain(NOW_AND_BEFORE);
    shop.takeErrors();
  });

  test('does not announce a part refunded without the shop’s knowledge again', async () => {
    const { order } = await partlyReturned({ isReported: false });
    expect((await move(order, 'refunded', await staff())).data.state).toBe('refunded');
    expect(await textOf(`Refunded: your order ${order}`)).toContain(NOW_AND_BEFORE);
  });

  test('reports a remainder refunded at PayPal as the remainder', async () => {
    const { order, approveUrl } = await partlyReturned({ isReported: true });
    paypal.refund(approveUrl);
    await tell('PAYMENT.CAPTURE.REFUNDED', approveUrl);
    expect(await textOf(`Refunded: your order ${order}`)).toContain(NOW_AND_BEFORE);
    shop.takeErrors();
  });

  test('an order cancelled after a partial refund promises the remainder, and then confirms it', async () => {
    const { order } = await partlyReturned({ isReported: true });
    const token = await staff();
    expect((await move(order, 'cancelled', token)).data.state).toBe('cancelled');
    expect(await textOf(`Cancelled: your order ${order}`)).toContain(
      'We’ll refund €12.90. €5.00 of your €17.90 was refunded earlier.',
    );
    expect((await move(order, 'refunded', token)).data.state).toBe('refunded');
    expect(await textOf(`Refunded: your order ${order}`)).toContain(NOW_AND_BEFORE);
    shop.takeErrors();
  });

  test('names a full refund as one amount', async () => {
    const { order } = await agreed();
    await capture(order);
    expect((await move(order, 'refunded', await staff())).data.state).toBe('refunded');
    const text = await textOf(`Refunded: your order ${order}`);
    expect(text).toContain('We refunded €17.90 to your original payment method.');
    expect(text).not.toContain('before');
  });
});
