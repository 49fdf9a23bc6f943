import { homeSections } from '../../../texts/home-sections.ts';
import { Link } from '../../../ui/link.tsx';
import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

const { heading, lead, more } = homeSections.services;

type TopServicesProps = Pick<HomeData, 'services'> & { lead: string | undefined };

export function TopServices({ services, lead: own }: TopServicesProps) {
  if (services.length === 0) return null;
  return (
    <Section
      id="services"
      heading={heading}
      lead={own || lead}
      more={{ label: more, to: '/services' }}
      wide
      quiet
    >
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {services.map(({ slug, name, summary }) => (
          <li key={slug} className="group relative">
            <h3 className="font-semibold">
              <Link
                to={`/services-details/${slug}`}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
              >
                {name}
              </Link>
            </h3>
            <p className="mt-1 text-small text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
