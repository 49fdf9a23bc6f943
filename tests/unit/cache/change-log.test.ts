import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../../functions/response-cache/change-log.ts';
import type { CacheTags, CatalogChanges, Change } from '../../../functions/response-cache/changes.ts';

const NOWHERE = { product: null, subcategory: null, category: null, family: null, country: null };
const A_PRICE = {
  what: 'product',
  product: 7,
  subcategory: 3,
  category: 1,
  family: 2,
  country: 'DE',
} as const;
const A_NAME = { ...A_PRICE, country: null };
const A_SALE = { ...A_PRICE, what: 'stock' } as const;

const news = (
  changes: (Omit<Change, 'version'> & { version: number })[],
  since: number,
  due = 0,
): CatalogChanges => ({
  catalogVersion: { version: changes[0]?.version ?? since, due },
  changes,
  since,
});
const at = (version: number, due = 0) => ({ version, due });

/** An isolate that has known all changes since version 10, and then learns of another. */
function knowing(change: Partial<Change> & Pick<Change, 'what'>) {
  const known = createChangeLog();
  known.learn(news([], 10), 0);
  known.learn(news([{ ...NOWHERE, ...change, version: 11 }], 10), 1);
  return (tags: CacheTags) => known.outdated(at(10), [tags]);
}

describe('a response stays fresh when something unrelated changes', () => {
  const MADE: [what: string, of: CacheTags, price: boolean, name: boolean][] = [
    ['the product in that country', { products: { product: 7, country: 'DE' } }, true, true],
    ['the product in another country', { products: { product: 7, country: 'GB' } }, false, true],
    ['the product without its price', { products: { product: 7, country: null } }, false, true],
    ['another product', { products: { product: 8, country: 'DE' } }, false, false],
    ['its family', { products: { family: 2, country: 'DE' } }, true, true],
    ['its family in another country', { products: { family: 2, country: 'GB' } }, false, true],
    ['another family', { products: { family: 5, country: 'DE' } }, false, false],
    ['its subcategory', { products: { subcategory: 3, country: 'DE' } }, true, true],
    ['its subcategory in another country', { products: { subcategory: 3, country: 'GB' } }, false, true],
    ['another subcategory', { products: { subcategory: 4, country: 'DE' } }, false, false],
    ['its category', { products: { category: 1, country: 'DE' } }, true, true],
    ['another category', { products: { category: 2, country: 'DE' } }, false, false],
    ['all products of the country', { products: { country: 'DE' } }, true, true],
    ['all products of another country', { products: { country: 'GB' } }, false, true],
    ['products in any country', { products: {} }, true, true],
    ['the blog', { posts: true }, false, false],
    ['the shop only', {}, false, false],
  ];

  test.each(MADE)('%s', (_, tags, ofPrice, ofName) => {
    expect({
      price: knowing(A_PRICE)(tags),
      name: knowing(A_NAME)(tags),
      sale: knowing(A_SALE)(tags),
    }).toEqual({
      price: ofPrice ? 'more' : undefined,
      name: ofName ? 'more' : undefined,
      sale: ofPrice ? 'stock' : undefined,
    });
    expect(knowing({ what: 'shop' })(tags), 'the shop itself').toBe('more');
  });

  test('a post expires only the blog, also when its scheduled time comes', () => {
    expect(knowing({ what: 'posts' })({ posts: true })).toBe('more');
    expect(knowing({ what: 'posts' })({ products: {} })).toBeUndefined();
    const known = createChangeLog();
    known.learn(news([], 10, 500), 0);
    expect(known.outdated(at(10, 400), [{ posts: true }])).toBe('more');
    expect(known.outdated(at(10, 400), [{ products: {} }])).toBeUndefined();
  });

  test('the first post, and withdrawing the last, expire every page, because menus link to the blog', () => {
    const known = createChangeLog();
    known.learn(news([], 10, 500), 0);
    expect(known.outdated(at(10, 0), [{}])).toBe('more');
    known.learn(news([{ ...NOWHERE, what: 'posts', version: 11 }], 10, 0), 1);
    expect(known.outdated(at(10, 500), [{}])).toBe('more');
    expect(known.outdated(at(11, 0), [{}])).toBeUndefined();
    const nothingRead = at(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    expect(known.outdated(nothingRead, [{}])).toBeUndefined();
  });

  test('a deleted product expires every list, because its category is no longer known', () => {
    const gone = knowing({ what: 'product', product: 7 });
    expect(gone({ products: { subcategory: 4 } })).toBe('more');
    expect(gone({ products: { product: 8 } })).toBeUndefined();
  });
});

describe('what an isolate knows about changes', () => {
  const ANY = [{ products: {} }];

  test('assumes the worst about responses older than its knowledge', () => {
    const known = createChangeLog();
    known.learn(news([], 10), 0);
    expect(known.outdated(at(9), ANY)).toBe('more');
    expect(known.outdated(at(10), ANY)).toBeUndefined();
  });

  test('is not rolled back by a lagging database', () => {
    const known = createChangeLog();
    known.learn(news([{ ...A_PRICE, version: 11 }], 10), 0);
    known.learn(news([], 10), 1);
    expect(known.latest()).toBe(11);
    expect(known.outdated(at(10), ANY)).toBe('more');
  });

  test('after a gap, expires everything before it and tells later changes apart again', () => {
    const known = createChangeLog();
    known.learn(news([], 10), 0);
    known.learn(news([{ ...A_PRICE, version: 900 }], 899), 1);
    expect(known.outdated(at(10), [{}])).toBe('more');
    expect(known.outdated(at(899), [{ products: { product: 8 } }])).toBeUndefined();
    expect(known.outdated(at(899), [{ products: { product: 7 } }])).toBe('more');
  });

  test('after the newest post is withdrawn, blog responses are cached again, and expired by the next post', () => {
    const known = createChangeLog();
    const posts = [{ posts: true }] as const satisfies CacheTags[];
    known.learn(news([], 10, 500), 0);
    known.learn(news([{ ...NOWHERE, what: 'posts', version: 11 }], 10, 300), 1);
    expect(known.outdated(at(10, 500), posts), 'with the post').toBe('more');
    expect(known.outdated(at(11, 300), posts), 'without it').toBeUndefined();
    known.learn(news([], 10, 500), 2);
    expect(known.outdated(at(11, 300), posts), 'said by a copy that lags behind').toBeUndefined();
    known.learn(news([], 11, 400), 3);
    expect(known.outdated(at(11, 300), posts), 'once a scheduled one has come').toBe('more');
  });

  test('when changes are summed up, keeps other kinds and countries fresh', () => {
    const known = createChangeLog();
    known.learn(news([], 10), 0);
    const [latest, ...sums] = [
      { ...A_PRICE, version: 900 },
      { ...NOWHERE, what: 'product', country: 'DE', version: 899 },
      { ...NOWHERE, what: 'stock', country: 'GB', version: 700 },
    ] as const;
    known.learn(news([latest, ...sums], 10), 1);
    const outdated = (version: number, tags: CacheTags) => known.outdated(at(version), [tags]);
    expect(outdated(10, {})).toBeUndefined();
    expect(outdated(10, { posts: true })).toBeUndefined();
    expect(outdated(10, { products: { product: 8, country: 'DE' } })).toBe('more');
    expect(outdated(10, { products: { product: 8, country: 'GB' } })).toBe('stock');
    expect(outdated(700, { products: { product: 8, country: 'GB' } })).toBeUndefined();
    expect(outdated(899, { products: { product: 8, country: 'DE' } })).toBeUndefined();
  });

  test('forgets only old product details, however much changes', () => {
    const known = createChangeLog();
    known.learn(news([], 0), 0);
    for (let version = 1; version <= 3000; version += 1)
      known.learn(news([{ ...A_PRICE, version }], version - 1), version);
    const another = (version: number) =>
      known.outdated(at(version), [{ products: { product: 8, country: 'DE' } }]);
    expect({ longAgo: another(900), lately: another(2900) }).toEqual({ longAgo: 'more', lately: undefined });
    expect(known.outdated(at(0), [{ products: { product: 7, country: 'GB' } }])).toBeUndefined();
    expect(known.outdated(at(0), [{}])).toBeUndefined();
  });
});
