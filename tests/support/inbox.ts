import { sql } from 'drizzle-orm';
import { makeAccount } from './accounts.ts';
import { startLetterBox } from './letter-box.ts';
import { startShop } from './shop.ts';
import { tokenFor } from './tokens.ts';

export type Inbox = Awaited<ReturnType<typeof openInbox>>;

/** The shop Kiosk with a mail service and somebody of its staff. */
export async function openInbox() {
  const box = await startLetterBox();
  const shop = await startShop({ variables: box.variables });
  const staff = await makeAccount(shop.database, 'staff');
  await shop.database.write(sql`UPDATE settings SET shop_name = 'Kiosk', email = 'hello@kiosk.example'`);
  return {
    box,
    shop,
    token: await tokenFor(staff),
    username: staff.username,
    stop: async () => {
      await shop.stop();
      await box.stop();
    },
  };
}
