import { eq } from 'drizzle-orm';
import { build } from '../build.ts';
import { settings } from '../schema/settings.ts';

/** A fictitious bank account, and a notice for people who try the shop. */
export const setDemoSettings = () =>
  build
    .update(settings)
    .set({
      bankAccount: 'Meridian (sample account)\nIBAN GB00 MERI 0000 0000 0000 00',
      checkoutNotice: 'This is a demonstration shop: nothing is sent and nothing is charged.',
    })
    .where(eq(settings.id, 1));
