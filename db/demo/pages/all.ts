import { eq } from 'drizzle-orm';
import { PAGE_CONTENTS, type PageDraft, type PageName } from '../../../functions/contracts/page-contents.ts';
import { build } from '../../build.ts';
import { pageContents } from '../../schema/page-contents.ts';
import { about } from './about.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { pricing } from './pricing.ts';
import { projects } from './projects.ts';
import { services } from './services.ts';
import { team } from './team.ts';

/** The story of the demo shop; its pictures are named by their drawings. */
const PAGES: { [Name in PageName]: PageDraft<Name> } = {
  home,
  about,
  services,
  projects,
  team,
  pricing,
  faq,
  opening: {
    description:
      'The next country of this shop opens at noon in Greenwich. Until then this part of the shop is closed for work; the rest is open.',
    heading: 'It is almost noon.',
    lead: 'This part of the shop is closed while we work on it. The price list of the next country is written and is being read once more. Everything else is open as usual.',
  },
  contact: {
    note: 'This is a demo shop. The street is made up, the addresses lead nowhere, and the telephone numbers are reserved for fiction. The form works.',
  },
  privacy: {
    note: 'This is a demonstration shop: whoever runs this copy of it is responsible for what is stored in it. Do not type in secrets.',
  },
};

const DRAWN = /"picture":"([^"]+)"/g;

export const PAGE_DRAWINGS = [
  ...new Set([...JSON.stringify(PAGES).matchAll(DRAWN)].map(([, name]) => name as string)),
];

/** The rows are there from the first day on. */
export function pageRows(pictures: Map<string, string>) {
  const written = JSON.stringify(PAGES).replace(DRAWN, (_, name) => {
    return `"picture":"/pictures/${pictures.get(name)}.webp"`;
  });
  return Object.entries(JSON.parse(written) as typeof PAGES).map(([name, draft]) => {
    const page = name as PageName;
    return build
      .update(pageContents)
      .set({ content: PAGE_CONTENTS[page].parse(draft) })
      .where(eq(pageContents.page, page));
  });
}
