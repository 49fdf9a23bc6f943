import type { HydrationState } from 'react-router-dom';

const ELEMENT_ID = 'page-data';

/**
 * The data that a page was rendered with, as an element of that page. The browser does not treat it as a script, so
 * a strict CSP allows it without a nonce and the page can be cached.
 */
export function writePageData({ loaderData, actionData, errors }: HydrationState): string {
  const json = JSON.stringify({ loaderData, ...(actionData && { actionData }), errors }).replace(
    /</g,
    '\\u003c',
  );
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Undefined if nothing was rendered and the browser does it all. */
export function readPageData(): HydrationState | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return undefined;
  return JSON.parse(text);
}
