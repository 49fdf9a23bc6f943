import { inArray } from 'drizzle-orm';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { EmailKind } from '../../contracts/email-kinds.ts';
import type { Composed, Composer, DueEmail } from '../../emails/composer.ts';
import type { EmailContent } from '../../emails/email.ts';
import { selectShopName } from '../../settings/queries.ts';
import type { User } from './queries.ts';
import { resetLink } from './reset.ts';

type Words = { subject: string; why: string; valid: string; otherwise: string };

const MINE = 'If it wasn’t you, ignore this email. Your password won’t change.';
const STAFF = 'The link works once. If you weren’t expecting this email, ask your administrator.';

const WORDS: Partial<Record<EmailKind, (shop: string) => Words>> = {
  'password-reset': shop => ({
    subject: `Your new ${shop} password`,
    why: 'Someone, hopefully you, asked for a new password. Choose one within 30 minutes.',
    valid: '30 minutes',
    otherwise: MINE,
  }),
  invitation: shop => ({
    subject: `Your ${shop} account`,
    why: `You have a new account in the back office of ${shop}. Choose a password within 7 days.`,
    valid: '7 days',
    otherwise: STAFF,
  }),
  'password-taken': shop => ({
    subject: `Your new ${shop} password`,
    why: `An administrator of ${shop} asks you to choose a new password within 7 days. Your old password and any earlier links no longer work.`,
    valid: '7 days',
    otherwise: STAFF,
  }),
};

/** Emails with a link for choosing a password, for those who can still use it. */
export const composePasswordEmails: Composer = async ({ database, keys }, due) => {
  const ids = due.map(({ userId }) => userId ?? 0);
  const [rows, [shop]] = await database.readBatch([
    build
      .select()
      .from(users)
      .where(inArray(users.userId, jsonInList(ids))),
    selectShopName(),
  ]);
  const found = new Map(rows.filter(({ enabled }) => enabled).map(row => [row.userId, row]));
  const compose = async (email: DueEmail): Promise<[number, Composed][]> => {
    const user = found.get(email.userId ?? 0);
    const words = WORDS[email.kind]?.(shop?.shopName ?? '');
    if (!user || !words || user.email !== email.recipient) return [];
    const link = await resetLink(keys, user, { origin: email.origin, valid: words.valid });
    return [
      [email.letterId, { content: toContent(user, words, { ...email, shop: shop?.shopName ?? '', link }) }],
    ];
  };
  return new Map((await Promise.all(due.map(compose))).flat());
};

type LinkEmail = { kind: EmailKind; origin: string; shop: string; link: string };

/** Only invitations show the user name: staff chose it. One that people chose could be turned into a link by mail clients. */
const toContent = (
  { username }: User,
  words: Words,
  { kind, origin, shop, link }: LinkEmail,
): EmailContent => ({
  subject: words.subject,
  from: shop,
  title: 'Choose a password',
  parts: [
    { kind: 'text', text: words.why },
    kind === 'invitation'
      ? { kind: 'rows', rows: [['User name', username]] }
      : { kind: 'text', text: 'Then log in with it and this email address.' },
    { kind: 'link', label: 'Choose a password', to: link },
  ],
  foot: `${shop}, ${origin}\n${words.otherwise}`,
});
