import type { ComponentType, ReactNode } from 'react';
import type { Plain } from '../../functions/contracts/plain.ts';

/** Some four megabytes. */
const MOST = 2000;
/** The HTML inside an element, by what that was made of. */
const painted = new Map<string, string>();

/** What the page that is being painted shows for the first time, each by its number in the page. */
let firstSeen: string[] = [];

/** The kinds of content, by their place among all. */
const kinds = new Map<unknown, number>();

function numberOf(kind: unknown): number {
  const number = kinds.get(kind) ?? kinds.size;
  kinds.set(kind, number);
  return number;
}

const FIRST_SEEN = /<(\w+)([^>]*) data-painted="(\d+)"([^>]*)>(.*?)<\/\1>/gs;

/** The content of an element as it was painted before, or a mark by which `paint` finds it afterwards. */
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

/** Renders a page in one go, and keeps what it showed for the first time; the page itself has no marks. */
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
