import { type Context, Hono } from 'hono';
import type { MadeOf } from '../cache/changes.ts';
import { NotFound } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { originOf } from '../http/origin.ts';
import type { ListedPage } from './contract.ts';
import { type Listing, sitemapIndex, urlSet } from './document.ts';
import { listParts, listProductPages, readLists } from './queries.ts';

/** A file of so many addresses is kept between requests; the format would take ten times as many. */
const MOST = 5000;
/** A part that has grown since its index was read still lists all that it has, within reason. */
const MOST_OF_A_PART = 2 * MOST;

const PRODUCTS: MadeOf = { products: { country: null } };
const LISTS: MadeOf = { posts: true };

/** One file, or an index of several beyond what one takes. */
export function sitemap(pages: readonly ListedPage[]) {
  return new Hono<AppEnv>()
    .get('/sitemap.xml', async c => {
      const { database, reading } = c.env;
      reading?.noteMadeOf({ ...LISTS, ...PRODUCTS });
      const { lists, products } = await readLists(database, pages);
      if (lists.length + products <= MOST) {
        return answerXml(c, urlSet(originOf(c), [...lists, ...(await listProductPages(database))]));
      }
      const files = [
        ...lists.flatMap((_, index) => (index % MOST === 0 ? [`pages-${index / MOST + 1}`] : [])),
        ...(await listParts(database, MOST)).map(({ from, to }) => `products-${from}-${to}`),
      ];
      const listings = files.map(name => ({ path: `/sitemap-${name}.xml` }));
      return answerXml(c, sitemapIndex(originOf(c), listings));
    })
    .get('/:file{sitemap-pages-[1-9][0-9]*\\.xml}', async c => {
      const [number = 0] = numbersIn(c.req.param('file'));
      c.env.reading?.noteMadeOf(LISTS);
      const { lists } = await readLists(c.env.database, pages);
      return answerPart(c, lists.slice((number - 1) * MOST, number * MOST));
    })
    .get('/:file{sitemap-products-[1-9][0-9]*-[1-9][0-9]*\\.xml}', async c => {
      const [from = 0, to = 0] = numbersIn(c.req.param('file'));
      c.env.reading?.noteMadeOf(PRODUCTS);
      const isPossible = Number.isSafeInteger(from) && Number.isSafeInteger(to);
      const range = { from, to, most: MOST_OF_A_PART };
      return answerPart(c, isPossible ? await listProductPages(c.env.database, range) : []);
    });
}

const numbersIn = (file: string) => (file.match(/\d+/g) ?? []).map(Number);

function answerPart(c: Context<AppEnv>, listed: readonly Listing[]) {
  if (listed.length === 0) throw new NotFound('There is nothing in this part');
  return answerXml(c, urlSet(originOf(c), listed));
}

const answerXml = (c: Context<AppEnv>, xml: string) =>
  c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' });
