import { PAGE_CONTENTS, type PageName } from '../../../../functions/contracts/page-contents.ts';
import { builtInAbout } from '../../../content/texts/about.ts';
import { builtInFaq } from '../../../content/texts/faq.ts';
import { servicesPage } from '../../../content/texts/service-words.ts';

const BUILT_IN: { [Name in PageName]?: object } = {
  about: builtInAbout,
  faq: builtInFaq,
  services: servicesPage,
};

/** What somebody begins with who writes a page for the first time: what stands there now. */
export const startingTexts = (page: PageName): object => {
  const texts = JSON.stringify(BUILT_IN[page] ?? {});
  return PAGE_CONTENTS[page].parse(
    JSON.parse(texts, (name, value) => (name === 'picture' ? (value ?? '') : value)),
  );
};
