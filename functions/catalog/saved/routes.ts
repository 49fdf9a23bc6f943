import { Hono } from 'hono';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { permitSignedIn, requireSession, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { ProductView } from '../products/contract.ts';
import { SavedCodes, SavedProducts, SaveProducts } from './contract.ts';
import { deleteSaved, listSaved, listSavedCodes, saveProducts } from './queries.ts';

/** What the signed-in account saved. Visitors without one save in their browser. */
export const saved = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute('List my saved products', { 200: SavedProducts }),
    permitSignedIn,
    query(ProductView),
    async c => {
      c.header('Cache-Control', 'private, no-store');
      const { userId } = requireSession(c);
      return c.json(await listSaved(c.env, { userId, country: c.req.valid('query').country }));
    },
  )
  .get(
    '/codes',
    describeRoute('List the codes of my saved products', { 200: SavedCodes }),
    permitSignedIn,
    async c => {
      c.header('Cache-Control', 'private, no-store');
      return c.json(await listSavedCodes(c.env.database, requireSession(c).userId));
    },
  )
  .put(
    '/',
    describeRoute('Save products, in addition to those saved before', { 200: SavedCodes }),
    permitSignedIn,
    body(SaveProducts),
    async c => c.json(await saveProducts(writerOf(c), requireSession(c).userId, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    describeRoute('Remove a saved product', { 204: null }),
    permitSignedIn,
    params(WithId),
    async c => {
      await deleteSaved(writerOf(c), requireSession(c).userId, c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
