import { escapeXml } from '../http/escape-xml.ts';

type FeedItem = {
  title: string;
  path: string;
  publishedAt: Date;
  excerpt: string;
  /** The whole text, as HTML. */
  html: string;
  categories: readonly string[];
};

type Feed = { origin: string; path: string; name: string; description: string; items: readonly FeedItem[] };

/** The shop speaks English. */
const LANGUAGE = 'en';

/** Characters that XML cannot represent. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu;

const text = (name: string, content: string) =>
  `<${name}>${escapeXml(content.replace(UNWRITABLE, ''))}</${name}>`;

/** RSS 2.0 with absolute URLs. */
export function rssOf({ origin, path, name, description, items }: Feed): string {
  const [latest] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    text('title', name),
    text('link', `${origin}/blog`),
    text('description', description),
    text('language', LANGUAGE),
    `<atom:link href="${escapeXml(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [text('lastBuildDate', latest.publishedAt.toUTCString())] : []),
    ...items.map(item => itemOf(item, origin)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function itemOf({ title, path, publishedAt, excerpt, html, categories }: FeedItem, origin: string): string {
  return [
    '<item>',
    text('title', title),
    text('link', origin + path),
    `<guid isPermaLink="true">${escapeXml(origin + path)}</guid>`,
    text('pubDate', publishedAt.toUTCString()),
    ...categories.map(category => text('category', category)),
    text('description', excerpt),
    text('content:encoded', html),
    '</item>',
  ].join('\n');
}
