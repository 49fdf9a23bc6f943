import type { Context } from 'hono';
import { RuleBroken } from '../../errors.ts';
import type { AppEnv, Deps } from '../../http/app-env.ts';
import { originOf } from '../../http/origin.ts';
import { readLink, signLink } from '../../http/signed-links.ts';
import { type LetterContent, sendLetter } from '../../letters/letter.ts';

const AUDIENCE = 'meridian:delete-sent';

type Told = { email: string; shopName: string; because: string };

/** Sent after the response. Following the link proves that one reads this address's mail. */
export function sendDeletionLetterLater(c: Context<AppEnv>, told: Told): void {
  const sending = sendDeletionLetter(c.env, { ...told, origin: originOf(c) });
  c.executionCtx.waitUntil(sending.catch(error => console.error('a deletion letter was not sent:', error)));
}

type Letter = Told & { origin: string };

async function sendDeletionLetter(
  { mail, secret }: Deps<'mail' | 'secret'>,
  { email, shopName, because, origin }: Letter,
) {
  if (!mail) return;
  const token = await signLink(secret, { audience: AUDIENCE, subject: email, valid: '7 days' });
  const content: LetterContent = {
    subject: `Delete what you sent – ${shopName}`,
    from: shopName,
    title: 'Delete what you sent us?',
    parts: [
      { kind: 'text', text: because },
      {
        kind: 'text',
        text: 'The link deletes your messages and questions, your comments, and this address from our news. It works for 7 days.',
      },
      { kind: 'link', label: 'Delete what I sent', to: `${origin}/privacy/deletion#token=${token}` },
    ],
    foot: `${shopName}, ${origin}\nIf it was not you, do nothing: everything stays as it is.`,
  };
  await sendLetter(mail, content, { to: email });
}

/** The address that a link was sent to. */
export async function emailOfLink({ secret }: Deps<'secret'>, token: string): Promise<string> {
  const link = await readLink(secret, token, AUDIENCE);
  if (link?.sub) return link.sub;
  throw new RuleBroken([{ path: 'token', message: 'This link is too old or incomplete. Ask for a new one' }]);
}
