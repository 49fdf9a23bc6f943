import { eq } from 'drizzle-orm';
import { pageContents } from '../../../db/schema/page-contents.ts';
import { build } from '../../../db/sql/build.ts';
import { PAGE_CONTENTS, type PageDraft, type PageName } from '../../../functions/contracts/page-contents.ts';
import { about } from './about.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { pricing } from './pricing.ts';
import { projects } from './projects.ts';
import { services } from './services.ts';
import { team } from './team.ts';

/** Page texts of the demo shop; pictures are referred to by the names of their drawings. */
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
      'The shop opens in its next country at noon GMT. Until then, this part of the shop is closed; the rest is open as usual.',
    heading: 'It’s almost noon.',
    lead: 'This part of the shop is closed while we work on it. The price list for the next country is ready and being checked. Everything else is open as usual.',
  },
  contact: {
    note: 'This is a demo shop. The postal and email addresses and phone numbers are fictional, but the form works.',
  },
  privacy: {
    note: 'This is a demo shop. The operator of this copy is responsible for the data stored in it. Please don’t enter anything confidential.',
  },
};

const DRAWN = /"picture":"([^"]+)"/g;

export const PAGE_DRAWINGS = [
  ...new Set([...JSON.stringify(PAGES).matchAll(DRAWN)].map(([, name]) => name as string)),
];

/** These rows always exist, so they are updated. */
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
