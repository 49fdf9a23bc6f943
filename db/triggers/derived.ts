import { AFTER, type Trigger, trigger } from './trigger.ts';

/** Rows derived from a column of posts, rebuilt when the column changes. */
function listOf(table: string, column: string, fill: string): Trigger[] {
  const changed = `new.${column} <> old.${column} COLLATE BINARY`;
  const clear = `DELETE FROM ${table} WHERE post_id = new.post_id`;
  return [
    trigger({ name: `${table}_insert`, on: AFTER.insert('posts'), run: [fill] }),
    trigger({
      name: `${table}_update`,
      on: AFTER.update('posts', [column]),
      when: changed,
      run: [clear, fill],
    }),
  ];
}

const POSTS: Trigger[] = [
  ...listOf(
    'post_tags',
    'tags',
    `INSERT INTO post_tags (post_id, tag) SELECT new.post_id, value FROM json_each(new.tags) WHERE true
    ON CONFLICT DO NOTHING`,
  ),
  ...listOf(
    'post_products',
    'product_codes',
    `INSERT INTO post_products (post_id, product_code, position)
    SELECT new.post_id, value, key FROM json_each(new.product_codes)`,
  ),
  // The URL of a picture ends with its name, which begins with its ID: whatever follows a / in the text is looked up.
  ...listOf(
    'post_pictures',
    'text',
    `INSERT INTO post_pictures (post_id, picture_id)
    SELECT DISTINCT new.post_id, pictures.picture_id
    FROM json_each('[' || replace(json_quote(new.text), '/', '","') || ']') AS part
    JOIN pictures ON pictures.picture_id = substr(part.value, 1, 40) AND NOT pictures.removing`,
  ),
];

const DOTS = `INSERT INTO room_dots (room_id, product_code, x, y, position)
    SELECT new.room_id, value ->> 'productCode', value ->> 'x', value ->> 'y', key FROM json_each(new.dots)
    WHERE value ->> 'productCode' IS NOT NULL`;

const onlyOnHome = `UPDATE rooms SET on_home = 0, version = version + 1
    WHERE on_home = 1 AND room_id <> new.room_id
    AND (opened_picture_id IS NULL) = (new.opened_picture_id IS NULL)`;

const ROOMS: Trigger[] = [
  trigger({ name: 'room_dots_insert', on: AFTER.insert('rooms'), run: [DOTS] }),
  trigger({
    name: 'room_dots_update',
    on: AFTER.update('rooms', ['dots']),
    when: 'new.dots <> old.dots COLLATE BINARY',
    run: ['DELETE FROM room_dots WHERE room_id = new.room_id', DOTS],
  }),
  trigger({ name: 'room_on_home_insert', on: AFTER.insert('rooms'), when: 'new.on_home', run: [onlyOnHome] }),
  trigger({
    name: 'room_on_home_update',
    on: AFTER.update('rooms', ['on_home', 'opened_picture_id']),
    when: `new.on_home AND (NOT old.on_home
OR (new.opened_picture_id IS NULL) <> (old.opened_picture_id IS NULL))`,
    run: [onlyOnHome],
  }),
];

/** The pictures of a page, from the URLs under `picture` in its content. */
const PAGES: Trigger[] = [
  trigger({
    name: 'page_pictures_update',
    on: AFTER.update('page_contents', ['content']),
    when: 'new.content IS NOT old.content',
    run: [
      'DELETE FROM page_pictures WHERE page_id = new.page_id',
      `INSERT INTO page_pictures (page_id, picture_id)
      SELECT DISTINCT new.page_id, pictures.picture_id
      FROM json_tree(new.content) AS part
      JOIN pictures ON pictures.picture_id = substr(part.value, length('/pictures/') + 1, 40) AND NOT pictures.removing
      WHERE part.key = 'picture'`,
    ],
  }),
];

/** However it is turned on: in a form or by undo. */
const PASSWORDS = trigger({
  name: 'settings_passwords_end',
  on: AFTER.update('settings', ['passkeys_required']),
  when: 'new.passkeys_required AND NOT old.passkeys_required',
  run: ['UPDATE settings SET passwords_ended_at = unixepoch() * 1000 WHERE id = new.id'],
});

const askWhetherBought = [
  `UPDATE reviews SET bought = EXISTS (
    SELECT 1 FROM bought WHERE bought.user_id = new.user_id AND bought.product_code = new.product_code
  ) WHERE review_id = new.review_id`,
];

const BOUGHT: Trigger[] = [
  trigger({ name: 'review_bought_insert', on: AFTER.insert('reviews'), run: askWhetherBought }),
  trigger({
    name: 'review_bought_update',
    on: AFTER.update('reviews', ['created_at']),
    run: askWhetherBought,
  }),
  // Only ever cleared: a later purchase doesn't count for an earlier review.
  trigger({
    name: 'review_bought_no_longer',
    on: AFTER.update('orders', ['state']),
    when: "new.state IN ('cancelled', 'refunded') AND new.user_id IS NOT NULL",
    run: [
      `UPDATE reviews SET bought = 0
      WHERE bought = 1 AND user_id = new.user_id
        AND product_code IN (SELECT product_code FROM order_lines WHERE order_id = new.order_id)
        AND NOT EXISTS (
          SELECT 1 FROM bought WHERE bought.user_id = reviews.user_id AND bought.product_code = reviews.product_code
        )`,
    ],
  }),
];

/** Who approved or rejected what a visitor wrote, and when. */
const noteDecision = (name: string, table: string, key: string) =>
  trigger({
    name,
    on: AFTER.update(table, ['state']),
    when: 'new.state <> old.state',
    run: [
      `UPDATE ${table} SET
        decided_by = (SELECT username FROM acting WHERE new.state <> 'pending'),
        decided_at = (SELECT at FROM acting WHERE new.state <> 'pending')
      WHERE ${key} = new.${key}`,
    ],
  });

/** Since when an account has had its e-mail address: anything sent from it earlier may be someone else's. */
const EMAIL_SINCE: Trigger[] = [
  trigger({
    name: 'email_since_insert',
    on: AFTER.insert('users'),
    when: 'new.email IS NOT NULL',
    run: ['UPDATE users SET email_since = new.created_at WHERE user_id = new.user_id'],
  }),
  trigger({
    name: 'email_since_update',
    on: AFTER.update('users', ['email']),
    when: 'new.email IS NOT old.email COLLATE NOCASE',
    run: [
      `UPDATE users SET email_since = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE user_id = new.user_id`,
    ],
  }),
];

const nowDiffersIn = (columns: readonly string[]) =>
  columns.map(column => `new.${column} IS NOT old.${column} COLLATE BINARY`).join('\nOR ');

/** The visible part of a product itself: not its stock or prices, which change by the ten thousand. */
const OF_A_PRODUCT = [
  'subcategory_id',
  'product_name',
  'product_description',
  'picture_id',
  'picture_alt',
  'product_overview_doc',
];

const PRODUCT_CHANGED = trigger({
  name: 'product_changed_update',
  on: AFTER.update('products', OF_A_PRODUCT),
  when: nowDiffersIn(OF_A_PRODUCT),
  run: [
    `UPDATE products SET changed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE product_code = new.product_code`,
  ],
});

/** The visible part of a post itself: not its publication time or comments. */
const OF_A_POST = [
  'title',
  'excerpt',
  'text',
  'category',
  'tags',
  'picture_id',
  'picture_alt',
  'product_codes',
  'room_id',
];

const POST_CHANGED = trigger({
  name: 'post_changed_update',
  on: AFTER.update('posts', OF_A_POST),
  when: nowDiffersIn(OF_A_POST),
  run: [
    `UPDATE posts SET changed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE post_id = new.post_id`,
  ],
});

/** When all sessions are revoked, pending password links and address changes are void as well. */
const ENDED = trigger({
  name: 'users_sign_ins_end',
  on: AFTER.update('users', ['token_version']),
  when: 'new.token_version <> old.token_version',
  run: [
    'UPDATE users SET new_email = NULL WHERE user_id = new.user_id AND new_email IS NOT NULL',
    `DELETE FROM letters WHERE user_id = new.user_id AND kind IN ('password-reset', 'email-confirmation')`,
    'DELETE FROM sign_ins WHERE user_id = new.user_id',
  ],
});

const ENDED_ALONE = trigger({
  name: 'sign_in_ends',
  on: AFTER.insert('ended_tokens'),
  run: ['DELETE FROM sign_ins WHERE token_hash = new.token_hash'],
});

/** Derived columns and tables. */
export const DERIVED: Trigger[] = [
  ...POSTS,
  ...ROOMS,
  ...PAGES,
  ...BOUGHT,
  noteDecision('review_decided', 'reviews', 'review_id'),
  noteDecision('comment_decided', 'comments', 'comment_id'),
  ...EMAIL_SINCE,
  PRODUCT_CHANGED,
  POST_CHANGED,
  ENDED,
  ENDED_ALONE,
  PASSWORDS,
];
