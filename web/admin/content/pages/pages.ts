import { FileText } from 'lucide-react';
import type { Page } from '../../../../functions/content/pages/contract.ts';
import type { PageName } from '../../../../functions/contracts/page-contents.ts';
import { api } from '../../../api/client.ts';
import { findPage, listPages, updatePage } from '../../../api/page-editing.ts';
import { defineResource } from '../../resource.ts';
import { withUploads } from './uploads.ts';

/** Each page's name and address. */
export const PLACES: Record<PageName, { label: string; path: string }> = {
  home: { label: 'Home', path: '/' },
  about: { label: 'About', path: '/about' },
  services: { label: 'Services', path: '/services' },
  projects: { label: 'Projects', path: '/projects' },
  team: { label: 'Team', path: '/team' },
  pricing: { label: 'Pricing', path: '/pricing' },
  faq: { label: 'FAQ', path: '/faq' },
  opening: { label: 'Coming soon', path: '/coming-soon' },
  contact: { label: 'Contact', path: '/contact' },
  privacy: { label: 'Privacy', path: '/privacy' },
};

export const pages = defineResource<Page, Page['content']>({
  path: '/admin/pages',
  one: 'page',
  many: 'pages',
  icon: FileText,
  history: 'pages',
  actions: ['edit'],
  idOf: ({ pageId }) => String(pageId),
  nameOf: ({ page }) => PLACES[page].label,
  list: async () => {
    const rows = (await listPages(api)).map(({ pageId, page }) => ({
      pageId,
      page,
      content: null,
      images: {},
    }));
    return { rows, total: rows.length };
  },
  find: id => findPage(api, id),
  update: async (id, content, etag) => updatePage(api, id, content && (await withUploads(content)), etag),
  words: { title: 'Pages' },
});
