import clsx from 'clsx';
import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../../../page/load-page.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { teamWords } from '../../../texts/team.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { PageOpening } from '../page-opening.tsx';

const { title, none } = teamWords;
const steps = [{ label: 'Home', to: '/' }, { label: title }];

export const loader = loadPage('team');

export function Component() {
  const { origin } = useShop();
  const team = useLoaderData<typeof loader>();
  if (!team || team.entries.length === 0) return <NothingYet title={title}>{none}</NothingYet>;
  const { description, heading, lead, entries, closingHeading, closing } = team;
  return (
    <>
      <PageMeta title={title} description={description || lead} about={[breadcrumbList(origin, steps)]} />
      <PageOpening steps={steps} heading={heading || title} lead={lead} />
      {/* The middle column is lower, so that the portraits look like a group, not a grid of cards. */}
      <ul className="mx-auto grid w-full max-w-page mt-14 grid-cols-2 gap-x-4 gap-y-12 px-gutter pb-16 sm:mt-20 sm:gap-x-6 md:gap-y-20 lg:pb-44 lg:grid-cols-3">
        {entries.map(({ name, picture, pictureAlt, text }, index) => (
          <li key={name} className={clsx(index % 3 === 1 && 'lg:translate-y-24')}>
            {picture && (
              <img
                {...picture}
                alt={pictureAlt}
                sizes="(min-width: 64rem) 24rem, 46vw"
                {...(index < 3 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                className="aspect-4/5 w-full rounded-card bg-sunken object-cover"
              />
            )}
            <h2 className="mt-5 text-title font-semibold">{name}</h2>
            <p className="mt-2 max-w-sm text-small text-muted sm:text-body">{text}</p>
          </li>
        ))}
      </ul>
      <div className="border-t border-line bg-surface">
        <section className="mx-auto grid w-full max-w-page items-end gap-x-16 gap-y-8 px-gutter py-16 sm:py-20 lg:grid-cols-2">
          <div>
            {closingHeading && <h2 className="text-heading font-semibold">{closingHeading}</h2>}
            {closing && <p className="mt-4 max-w-prose text-muted">{closing}</p>}
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/contact" variant="primary">
              {teamWords.contact}
            </ButtonLink>
            <ButtonLink to="/about">{teamWords.about}</ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
