import type { NavigateOptions } from 'react-router-dom';
import { closePopovers } from './ui/popover.tsx';

type Navigate = (path: string, options: NavigateOptions) => unknown;

/** Paths of the shop that are not pages. */
const NON_PAGE_PATH = /^\/(?:api\/(?!docs)|assets\/|pictures\/)|\.\w+$/;

/** One listener turns clicks on links to pages of the shop into client-side navigation; modified clicks are left alone. */
export function enableClientNavigation(navigate: Navigate) {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || isModifiedClick(event) || !isPageLink(link)) return;
    const here = window.location.pathname + window.location.search;
    const path = link.pathname + link.search;
    // The browser handles links to anchors on this page, including focus.
    if (link.hash && path === here) return;
    event.preventDefault();
    closePopovers();
    const options = { replace: 'replace' in link.dataset || path === here };
    navigate(path + link.hash, { ...options, preventScrollReset: 'keepScroll' in link.dataset });
  });
}

const isModifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const isPageLink = ({ origin, target, pathname, download }: HTMLAnchorElement) =>
  origin === window.location.origin &&
  (!target || target === '_self') &&
  !download &&
  !NON_PAGE_PATH.test(pathname);
