import { altText, id, line, picture, prose, status, whole } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

export const SLIDER_IMAGE = defineRecord(
  {
    table: 'slider_images',
    kind: 'slider',
    one: 'slider image',
    many: 'slider images',
    namedBy: 'title',
    shown: 'shop',
  },
  {
    imageId: id('ID', { sorted: true, example: 1 }),
    pictureId: picture('Picture', { jsonName: 'imageUrl', form: 'Image' }),
    imageAlt: altText('imageAlt'),
    title: prose('Title', { max: 200, default: '', sorted: true, example: 'Slow mornings' }),
    caption: prose('Caption', {
      max: 500,
      default: '',
      sorted: true,
      example: 'Kettles, cups and the time to use them.',
    }),
    link: line('Link', {
      optional: true,
      default: null,
      max: 500,
      description: 'Where the slide leads; null for the list of products',
      example: '/products-list?sort=new',
    }),
    displayStatus: status(),
    displayOrder: whole('Display order', {
      header: 'Order',
      max: 1_000_000,
      default: 1,
      sorted: true,
      example: 1,
    }),
  },
);
