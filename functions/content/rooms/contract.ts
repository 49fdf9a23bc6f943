import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { countryCode, line, whole } from '../../contracts/fields.ts';
import { listFilter } from '../../contracts/paging.ts';
import { CHOOSE_PICTURE } from '../../contracts/pictures.ts';
import { FAR_END, LONGEST_LABEL, MOST_DOTS } from '../../contracts/room-limits.ts';
import { exampleRowOf, inOrder, requestFieldsOf } from '../../records/record.ts';
import { filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { ROOM } from './record.ts';

const place = (label: string) =>
  whole(label, { max: FAR_END }).register(openApiMeta, { description: 'In thousandths of the picture' });

const Dot = z.object({
  productCode: whole('Product', { min: 1 }).optional(),
  label: line('Part', { max: LONGEST_LABEL }).optional().register(openApiMeta, {
    title: 'Part',
    description: 'The name of a part that is not sold, in an opened picture',
  }),
  x: place('From the left'),
  y: place('From the top'),
});

const dots = z
  .array(Dot, { error: 'Products must be a list' })
  .max(MOST_DOTS, `A room can show at most ${MOST_DOTS} products and parts`)
  .superRefine((all, context) => {
    const known = new Set<number>();
    for (const [index, { productCode, label }] of all.entries()) {
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: [index, 'productCode'], message });
      if ((productCode === undefined) === (label === undefined))
        refuse('A place has either a product or the name of a part');
      if (productCode === undefined) continue;
      if (known.has(productCode)) refuse('This product is listed twice');
      known.add(productCode);
    }
  })
  .register(openApiMeta, {
    title: 'Products',
    description: 'Each product or part with its place in the picture: in the opened one, if there is one',
    examples: [[...ROOM.fields.dots.example]],
  });

const roomPicture = z
  .string({ error: CHOOSE_PICTURE })
  .min(1, CHOOSE_PICTURE)
  .register(openApiMeta, {
    title: 'Picture',
    description: 'A data URL, or the URL of a picture in the shop',
    examples: ['/pictures/0c4f1d7be0a92f5d3c6b8a7e9d1f2a3b4c5d6e7f.webp'],
  });

const openedPicture = z
  .string({ error: 'Opened picture must be an address' })
  .nullable()
  .register(openApiMeta, {
    title: 'Opened picture',
    description: 'The same thing taken apart; like the picture, or null for none',
  });

const rules = { ...rulesOf(ROOM, { dots }), roomPicture, openedPicture: openedPicture.optional() };

const pictured = {
  roomPicture: z.string().register(openApiMeta, { description: 'URL of its picture' }),
  roomPictureSrcset: z.string().nullable(),
  roomPictureWidth: z.int(),
  roomPictureHeight: z.int(),
  openedPicture: z
    .string()
    .nullable()
    .register(openApiMeta, { description: 'URL of the same thing taken apart' }),
  openedPictureSrcset: z.string().nullable(),
  openedPictureWidth: z.int().nullable(),
  openedPictureHeight: z.int().nullable(),
};
const A_PICTURE = {
  roomPicture: '/pictures/0c4f1d7be0a92f5d3c6b8a7e9d1f2a3b4c5d6e7f.webp',
  roomPictureSrcset: null,
  roomPictureWidth: 1920,
  roomPictureHeight: 960,
  openedPicture: null,
  openedPictureSrcset: null,
  openedPictureWidth: null,
  openedPictureHeight: null,
};

export const Room = z
  .object({
    ...inOrder({ ...responseSchema(ROOM), ...pictured }, ['roomId', 'roomName', ...Object.keys(pictured)]),
    products: z
      .array(z.object({ productCode: z.int(), productName: z.string().nullable() }))
      .register(openApiMeta, { description: 'The names of its products; null if it was deleted' }),
  })
  .register(openApiMeta, {
    id: 'Room',
    examples: [
      {
        ...exampleRowOf(ROOM),
        ...A_PICTURE,
        pictureAlt: '',
        products: [{ productCode: 1, productName: 'Meridian Table Lamp' }],
      },
    ],
  });
export type Room = z.infer<typeof Room>;

const EXAMPLE = { ...exampleRowOf(ROOM, requestFieldsOf), roomPicture: A_PICTURE.roomPicture };

export const CreateRoom = z
  .object(withDefaults(ROOM, rules))
  .register(openApiMeta, { id: 'CreateRoom', examples: [EXAMPLE] });
export type CreateRoom = z.infer<typeof CreateRoom>;

export const UpdateRoom = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateRoom', examples: [{ onHome: true }] });
export type UpdateRoom = z.infer<typeof UpdateRoom>;

export const RoomFilter = listFilter(sortsOf(ROOM)).extend(filtersOf(ROOM));
export type RoomFilter = z.infer<typeof RoomFilter>;

export const HomeRoom = z.object({ country: countryCode });

const ShownDot = z.object({
  productCode: z.int(),
  productName: z.string(),
  x: z.int(),
  y: z.int(),
  netPrice: z.number(),
  denomination: z.string(),
});

/** For shoppers of a country. */
export const ShownRoom = z
  .object({
    roomName: z.string(),
    ...pictured,
    pictureAlt: z.string(),
    dots: z
      .array(ShownDot)
      .register(openApiMeta, { description: 'As far as the country sells the products' }),
    labels: z
      .array(z.object({ label: z.string(), x: z.int(), y: z.int() }))
      .register(openApiMeta, { description: 'The parts that are not sold, of a thing in parts' }),
  })
  .register(openApiMeta, {
    id: 'ShownRoom',
    examples: [
      {
        roomName: 'The reading corner',
        ...A_PICTURE,
        pictureAlt: '',
        dots: [
          {
            productCode: 1,
            productName: 'Meridian Table Lamp',
            x: 320,
            y: 540,
            netPrice: 129,
            denomination: 'EUR',
          },
        ],
        labels: [],
      },
    ],
  });
export type ShownRoom = z.infer<typeof ShownRoom>;
