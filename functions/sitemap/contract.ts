import type { PageName } from '../contracts/page-contents.ts';

/** A page that search engines should know, as long as there is something to see. */
export type ListedPage = {
  path: string;
  /** Only where staff have written this. */
  written?: PageName | 'blog';
  /** Once for each entry of a page, in place of `:slug`; of these, until staff have written their own. */
  each?: { page: PageName; builtIn: readonly string[] };
};
