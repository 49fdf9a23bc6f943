import { altText, dots, flag, id, line, picture } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

/**
 * A picture of several products, each with a dot where it stands: what peers call a shoppable image. With an opened picture
 * it is a thing in parts.
 */
export const ROOM = defineRecord(
  { table: 'rooms', kind: 'rooms', one: 'room', many: 'rooms', shown: 'shop' },
  {
    roomId: id('ID', { listed: true, sorted: true, example: 1 }),
    roomName: line('Room name', {
      header: 'Name',
      listed: true,
      sorted: true,
      example: 'The reading corner',
    }),
    pictureId: picture('Picture', { jsonName: 'roomPicture', listed: true }),
    openedPictureId: picture('Opened picture', { jsonName: 'openedPicture', optional: true }),
    pictureAlt: altText(),
    dots: dots('Products', { default: [], example: [{ productCode: 1, x: 320, y: 540 }] }),
    onHome: flag('On the home page', {
      header: 'Home page',
      words: ['Shown', '–'],
      default: false,
      listed: true,
      filtered: true,
      input: {
        description: 'Only one room and one thing in parts are: the others no longer are',
        examples: [true],
      },
      example: true,
    }),
  },
);
