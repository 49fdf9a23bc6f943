import { type Check, long } from './broken-orders.ts';

/** For every CHECK of posts and rooms, a value that violates it. */
export const CONTENT_CHECKS: Check[] = [
  ['room_name_length', 'rooms', [{ room_name: '' }, { room_name: long(101) }]],
  ['room_picture_alt_length', 'rooms', [{ picture_alt: long(201) }]],
  ['room_dots_are_a_list', 'rooms', [{ dots: '{}' }, { dots: JSON.stringify(Array(9).fill({})) }]],
  ['room_on_home', 'rooms', [{ on_home: 2 }]],
  ['dot_product_positive', 'room_dots', [{ product_code: 0 }]],
  ['dot_across', 'room_dots', [{ x: -1 }, { x: 1001 }]],
  ['dot_down', 'room_dots', [{ y: -1 }, { y: 1001 }]],
  ['dot_position', 'room_dots', [{ position: -1 }, { position: 8 }]],
  ['post_slug_shape', 'posts', [{ slug: '' }, { slug: long(101) }, { slug: 'A' }, { slug: 'a/b' }]],
  ['post_title_length', 'posts', [{ title: '' }, { title: long(201) }]],
  ['post_excerpt_length', 'posts', [{ excerpt: long(501) }]],
  ['post_text_length', 'posts', [{ text: long(100_001) }]],
  ['post_category_length', 'posts', [{ category: long(51) }]],
  ['post_tags_are_a_list', 'posts', [{ tags: '{}' }, { tags: JSON.stringify(Array(21).fill('tea')) }]],
  [
    'post_products_are_a_list',
    'posts',
    [
      { product_codes: '{}' },
      { product_codes: JSON.stringify(Array.from({ length: 13 }, (_, at) => at + 1)) },
    ],
  ],
  ['post_room_positive', 'posts', [{ room_id: 0 }]],
  ['named_product_positive', 'post_products', [{ product_code: 0 }]],
  ['named_product_position', 'post_products', [{ position: -1 }, { position: 12 }]],
  ['post_picture_alt_length', 'posts', [{ picture_alt: long(201) }]],
  ['post_state_known', 'posts', [{ state: 'scheduled' }]],
  ['approved_comments_not_negative', 'posts', [{ approved_comments: -1 }]],
  ['published_has_its_time', 'posts', [{ state: 'published', text: 'x' }]],
  ['published_says_something', 'posts', [{ state: 'published', publish_at: 1 }]],
];
