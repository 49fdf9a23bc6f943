import { AFTER, type Trigger, trigger } from './trigger.ts';

type Index = {
  index: string;
  table: string;
  key: string;
  /** What is searched: columns of the row, or an expression over it. */
  words: Record<string, string>;
  /** Source columns of the words, if different. */
  from?: string[];
};

/** Maintains a full-text index with the words of each row. */
function indexWords({ index, table, key, words, from = Object.keys(words) }: Index): Trigger[] {
  const into = `INTO ${index} (rowid, ${Object.keys(words).join(', ')})
    VALUES (new.${key}, ${Object.values(words).join(', ')})`;
  return [
    trigger({ name: `${index}_insert`, on: AFTER.insert(table), run: [`INSERT ${into}`] }),
    trigger({ name: `${index}_update`, on: AFTER.update(table, from), run: [`INSERT OR REPLACE ${into}`] }),
    removeWords({ index, table, key }),
  ];
}

const removeWords = ({ index, table, key }: Pick<Index, 'index' | 'table' | 'key'>) =>
  trigger({
    name: `${index}_delete`,
    on: AFTER.delete(table),
    run: [`DELETE FROM ${index} WHERE rowid = old.${key}`],
  });

const column = (name: string) => ({ [name]: `new.${name}` });

const INDEXES: Index[] = [
  {
    index: 'account_search',
    table: 'users',
    key: 'user_id',
    words: { ...column('username'), ...column('email') },
  },
  {
    index: 'order_search',
    table: 'orders',
    key: 'order_id',
    words: {
      ...column('order_number'),
      ...column('email'),
      name: `(new.billing ->> 'firstName') || ' ' || (new.billing ->> 'lastName')`,
    },
    from: ['order_number', 'email', 'billing'],
  },
  {
    index: 'post_search',
    table: 'posts',
    key: 'post_id',
    words: { ...column('title'), ...column('excerpt'), ...column('tags'), ...column('text') },
  },
];

/** A product is also found by the names of its subcategory and category, which the view joins to it. */
const PRODUCTS: Index = {
  index: 'product_search',
  table: 'product_search_rows',
  key: 'product_code',
  words: { ...column('product_name'), ...column('kinds'), ...column('product_description') },
};

/** Adds the words of all rows in a key range to an index that has none of them. */
export const INDEXED = [...INDEXES, PRODUCTS].map(({ index, table, key, words }) => ({
  index,
  table,
  key,
  fill: (after: number, upTo: number) => `
    INSERT INTO ${index} (rowid, ${Object.keys(words).join(', ')})
    SELECT new.${key}, ${Object.values(words).join(', ')} FROM ${table} AS new
    WHERE new.${key} > ${after} AND new.${key} <= ${upTo}`,
}));

const indexProducts = (key: string, insert = 'INSERT OR REPLACE') => [
  `${insert} INTO product_search (rowid, product_name, kinds, product_description)
  SELECT product_code, product_name, kinds, product_description
  FROM product_search_rows WHERE ${key} = new.${key}`,
];

export const SEARCH: Trigger[] = [
  ...INDEXES.flatMap(indexWords),
  trigger({
    name: 'product_search_insert',
    on: AFTER.insert('products'),
    run: indexProducts('product_code', 'INSERT'),
  }),
  trigger({
    name: 'product_search_update',
    on: AFTER.update('products', ['product_name', 'product_description', 'subcategory_id']),
    run: indexProducts('product_code'),
  }),
  removeWords({ index: 'product_search', table: 'products', key: 'product_code' }),
  trigger({
    name: 'product_search_subcategory',
    on: AFTER.update('subcategories', ['subcategory_name', 'category_id']),
    when: 'new.subcategory_name <> old.subcategory_name COLLATE BINARY OR new.category_id <> old.category_id',
    run: indexProducts('subcategory_id'),
  }),
  trigger({
    name: 'product_search_category',
    on: AFTER.update('categories', ['category_name']),
    when: 'new.category_name <> old.category_name COLLATE BINARY',
    run: indexProducts('category_id'),
  }),
];
