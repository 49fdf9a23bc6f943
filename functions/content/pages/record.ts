import { id, line, prose } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

/** The content of a page for the history: one JSON value. */
export const PAGE = defineRecord(
  { table: 'page_contents', kind: 'pages', one: 'page', many: 'pages' },
  {
    pageId: id('ID'),
    page: line('Page', { generated: true }),
    content: prose('Content', { optional: true }),
  },
);
