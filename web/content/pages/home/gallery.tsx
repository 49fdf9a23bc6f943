import { homeSections } from '../../../texts/home-sections.ts';
import { CoverPicture } from '../../../ui/cover-picture.tsx';
import { Link } from '../../../ui/link.tsx';
import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

const { heading, lead, more } = homeSections.projects;

type GalleryProps = Pick<HomeData, 'projects'> & { lead: string | undefined };

export function Gallery({ projects, lead: own }: GalleryProps) {
  if (projects.length === 0) return null;
  return (
    <Section
      id="projects"
      heading={heading}
      lead={own || lead}
      more={{ label: more, to: '/projects' }}
      wide
      quiet
    >
      <ul className="grid grid-cols-3 gap-4 lg:grid-cols-6">
        {projects.map(({ slug, name, picture }) => (
          <li key={slug} className="group relative">
            {picture && (
              <CoverPicture
                picture={picture}
                alt=""
                sizes="(min-width: 80rem) 12rem, (min-width: 64rem) 15vw, 30vw"
              />
            )}
            <h3 className="mt-2 text-small font-medium wrap-anywhere">
              <Link
                to={`/projects-details/${slug}`}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
              >
                {name}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
