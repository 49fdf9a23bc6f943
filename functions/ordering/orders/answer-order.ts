import type { Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { answerEntity } from '../../http/etag.ts';
import { audienceOf } from '../../http/session.ts';
import { type OrderRow, toVersioned } from './rows.ts';

/** Names and addresses are private and not covered by the catalog version. */
export function answerOrder(c: Context<AppEnv>, row: OrderRow, status: 200 | 201 = 200) {
  const answer = answerEntity(
    c,
    toVersioned(row, { ...audienceOf(c), pictureBase: c.env.pictureBase }),
    status,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
