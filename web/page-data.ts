import type { HydrationState } from 'react-router-dom';

const ELEMENT_ID = 'page-data';

/**
 * The data that a page was painted with, as an element of that page. It is no script to the
 * browser, so that a strict policy allows it without a nonce and the page can be cached.
 */
export function writePageData({ loaderData, errors }: HydrationState): string {
  const json = JSON.stringify({ loaderData, errors }).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Undefined where nothing was painted and the browser does it all. */
export function readPageData(): HydrationState | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return undefined;
  return JSON.parse(text);
}
