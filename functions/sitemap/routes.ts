import { type Context, Hono } from 'hono';
import { NotFound } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { originOf } from '../http/origin.ts';
import type { ListedPage } from './contract.ts';
import { sitemapIndex, urlSet } from './document.ts';
import { listParts, listProductPages, readLists } from './queries.ts';

/** The limit of the sitemap format. */
const MOST = 50_000;

/** One file, or an index of several beyond the limit. */
export function sitemap(pages: readonly ListedPage[]) {
  const isOne = ({ lists, products }: Awaited<ReturnType<typeof readLists>>) =>
    lists.length + products <= MOST;

  return new Hono<AppEnv>()
    .get('/sitemap.xml', async c => {
      const { database } = c.env;
      const listed = await readLists(database, pages);
      if (isOne(listed)) {
        const all = [...listed.lists, ...(await listProductPages(database))];
        return answerXml(c, urlSet(originOf(c), all));
      }
      const parts = await listParts(database, MOST);
      const files = ['pages', ...parts.map(number => `products-${number}`)];
      return answerXml(
        c,
        sitemapIndex(
          originOf(c),
          files.map(name => ({ path: `/sitemap-${name}.xml` })),
        ),
      );
    })
    .get('/sitemap-pages.xml', async c => {
      const { lists } = await readLists(c.env.database, pages);
      return answerXml(c, urlSet(originOf(c), lists));
    })
    .get('/:file{sitemap-products-[1-9][0-9]*\\.xml}', async c => {
      const number = Number(/\d+/.exec(c.req.param('file')));
      const isPossible = Number.isSafeInteger(number * MOST);
      const products = isPossible ? await listProductPages(c.env.database, { number, size: MOST }) : [];
      if (products.length === 0) throw new NotFound('There are no products in this part');
      return answerXml(c, urlSet(originOf(c), products));
    });
}

const answerXml = (c: Context<AppEnv>, xml: string) =>
  c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' });
