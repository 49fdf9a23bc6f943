import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, writePortsOf } from '../../http/session.ts';
import { upload } from '../../http/upload.ts';
import { body, params, query } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { crudOf, NO_CLASH } from '../../records/crud-routes.ts';
import { SHOP_TAGS } from '../../response-cache/changes.ts';
import { dependsOn } from '../../response-cache/middleware/cache-tags.ts';
import { storePicture } from '../pictures/keep.ts';
import { CreateSliderImage, SliderFilter, SliderImage, SliderOrder, UpdateSliderImage } from './contract.ts';
import {
  createSliderImage,
  deleteSliderImage,
  findSliderImage,
  listSliderImages,
  orderSliderImages,
  updateSliderImage,
} from './queries.ts';
import { SLIDER_IMAGE } from './record.ts';

const crud = crudOf(SLIDER_IMAGE, SliderImage);
const listed = { 200: z.array(SliderImage) };

export const slider = new Hono<AppEnv>()
  .use(dependsOn(SHOP_TAGS))
  .get('/', describeRoute('List all slider images', listed), permitStaff, query(SliderFilter), async c => {
    const filter = c.req.valid('query');
    return answerList(c, await listSliderImages(c.env, filter, { everything: true }), filter);
  })
  .get('/active', describeRoute('List the displayed slider images, in display order', listed), async c =>
    answerList(c, await listSliderImages(c.env, {}, { everything: false }), {}),
  )
  .get('/:id', ...crud.find(findSliderImage))
  .post(
    '/upload',
    describeRoute('Add a slider image', { 201: SliderImage }, [409]),
    permitStaff,
    idempotent,
    upload(CreateSliderImage, { part: 'file', required: true, answer: SliderImage }),
    async c => {
      const pictureId = (await uploaded(c)) ?? '';
      const created = await createSliderImage(writePortsOf(c), {
        ...c.req.valid('json'),
        pictureId,
      });
      c.header('Location', `/api/Slider/${created.entity.imageId}`);
      return answerEntity(c, created, 201);
    },
  )
  .put(
    '/order',
    describeRoute('Reorder the slider images', listed, [409]),
    permitStaff,
    body(SliderOrder),
    async c => {
      const rows = await orderSliderImages(writePortsOf(c), c.req.valid('json'));
      return answerList(c, { rows, total: rows.length }, {});
    },
  )
  .put(
    '/:id',
    describeRoute('Change a slider image, including its picture', { 200: SliderImage }, [409]),
    permitStaff,
    params(WithId),
    upload(UpdateSliderImage, { part: 'file', answer: SliderImage }),
    async c => {
      const changes = { ...c.req.valid('json'), pictureId: await uploaded(c) };
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await updateSliderImage(writePortsOf(c), which, changes));
    },
  )
  .put(
    '/update-meta/:id',
    describeRoute('Change the details of a slider image', { 200: SliderImage }, [409]),
    permitStaff,
    params(WithId),
    body(UpdateSliderImage, SliderImage),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await updateSliderImage(writePortsOf(c), which, c.req.valid('json')));
    },
  )
  .delete('/:id', ...crud.remove(deleteSliderImage, NO_CLASH));

const uploaded = async (c: Context<AppEnv>) =>
  c.var.upload && (await storePicture(writePortsOf(c), c.var.upload));
