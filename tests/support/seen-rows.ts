import { aPictureId, type Row } from './valid-rows.ts';

export const PICTURE = aPictureId();

/** For each table that visitors see: the row that is added and deleted, and the edits of one that stays. */
export const SEEN: [table: string, row: Row, where: string, changes: string[]][] = [
  [
    'categories',
    { category_id: 900 },
    'category_id',
    [
      "category_name = 'Renamed'",
      "category_description = 'Described'",
      `picture_id = '${PICTURE}'`,
      'display_status = 0',
      'version = version + 1',
    ],
  ],
  [
    'subcategories',
    { subcategory_id: 900 },
    'subcategory_id',
    ["subcategory_name = 'Renamed'", 'display_status = 0', 'category_id = 2'],
  ],
  [
    'products',
    { product_code: 900, family_id: 1, options: '["Sand"]' },
    'product_code',
    [
      `options = '["Sea"]'`,
      'family_position = 3',
      "family_id = NULL, options = '[]'",
      "product_name = 'Renamed'",
      "product_description = 'Described'",
      `picture_id = '${PICTURE}'`,
      "picture_alt = 'A cup'",
      "product_overview_doc = '/doc'",
      "sku = 'K-7'",
      "barcode = '96385074'",
      'subcategory_id = 2',
      'rating = 450',
      'review_count = 2',
    ],
  ],
  [
    'countries',
    { country_id: 900 },
    'country_id',
    [
      "country_code = 'XX'",
      "country_name = 'Renamed'",
      "denomination = 'XXX'",
      'display_status = 0',
      'shipping_fee = 490',
      'delivery_days_from = 2, delivery_days_to = 3',
      'delivery_days_to = 4',
      'order_by = 14',
    ],
  ],
  [
    'product_prices',
    { product_code: 1, country_id: 1 },
    'country_id',
    ['net_price = 1', 'retail_price = 1', 'pv = 1', 'pq = 1', 'display_at_website = 0'],
  ],
  [
    'slider_images',
    { image_id: 900, picture_id: PICTURE },
    'image_id',
    [
      "title = 'Renamed'",
      "caption = 'Said again'",
      "image_alt = 'A cup'",
      "link = '/blog'",
      'display_status = 0',
      'display_order = 7',
    ],
  ],
  [
    'rooms',
    { room_id: 900, picture_id: PICTURE },
    'room_id',
    [
      "room_name = 'Renamed'",
      "picture_alt = 'A corner'",
      `dots = '[{"productCode":1,"x":1,"y":2}]'`,
      'on_home = 1',
    ],
  ],
  [
    'posts',
    { post_id: 900 },
    'post_id',
    [
      "slug = 'renamed'",
      "title = 'Renamed'",
      "excerpt = 'Said again'",
      "text = 'Said again'",
      "category = 'Guides'",
      `tags = '["tea"]'`,
      `product_codes = '[1]'`,
      `picture_id = '${PICTURE}'`,
      "picture_alt = 'A cup'",
      "state = 'published', publish_at = 1",
      'publish_at = 2',
      'approved_comments = 1',
    ],
  ],
];
