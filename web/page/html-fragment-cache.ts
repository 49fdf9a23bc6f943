import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { Plain } from '../../functions/contracts/plain.ts';

/** About four megabytes. */
const MAX_ENTRIES = 2000;
/** The inner HTML of an element, by the data that it was rendered from. */
const htmlByKey = new Map<string, string>();

/** Keys of the fragments that the current page renders for the first time, by their number in the page. */
let uncachedKeys: string[] = [];

/** Components, numbered in the order of their first use. */
const componentIds = new Map<unknown, number>();

function componentIdOf(kind: unknown): number {
  const number = componentIds.get(kind) ?? componentIds.size;
  componentIds.set(kind, number);
  return number;
}

const MARKED_ELEMENT = /<(\w+)([^>]*) data-painted="(\d+)"([^>]*)>(.*?)<wbr data-end="\3"\/><\/\1>/gs;

/** The cached content of an element, or markers of where it begins and ends, by which it is found afterwards. */
export function cachedHtml<Of extends Plain>(kind: ComponentType<{ of: Of }>, of: Of, content: ReactNode) {
  const key = JSON.stringify([componentIdOf(kind), of]);
  const html = htmlByKey.get(key);
  if (html !== undefined) return { dangerouslySetInnerHTML: { __html: html } };
  const number = uncachedKeys.push(key) - 1;
  const end = createElement('wbr', { 'data-end': number });
  return { 'data-painted': number, children: createElement(Fragment, null, content, end) };
}

/** Renders a page synchronously and caches its new fragments; the returned HTML has no markers. */
export function renderAndCache(render: () => string): string {
  uncachedKeys = [];
  const html = render();
  if (uncachedKeys.length === 0) return html;
  return html.replaceAll(MARKED_ELEMENT, (_, tag, before, number, after, content) => {
    store(uncachedKeys[number], content);
    return `<${tag}${before}${after}>${content}</${tag}>`;
  });
}

function store(key: string | undefined, html: string) {
  if (key === undefined) return;
  const [oldest] = htmlByKey.keys();
  if (htmlByKey.size >= MAX_ENTRIES && oldest !== undefined) htmlByKey.delete(oldest);
  htmlByKey.set(key, html);
}
