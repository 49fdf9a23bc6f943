import type { NavigateOptions } from 'react-router-dom';

type Go = (path: string, options: NavigateOptions) => unknown;

/** What the shop serves under its own address without being a page. */
const NO_PAGE = /^\/(?:api\/(?!docs)|assets\/|pictures\/)|\.\w+$/;

/** One listener turns every link to a page of the shop into a change in place; what asks for more is the browser's. */
export function followLinks(go: Go) {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || asksForMore(event) || !isOfShop(link)) return;
    const here = window.location.pathname + window.location.search;
    const path = link.pathname + link.search;
    // A place on this page is found, and focused, by the browser itself.
    if (link.hash && path === here) return;
    event.preventDefault();
    const options = { replace: 'replace' in link.dataset || path === here };
    go(path + link.hash, { ...options, preventScrollReset: 'keepScroll' in link.dataset });
  });
}

const asksForMore = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const isOfShop = ({ origin, target, pathname, download }: HTMLAnchorElement) =>
  origin === window.location.origin &&
  (!target || target === '_self') &&
  !download &&
  !NO_PAGE.test(pathname);
