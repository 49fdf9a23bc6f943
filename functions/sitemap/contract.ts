import type { PageName } from '../contracts/page-contents.ts';

/** A page for search engines, if it has content. */
export type ListedPage = {
  path: string;
  /** Only if staff have edited this page. */
  written?: PageName | 'blog';
  /** One URL per entry of a page, replacing `:slug`; these are the defaults until staff edit the page. */
  each?: { page: PageName; builtIn: readonly string[] };
};
