import { Hono } from 'hono';
import { Undone, WithChangeId } from '../../contracts/history.ts';
import { about } from '../../http/about.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { params } from '../../http/validate.ts';
import { askingOf } from '../history/routes.ts';
import { undoChange } from './undo.ts';

export const changes = new Hono<Shop>().post(
  '/:id/undo',
  about('Undo a change, all that one call did', { 200: Undone }, [409]),
  permitStaff,
  params(WithChangeId),
  async c => c.json(await undoChange(c.env.database, c.req.valid('param').id, askingOf(c))),
);
