import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { chosenPicture } from '../../catalog/pictures/chosen-picture.ts';
import { WithId } from '../../contracts/fields.ts';
import { CHOOSE_PICTURE } from '../../contracts/pictures.ts';
import { ValidationError } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { bodyOfUpTo, MB } from '../../http/body-limit.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, writePortsOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { BulkRooms, roomsInBulk } from './bulk.ts';
import { CreateRoom, HomeRoom, Room, RoomFilter, ShownRoom, UpdateRoom } from './contract.ts';
import { createRoom, deleteRoom, findRoom, listRooms, refuseUnknownDots, updateRoom } from './queries.ts';
import { ROOM } from './record.ts';
import { findHomeRoom } from './shown.ts';

const crud = crudOf(ROOM, Room);

/** Both pictures in base64. */
const WITH_PICTURES = bodyOfUpTo(32 * MB);

export const rooms = new Hono<AppEnv>()
  .get('/', ...crud.list(RoomFilter, listRooms))
  .get(
    '/home',
    describeRoute('Get the room and the thing in parts of the home page, with what a country sells of them', {
      200: z.array(ShownRoom),
    }),
    query(HomeRoom),
    async c => {
      const { country } = c.req.valid('query');
      const { rows, codes } = await findHomeRoom(c.env, country);
      c.set('cacheTags', codes.length > 0 ? { products: { product: codes, country } } : {});
      return answerList(c, { rows, total: rows.length }, {});
    },
  )
  .get('/:id', ...crud.find(findRoom))
  .post('/bulk', ...crud.bulk(BulkRooms, roomsInBulk))
  .post(
    '/',
    describeRoute('Create a room', { 201: Room }),
    permitStaff,
    idempotent,
    WITH_PICTURES,
    body(CreateRoom, Room),
    async c => {
      const { roomPicture, openedPicture, ...room } = c.req.valid('json');
      await refuseUnknownDots(c.env, room);
      const pictureId = await pictureOf(c, roomPicture);
      if (!pictureId) throw new ValidationError([{ path: 'roomPicture', message: CHOOSE_PICTURE }]);
      const openedPictureId = await chosenPicture(c, openedPicture, 'openedPicture');
      const created = await createRoom(writePortsOf(c), { ...room, pictureId, openedPictureId });
      c.header('Location', `/api/rooms/${created.entity.roomId}`);
      return answerEntity(c, created, 201);
    },
  )
  .put(
    '/:id',
    describeRoute('Change a room', { 200: Room }),
    permitStaff,
    params(WithId),
    WITH_PICTURES,
    body(UpdateRoom, Room),
    async c => {
      const { roomPicture, openedPicture, ...changes } = c.req.valid('json');
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      await refuseUnknownDots(c.env, changes, which.id);
      const pictureId = await pictureOf(c, roomPicture);
      const openedPictureId = await chosenPicture(c, openedPicture, 'openedPicture');
      const room = { ...changes, pictureId, openedPictureId };
      return answerEntity(c, await updateRoom(writePortsOf(c), which, room));
    },
  )
  .delete('/:id', ...crud.remove(deleteRoom));

const pictureOf = async (c: Context<AppEnv>, said: string | undefined) =>
  (await chosenPicture(c, said, 'roomPicture')) ?? undefined;
