import { rooms } from '../../db/schema/rooms.ts';
import type { Writable } from '../../db/sql/statement.ts';
import { codeOf } from './catalogue.ts';
import { insertRows } from './insert-rows.ts';

type Place = [name: string, x: number, y: number];

const READING_CORNER = 'room-reading-corner';

/** Where the things stand in the drawing, in thousandths. */
const PLACES: Place[] = [
  ['Meridian Table Lamp', 291, 300],
  ['Noon Pour-Over Set', 437, 580],
  ['Dotted Notebook A5', 566, 560],
  ['Lambswool Blanket', 790, 560],
  ['Waxed Canvas Weekender', 638, 850],
  ['Watering Can 5 l', 157, 850],
];

const POUR_OVER = { closed: 'parts-pour-over-closed', opened: 'parts-pour-over-opened' };

const SOLD: Place[] = [
  ['Gooseneck Kettle', 790, 720],
  ['Noon Pour-Over Set', 250, 880],
];
const PARTS: Place[] = [
  ['Paper filter', 335, 170],
  ['Ribbed glass cone', 330, 385],
  ['Oak collar', 235, 583],
  ['Carafe for four cups', 235, 740],
];

export const READING_CORNER_ID = 1;

export const ROOM_DRAWINGS = [READING_CORNER, POUR_OVER.closed, POUR_OVER.opened];

export const roomRows = (pictures: Map<string, string>): Writable[] =>
  insertRows(rooms, [
    {
      roomId: READING_CORNER_ID,
      roomName: 'One corner, six things',
      pictureId: pictures.get(READING_CORNER) ?? '',
      pictureAlt: 'A lit lamp, coffee and a notebook on a sideboard, next to a bench with a folded blanket',
      dots: PLACES.map(([productName, x, y]) => ({ productCode: codeOf(productName), x, y })),
      onHome: true,
    },
    {
      roomId: 2,
      roomName: 'The pour-over, taken apart',
      pictureId: pictures.get(POUR_OVER.closed) ?? '',
      openedPictureId: pictures.get(POUR_OVER.opened) ?? '',
      pictureAlt:
        'A paper filter, a glass cone and an oak collar float above a carafe of coffee, next to a kettle',
      dots: [
        ...SOLD.map(([productName, x, y]) => ({ productCode: codeOf(productName), x, y })),
        ...PARTS.map(([label, x, y]) => ({ label, x, y })),
      ],
      onHome: true,
    },
  ]);
