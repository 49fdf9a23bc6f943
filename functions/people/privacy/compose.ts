import type { Composed, Composer, DueEmail } from '../../emails/composer.ts';
import { selectShopName } from '../../settings/queries.ts';
import { deletionLink } from './deletion-link.ts';

const WHY = {
  'deletion-asked': 'You asked us to delete what was sent to us from this address.',
  'deletion-rest':
    'Your account has been deleted. We still have what was sent from this address before you had an account.',
} as Record<string, string>;

/** Emails with a link that deletes what was sent without an account. */
export const composeDeletionEmails: Composer = async ({ database, keys }, due) => {
  const [shop] = await database.read(selectShopName());
  const shopName = shop?.shopName ?? '';
  const compose = async ({ letterId, kind, recipient, origin }: DueEmail): Promise<[number, Composed]> => {
    const content = {
      subject: `Delete what you sent – ${shopName}`,
      from: shopName,
      title: 'Delete what you sent us?',
      parts: [
        { kind: 'text' as const, text: WHY[kind] ?? '' },
        {
          kind: 'text' as const,
          text: 'The link deletes your messages, questions and comments, and removes this address from our newsletter. It works for 7 days.',
        },
        {
          kind: 'link' as const,
          label: 'Delete what I sent',
          to: await deletionLink(keys, { email: recipient, origin }),
        },
      ],
      foot: `${shopName}, ${origin}\nIf it wasn’t you, ignore this email. Nothing will be deleted.`,
    };
    return [letterId, { content }];
  };
  return new Map(await Promise.all(due.map(compose)));
};
