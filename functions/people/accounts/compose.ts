import { inArray } from 'drizzle-orm';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { Composed, Composer, DueEmail } from '../../emails/composer.ts';
import type { EmailContent, EmailPart } from '../../emails/email.ts';
import { selectShopName } from '../../settings/queries.ts';
import type { Keys } from '../../signing/key-ring.ts';
import { emailLink } from './change-email.ts';

type User = typeof users.$inferSelect;
type About = { email: DueEmail; user: User; shop: string; keys: Keys };

const text = (words: string): EmailPart => ({ kind: 'text', text: words });

const CONTENTS: Record<
  string,
  (about: About) => Promise<Pick<EmailContent, 'subject' | 'title' | 'parts'> | undefined>
> = {
  'email-confirmation': async ({ email: { recipient, origin }, user, shop, keys }) => {
    if (user.newEmail !== recipient) return undefined;
    const link = { userId: user.userId, email: recipient, version: user.tokenVersion, origin };
    return {
      subject: `Confirm your new address – ${shop}`,
      title: 'Confirm your new address',
      parts: [
        text(
          `Someone, hopefully you, wants to use this address for an account at ${shop}. To allow it, confirm within 7 days.`,
        ),
        { kind: 'link', label: 'Confirm address', to: await emailLink(keys, link) },
      ],
    };
  },
  'email-changing': async ({ shop, email: { origin } }) => ({
    subject: `Your address at ${shop} is about to change`,
    title: 'Your email address is about to change',
    parts: [
      text(`Someone signed in to your account at ${shop} asked to change its email address.`),
      text('If it was you, there’s nothing to do. If not, choose a new password now to stop the change.'),
      { kind: 'link', label: 'Choose a new password', to: `${origin}/forgot-password` },
    ],
  }),
  'email-taken': async ({ shop, email: { origin } }) => ({
    subject: `Your account at ${shop}`,
    title: 'You already have an account',
    parts: [
      text(
        `Someone, perhaps you, tried to use this address for another account at ${shop}. It stays with your account.`,
      ),
      { kind: 'link', label: 'Log in', to: `${origin}/login` },
    ],
  }),
};

/** Emails about the address of an account. */
export const composeAccountEmails: Composer = async ({ database, keys }, due) => {
  const ids = due.map(({ userId }) => userId ?? 0);
  const [rows, [named]] = await database.readBatch([
    build
      .select()
      .from(users)
      .where(inArray(users.userId, jsonInList(ids))),
    selectShopName(),
  ]);
  const shop = named?.shopName ?? '';
  const found = new Map(rows.map(row => [row.userId, row]));
  const compose = async (email: DueEmail): Promise<[number, Composed][]> => {
    const user = found.get(email.userId ?? 0);
    const content = user && (await CONTENTS[email.kind]?.({ email, user, shop, keys }));
    if (!content) return [];
    return [[email.letterId, { content: { ...content, from: shop, foot: `${shop}, ${email.origin}` } }]];
  };
  return new Map((await Promise.all(due.map(compose))).flat());
};
