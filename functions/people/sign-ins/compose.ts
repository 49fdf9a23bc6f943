import { inArray } from 'drizzle-orm';
import { signIns } from '../../../db/schema/sign-ins.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { Composer, DueEmail } from '../../emails/composer.ts';
import type { EmailContent } from '../../emails/email.ts';
import { selectShopName } from '../../settings/queries.ts';
import { selectTimeZone, zoneIn } from '../../settings/time-zone.ts';

type Row = typeof signIns.$inferSelect;

/** Tells staff about a sign-in on a new device. If it has ended since, its row is gone and only its time is known. */
export const composeDeviceEmails: Composer = async ({ database }, due) => {
  const ids = due.map(({ userId }) => userId ?? 0);
  const [rows, [named], zone] = await database.readBatch([
    build
      .select()
      .from(signIns)
      .where(inArray(signIns.userId, jsonInList(ids))),
    selectShopName(),
    selectTimeZone(),
  ]);
  const site = { shop: named?.shopName ?? '', timeZone: zoneIn(zone) };
  const rowOf = ({ userId, writtenAt }: DueEmail) =>
    rows.find(row => row.userId === userId && row.createdAt.getTime() === writtenAt.getTime());
  return new Map(due.map(email => [email.letterId, { content: toContent(email, rowOf(email), site) }]));
};

function toContent(
  { origin, writtenAt }: DueEmail,
  row: Row | undefined,
  { shop, timeZone }: { shop: string; timeZone: string },
): EmailContent {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const at = `${new Intl.DateTimeFormat('en', format).format(writtenAt)} (${timeZone.replaceAll('_', ' ')})`;
  const place = placeOf(row);
  return {
    subject: `A new device signed in to your ${shop} account`,
    from: shop,
    title: 'Sign-in on a new device',
    parts: [
      {
        kind: 'text',
        text: `Someone, hopefully you, signed in to your account at ${shop} on a new device.`,
      },
      {
        kind: 'rows',
        rows: [
          ['When', at],
          ...(row ? [pair('Device', row.device)] : []),
          ...(place ? [pair('Place', place)] : []),
        ],
      },
      {
        kind: 'text',
        text: 'If it wasn’t you, end this sign-in on your profile, choose a new password there, and tell an administrator.',
      },
      { kind: 'link', label: 'Your profile', to: `${origin}/admin/profile` },
    ],
    foot: `${shop}, ${origin}`,
  };
}

const pair = (label: string, value: string): [string, string] => [label, value];

function placeOf(row: Row | undefined): string {
  const country = row?.country && new Intl.DisplayNames('en', { type: 'region' }).of(row.country);
  return [country, row?.network].filter(Boolean).join(', ');
}
