import { composeReplies } from './content/messages/compose-reply.ts';
import { composeConfirmations } from './content/subscribers/compose.ts';
import type { Composers } from './letters/composer.ts';
import { composeOrderLetters, composeStaffLetters } from './ordering/order-letters/compose.ts';
import { composeEmailLetters } from './people/accounts/compose.ts';
import { composePasswordLetters } from './people/auth/compose.ts';
import { composePasskeyLetters } from './people/passkeys/compose.ts';
import { composeDeletionLetters } from './people/privacy/compose.ts';
import { composeDeviceLetters } from './people/sign-ins/compose.ts';

/** Composers by kind of e-mail. */
export const COMPOSERS: Composers = {
  'order-placed': composeOrderLetters,
  'order-paid': composeOrderLetters,
  'order-shipped': composeOrderLetters,
  'order-delivered': composeOrderLetters,
  'order-cancelled': composeOrderLetters,
  'order-refunded': composeOrderLetters,
  'order-for-staff': composeStaffLetters,
  'newsletter-confirmation': composeConfirmations,
  'password-reset': composePasswordLetters,
  invitation: composePasswordLetters,
  'password-taken': composePasswordLetters,
  'passkey-added': composePasskeyLetters,
  'passkeys-removed': composePasskeyLetters,
  'recovery-code-used': composePasskeyLetters,
  'new-device': composeDeviceLetters,
  'email-confirmation': composeEmailLetters,
  'email-changing': composeEmailLetters,
  'email-taken': composeEmailLetters,
  'deletion-asked': composeDeletionLetters,
  'deletion-rest': composeDeletionLetters,
  'message-reply': composeReplies,
};
