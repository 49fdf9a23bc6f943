import { inArray } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { jsonInList } from '../../../db/in-list.ts';
import { users } from '../../../db/schema/users.ts';
import type { LetterKind } from '../../contracts/letter-kinds.ts';
import type { Composed, Composer, DueLetter } from '../../letters/composer.ts';
import type { LetterContent } from '../../letters/letter.ts';
import { selectShopName } from '../../office/settings/queries.ts';
import type { User } from './queries.ts';
import { resetLink } from './reset.ts';

type Words = { subject: string; why: string; valid: string; otherwise: string };

const MINE = 'If it wasn’t you, ignore this e-mail. Your password won’t change.';
const STAFF = 'The link works once. If you weren’t expecting this, ask an administrator of the shop.';

const WORDS: Partial<Record<LetterKind, (shop: string) => Words>> = {
  'password-reset': shop => ({
    subject: `Your new ${shop} password`,
    why: 'Someone, hopefully you, requested a new password. Choose one within 30 minutes.',
    valid: '30 minutes',
    otherwise: MINE,
  }),
  invitation: shop => ({
    subject: `Your ${shop} account`,
    why: `An account was created for you in the back office of ${shop}. Choose its password within 7 days.`,
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

/** E-mails with a link to choose a password, to accounts that can still use it. */
export const composePasswordLetters: Composer = async ({ database, keys }, due) => {
  const ids = due.map(({ userId }) => userId ?? 0);
  const [rows, [shop]] = await database.readBatch([
    build
      .select()
      .from(users)
      .where(inArray(users.userId, jsonInList(ids))),
    selectShopName(),
  ]);
  const found = new Map(rows.filter(({ enabled }) => enabled).map(row => [row.userId, row]));
  const compose = async (letter: DueLetter): Promise<[number, Composed][]> => {
    const user = found.get(letter.userId ?? 0);
    const words = WORDS[letter.kind]?.(shop?.shopName ?? '');
    if (!user || !words || user.email !== letter.recipient) return [];
    const link = await resetLink(keys, user, { origin: letter.origin, valid: words.valid });
    return [
      [letter.letterId, { content: toContent(user, words, { ...letter, shop: shop?.shopName ?? '', link }) }],
    ];
  };
  return new Map((await Promise.all(due.map(compose))).flat());
};

type Sent = { kind: LetterKind; origin: string; shop: string; link: string };

/** Only invitations include the user name, chosen by staff; mail programs could turn others into links. */
const toContent = ({ username }: User, words: Words, { kind, origin, shop, link }: Sent): LetterContent => ({
  subject: words.subject,
  from: shop,
  title: 'Choose a password',
  parts: [
    { kind: 'text', text: words.why },
    kind === 'invitation'
      ? { kind: 'rows', rows: [['User name', username]] }
      : { kind: 'text', text: 'Log in with it and this e-mail address.' },
    { kind: 'link', label: 'Choose a password', to: link },
  ],
  foot: `${shop}, ${origin}\n${words.otherwise}`,
});
