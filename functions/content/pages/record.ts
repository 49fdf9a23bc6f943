import { id, line, prose } from '../../records/field.ts';
import { record } from '../../records/record.ts';

/** What the shop says of itself on a page, as the history has it: the whole of it, as JSON. */
export const PAGE = record(
  { table: 'page_contents', kind: 'pages', one: 'page', many: 'pages' },
  {
    pageId: id('ID'),
    page: line('Page', { generated: true }),
    content: prose('Content', { optional: true }),
  },
);
