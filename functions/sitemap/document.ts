import { escapeXml } from '../http/escape-xml.ts';

/** A page for search engines. */
export type SitemapEntry = { path: string; lastModified?: string | undefined };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const urlSet = (origin: string, pages: readonly SitemapEntry[]) =>
  documentOf('urlset', 'url', { origin, pages });

export const sitemapIndex = (origin: string, pages: readonly SitemapEntry[]) =>
  documentOf('sitemapindex', 'sitemap', { origin, pages });

type Listed = { origin: string; pages: readonly SitemapEntry[] };

function documentOf(root: string, element: string, { origin, pages }: Listed): string {
  const lines = pages.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
    return `<${element}><loc>${escapeXml(origin + path)}</loc>${modified}</${element}>\n`;
  });
  return `${HEAD}<${root} xmlns="${NAMESPACE}">\n${lines.join('')}</${root}>\n`;
}
