import { PAGE_CONTENTS, type PageName } from '../../../../functions/contracts/page-contents.ts';
import { builtInAbout } from '../../../texts/about.ts';
import { builtInFaq } from '../../../texts/faq.ts';
import { servicesPage } from '../../../texts/service-words.ts';

const BUILT_IN: { [Name in PageName]?: object } = {
  about: builtInAbout,
  faq: builtInFaq,
  services: servicesPage,
};

/** The initial values of a page that was never edited: its default texts. */
export const startingTexts = (page: PageName): object => {
  const texts = JSON.stringify(BUILT_IN[page] ?? {});
  return PAGE_CONTENTS[page].parse(
    JSON.parse(texts, (name, value) => (name === 'picture' ? (value ?? '') : value)),
  );
};
