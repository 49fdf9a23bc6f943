import type { PageTexts } from '../../../texts/page-texts.ts';
import { builtInServices } from '../../../texts/services.ts';
import type { HomeData } from './home-data.ts';

const MOST_SERVICES = 4;
const MOST_PROJECTS = 6;

type Written = { services: PageTexts<'services'> | null; projects: PageTexts<'projects'> | null };

/** The excerpts of other pages that the home page shows. */
export const storiesIn = ({ services, projects }: Written): Pick<HomeData, 'services' | 'projects'> => ({
  services: (services?.entries ?? builtInServices)
    .slice(0, MOST_SERVICES)
    .map(({ slug, name, summary }) => ({ slug, name, summary })),
  projects: (projects?.entries ?? [])
    .slice(0, MOST_PROJECTS)
    .map(({ slug, name, picture }) => ({ slug, name, picture })),
});
