import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { settings } from '../schema/settings.ts';

/** An account that no bank knows, and a word to whoever tries the shop out. */
export const setDemoSettings = (database: Database) =>
  database
    .update(settings)
    .set({
      bankAccount: 'Meridian (sample account)\nIBAN GB00 MERI 0000 0000 0000 00',
      checkoutNotice: 'This is a demonstration shop: nothing is sent and nothing is charged.',
    })
    .where(eq(settings.id, 1));
