import { rooms } from '../../db/schema/rooms.ts';
import type { Writable } from '../../db/sql/statement.ts';
import { codeOf } from './catalogue.ts';
import { insertRows } from './insert-rows.ts';

type Place = [productName: string, x: number, y: number];

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

export const READING_CORNER_ID = 1;

export const ROOM_DRAWINGS = [READING_CORNER];

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
  ]);
