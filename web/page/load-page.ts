import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PageName } from '../../functions/contracts/page-contents.ts';
import { readPage } from '../api/pages.ts';
import { visitOf } from '../api/request-context.ts';

/** The loader of a page with text written by staff. */
export const loadPage =
  <Name extends PageName>(page: Name) =>
  ({ context }: LoaderFunctionArgs) =>
    readPage(visitOf(context).api, page);
