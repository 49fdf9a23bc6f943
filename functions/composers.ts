import { composeReplies } from './content/messages/compose-reply.ts';
import { composeConfirmations } from './content/subscribers/compose.ts';
import type { Composers } from './emails/composer.ts';
import { composeOrderEmails, composeStaffEmails } from './ordering/order-emails/compose.ts';
import { composeReviewRequests } from './ordering/order-emails/review-request.ts';
import { composeAccountEmails } from './people/accounts/compose.ts';
import { composePasswordEmails } from './people/auth/compose.ts';
import { composePasskeyEmails } from './people/passkeys/compose.ts';
import { composeDeletionEmails } from './people/privacy/compose.ts';
import { composeDeviceEmails } from './people/sign-ins/compose.ts';

/** Which composer writes each kind of email. */
export const COMPOSERS: Composers = {
  'order-placed': composeOrderEmails,
  'order-paid': composeOrderEmails,
  'order-shipped': composeOrderEmails,
  'order-delivered': composeOrderEmails,
  'order-cancelled': composeOrderEmails,
  'order-refunded': composeOrderEmails,
  'review-request': composeReviewRequests,
  'order-for-staff': composeStaffEmails,
  'newsletter-confirmation': composeConfirmations,
  'password-reset': composePasswordEmails,
  invitation: composePasswordEmails,
  'password-taken': composePasswordEmails,
  'passkey-added': composePasskeyEmails,
  'passkeys-removed': composePasskeyEmails,
  'recovery-code-used': composePasskeyEmails,
  'new-device': composeDeviceEmails,
  'email-confirmation': composeAccountEmails,
  'email-changing': composeAccountEmails,
  'email-taken': composeAccountEmails,
  'deletion-asked': composeDeletionEmails,
  'deletion-rest': composeDeletionEmails,
  'message-reply': composeReplies,
};
