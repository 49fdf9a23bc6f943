import { homeSections } from '../../../texts/home-sections.ts';
import { Link } from '../../../ui/link.tsx';
import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

const { heading, lead, more } = homeSections.services;

type TopServicesProps = Pick<HomeData, 'services'> & { lead: string | undefined };

export function TopServices({ services, lead: own }: TopServicesProps) {
  if (services.length === 0) return null;
  return (
    <Section id="services" heading={heading} lead={own || lead} more={{ label: more, to: '/services' }}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {services.map(({ slug, name, summary }) => (
          <li key={slug} className="group relative border-t border-line pt-5">
            <h3 className="text-title font-semibold">
              <Link
                to={`/services-details/${slug}`}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
              >
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-body text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
