import {
  altText,
  choice,
  createdAt,
  id,
  line,
  list,
  moment,
  picture,
  prose,
  reference,
  references,
  whole,
} from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

const POST_STATES = ['draft', 'published'] as const;

export const POST = defineRecord(
  { table: 'posts', kind: 'posts', one: 'post', many: 'posts', namedBy: 'title', shown: 'posts' },
  {
    postId: id('ID', { example: 2 }),
    slug: line('Address', { default: null, example: 'coffee-in-four-minutes' }),
    title: line('Title', { max: 200, sorted: true, listed: true, example: 'Coffee in four minutes' }),
    excerpt: prose('Excerpt', {
      max: 500,
      default: '',
      example: 'Four numbers, a kettle that pours slowly, and your attention.',
    }),
    text: prose('Text', { default: '' }),
    category: line('Category', { max: 50, default: '', sorted: true, listed: true, example: 'Guides' }),
    tags: list('Tags', { default: [], example: ['coffee', 'kitchen'] }),
    pictureId: picture('Picture', {
      optional: true,
      jsonName: 'picture',
      form: 'Cover Picture',
      listed: true,
    }),
    pictureAlt: altText(),
    productCodes: references('Products', { default: [], example: [1, 2] }),
    roomId: reference('Room', { of: 'rooms', optional: true, default: null, example: null }),
    state: choice('State', {
      header: 'Status',
      choices: POST_STATES,
      default: 'draft',
      input: { title: 'State', examples: ['published'] },
      sorted: true,
      listed: true,
      example: 'published',
    }),
    publishAt: moment('Date', {
      optional: true,
      default: null,
      input: {
        title: 'Date',
        description: 'When the post was or will be published; null with state published means now',
        examples: ['2026-09-24T08:00:00.000Z'],
      },
      sorted: true,
      listed: true,
      example: '2026-09-24T08:00:00.000Z',
    }),
    approvedComments: whole('Comments', {
      jsonName: 'comments',
      generated: true,
      restoredAs: 0,
      description: 'Number of displayed comments',
      sorted: true,
      listed: true,
      example: 4,
    }),
    createdAt: createdAt(),
  },
);
