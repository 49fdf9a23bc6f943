import type { MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import type { OrderView } from '../../contracts/orders.ts';
import { NotSignedIn } from '../../errors.ts';
import type { Shop } from '../../http/shop.ts';

type Asked = { in: { query: { email?: string | undefined } }; out: { query: z.output<typeof OrderView> } };

/** Whose order it can be is told by a sign-in or by its e-mail; without either nobody is asked further. */
export const demandWhoAsks: MiddlewareHandler<Shop, string, Asked> = async (c, next) => {
  if (!c.var.session && !c.req.valid('query').email) throw new NotSignedIn('Sign in to do this');
  await next();
};
