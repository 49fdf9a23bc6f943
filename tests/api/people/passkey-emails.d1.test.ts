import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { passkeyOwnersOf } from '../../support/passkey-owners.ts';
import { openShopWithMail } from '../../support/shop-with-mail.ts';

describe('the owner of an account', () => {
  const { box, shop } = openShopWithMail(sql`UPDATE settings SET shop_name = 'Kiosk'`);
  const { call, makeOwner, makeCodes, login, require } = passkeyOwnersOf(shop);

  test('gets an email about a new passkey, a used recovery code and removed passkeys', async () => {
    const [owner, admin] = [await makeOwner(), await makeOwner('admin')];
    const to = owner.user.email ?? '';
    const added = await box.emailTo(to, 'A passkey was added to your Kiosk account');
    expect(added.text).toContain('/admin/profile');
    const [recoveryCode] = await makeCodes(owner.token);
    await makeCodes(admin.token);
    expect((await require(admin.token)).status).toBe(200);
    expect((await login(owner.user.username, { recoveryCode: 'wrong' })).status).toBe(401);
    expect((await login(owner.user.username, { recoveryCode })).status).toBe(200);
    await box.emailTo(to, 'A recovery code for your Kiosk account was used');
    await call('DELETE', `/api/accounts/${owner.user.userId}/passkeys`, { token: admin.token });
    await box.emailTo(to, 'The passkeys on your Kiosk account were removed');
    expect(
      box.letters.filter(message => message.to === to && /passkey|recovery/.test(message.subject)),
    ).toHaveLength(3);
  });
});
