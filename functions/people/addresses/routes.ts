import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitSignedIn, requireSession, writerOf } from '../../http/session.ts';
import { body, params } from '../../http/validate.ts';
import { Address, CreateAddress, UpdateAddress } from './contract.ts';
import { createAddress, deleteAddress, findAddress, listAddresses, updateAddress } from './queries.ts';

/** Saved addresses of the signed-in account. */
export const addresses = new Hono<AppEnv>()
  .get('/', describeRoute('List my addresses', { 200: z.array(Address) }), permitSignedIn, async c =>
    answerList(c, await listAddresses(c.env.database, requireSession(c).userId), {}),
  )
  .get('/:id', describeRoute('Get an address', { 200: Address }), permitSignedIn, params(WithId), async c =>
    answerEntity(c, await findAddress(c.env.database, ownOf(c, c.req.valid('param')))),
  )
  .post(
    '/',
    describeRoute('Save an address', { 201: Address }, [409]),
    permitSignedIn,
    body(CreateAddress, Address),
    async c => {
      const created = await createAddress(writerOf(c), requireSession(c).userId, c.req.valid('json'));
      c.header('Location', `/api/accounts/me/addresses/${created.entity.addressId}`);
      return answerEntity(c, created, 201);
    },
  )
  .put(
    '/:id',
    describeRoute('Change an address', { 200: Address }, [409]),
    permitSignedIn,
    params(WithId),
    body(UpdateAddress, Address),
    async c => {
      const own = ownOf(c, c.req.valid('param'));
      return answerEntity(c, await updateAddress(writerOf(c), own, c.req.valid('json')));
    },
  )
  .delete(
    '/:id',
    describeRoute('Delete an address', { 204: null }),
    permitSignedIn,
    params(WithId),
    async c => {
      await deleteAddress(writerOf(c), ownOf(c, c.req.valid('param')));
      return c.body(null, 204);
    },
  );

const ownOf = (c: Context<AppEnv>, { id }: { id: number }) => ({
  id,
  versions: ifMatch(c),
  userId: requireSession(c).userId,
});
