import type { ComponentType, ReactNode } from 'react';
import type { Plain } from '../../functions/contracts/plain.ts';

/** About four megabytes. */
const MOST = 2000;
/** The inner HTML of an element, by the data that it was rendered from. */
const painted = new Map<string, string>();

/** Keys of the fragments that the current page renders for the first time, by their number in the page. */
let firstSeen: string[] = [];

/** Components, numbered in the order of their first use. */
const kinds = new Map<unknown, number>();

function numberOf(kind: unknown): number {
  const number = kinds.get(kind) ?? kinds.size;
  kinds.set(kind, number);
  return number;
}

const FIRST_SEEN = /<(\w+)([^>]*) data-painted="(\d+)"([^>]*)>(.*?)<\/\1>/gs;

/** The cached content of an element, or a marker by which `paint` finds it afterwards. */
export function paintedBefore<Of extends Plain>(
  kind: ComponentType<{ of: Of }>,
  of: Of,
  children: ReactNode,
) {
  const key = JSON.stringify([numberOf(kind), of]);
  const html = painted.get(key);
  if (html !== undefined) return { dangerouslySetInnerHTML: { __html: html } };
  firstSeen.push(key);
  return { 'data-painted': firstSeen.length - 1, children };
}

/** Renders a page synchronously and caches its new fragments; the returned HTML has no markers. */
export function paint(render: () => string): string {
  firstSeen = [];
  const html = render();
  if (firstSeen.length === 0) return html;
  return html.replaceAll(FIRST_SEEN, (_, tag, before, number, after, content) => {
    remember(firstSeen[number], content);
    return `<${tag}${before}${after}>${content}</${tag}>`;
  });
}

function remember(key: string | undefined, html: string) {
  if (key === undefined) return;
  const [oldest] = painted.keys();
  if (painted.size >= MOST && oldest !== undefined) painted.delete(oldest);
  painted.set(key, html);
}
