import { eq } from 'drizzle-orm';
import { build } from '../build.ts';
import { settings } from '../schema/settings.ts';

/** Who runs the demo shop: phone numbers are reserved for fiction, addresses lead nowhere. */
export const setDemoSettings = () =>
  build
    .update(settings)
    .set({
      blurb:
        'An online shop for many countries, with its own prices in each of them. This is a demonstration: you can try everything, and nothing is sent or charged.',
      address: 'Meridian (sample address)\n12 Noon Street\nLondon SE10 9ZZ\nUnited Kingdom',
      email: 'hello@meridian.example',
      ordersEmail: 'orders@meridian.example',
      phone: '+44 20 7946 0012',
      ordersPhone: '+44 20 7946 0024',
      openingDay: '2027-03-20',
      bankAccount: 'Meridian (sample account)\nIBAN GB00 MERI 0000 0000 0000 00',
      timeZone: 'Europe/London',
      checkoutNotice: 'This is a demonstration shop: nothing is sent and nothing is charged.',
    })
    .where(eq(settings.id, 1));
