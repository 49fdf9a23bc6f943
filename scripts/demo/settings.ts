import { eq } from 'drizzle-orm';
import { settings } from '../../db/schema/settings.ts';
import { build } from '../../db/sql/build.ts';

/** Contact details of the demo shop. Phone numbers and addresses are fictional. */
export const setDemoSettings = () =>
  build
    .update(settings)
    .set({
      blurb:
        'One online shop for many countries, each with its own prices. This is a demo: try anything you like. Nothing is shipped or charged.',
      address: 'Meridian (sample address)\n12 Noon Street\nLondon SE10 9ZZ\nUnited Kingdom',
      email: 'hello@meridian.example',
      ordersEmail: 'orders@meridian.example',
      phone: '+44 20 7946 0012',
      ordersPhone: '+44 20 7946 0024',
      openingDay: '2027-03-20',
      bankAccount: 'Meridian (sample account)\nIBAN GB00 MERI 0000 0000 0000 00',
      returnDays: 30,
      returnPostage: 'customer',
      timeZone: 'Europe/London',
      checkoutNotice: 'This is a demo shop: nothing is shipped and nothing is charged.',
    })
    .where(eq(settings.id, 1));
