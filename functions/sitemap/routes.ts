import { type Context, Hono } from 'hono';
import { NotFound } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { originOf } from '../http/origin.ts';
import type { CacheTags } from '../response-cache/changes.ts';
import type { ListedPage } from './contract.ts';
import { type SitemapEntry, sitemapIndex, urlSet } from './document.ts';
import { countProducts, listProductPages, type Part, readLists } from './queries.ts';

/** URLs per file; files are cached. The format allows ten times as many. */
const MOST = 5000;

const PRODUCTS: CacheTags = { products: { country: null } };
const LISTS: CacheTags = { posts: true };

/** One file, or an index of several if there are too many URLs. */
export function sitemap(pages: readonly ListedPage[]) {
  return new Hono<AppEnv>()
    .get('/sitemap.xml', async c => {
      const { database, reading } = c.env;
      reading?.addTags({ ...LISTS, ...PRODUCTS });
      const { lists, products } = await readLists(database, pages);
      if (lists.length + products <= MOST) {
        return answerXml(c, urlSet(originOf(c), [...lists, ...(await listProductPages(database))]));
      }
      const files = [...filesOf('pages', lists.length), ...filesOf('products', products)];
      return answerXml(c, sitemapIndex(originOf(c), files));
    })
    .get('/:file{sitemap-pages-[1-9][0-9]{0,5}\\.xml}', async c => {
      const { offset, limit } = partOf(c.req.param('file'));
      c.env.reading?.addTags(LISTS);
      const { lists } = await readLists(c.env.database, pages);
      return answerPart(c, offset < lists.length && lists.slice(offset, offset + limit));
    })
    .get('/:file{sitemap-products-[1-9][0-9]{0,5}\\.xml}', async c => {
      const part = partOf(c.req.param('file'));
      c.env.reading?.addTags(PRODUCTS);
      const isNamed = part.offset < (await countProducts(c.env.database));
      return answerPart(c, isNamed && (await listProductPages(c.env.database, part)));
    });
}

const filesOf = (name: string, total: number): SitemapEntry[] =>
  Array.from({ length: Math.ceil(total / MOST) }, (_, index) => ({
    path: `/sitemap-${name}-${index + 1}.xml`,
  }));

const partOf = (file: string): Part => {
  const [number = 0] = (file.match(/\d+/) ?? []).map(Number);
  return { offset: (number - 1) * MOST, limit: MOST };
};

function answerPart(c: Context<AppEnv>, listed: readonly SitemapEntry[] | false) {
  if (!listed) throw new NotFound('There is nothing in this part');
  return answerXml(c, urlSet(originOf(c), listed));
}

const answerXml = (c: Context<AppEnv>, xml: string) =>
  c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' });
