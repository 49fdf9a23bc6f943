import clsx from 'clsx';
import { PageMeta } from '../../../page/page-meta.tsx';
import { breadcrumbList } from '../../../page/structured-data.ts';
import { useShop } from '../../../page/use-shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { team } from '../../texts/team.ts';
import { PageOpening } from '../page-opening.tsx';

const { title, description, heading, lead, roles, portraitOf, closing } = team;
const steps = [{ label: 'Home', to: '/' }, { label: title }];

export function Component() {
  const { origin } = useShop();
  return (
    <>
      <PageMeta title={title} description={description} about={[breadcrumbList(origin, steps)]} />
      <PageOpening steps={steps} heading={heading} lead={lead} />
      {/* The middle column hangs lower, so that six portraits are a group and no grid of cards. */}
      <ul className="mx-auto grid w-full max-w-page mt-14 grid-cols-2 gap-x-4 gap-y-12 px-gutter pb-16 sm:mt-20 sm:gap-x-6 md:gap-y-20 lg:pb-44 lg:grid-cols-3">
        {roles.map(({ role, portrait, text }, index) => (
          <li key={role} className={clsx(index % 3 === 1 && 'lg:translate-y-24')}>
            <img
              {...portrait}
              alt={`${portraitOf} ${role}`}
              sizes="(min-width: 64rem) 24rem, 46vw"
              {...(index < 3 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              className="w-full rounded-card bg-sunken"
            />
            <h2 className="mt-5 text-title font-semibold">{role}</h2>
            <p className="mt-2 max-w-sm text-small text-muted sm:text-body">{text}</p>
          </li>
        ))}
      </ul>
      <div className="border-t border-line bg-surface">
        <section className="mx-auto grid w-full max-w-page items-end gap-x-16 gap-y-8 px-gutter py-16 sm:py-20 lg:grid-cols-2">
          <div>
            <h2 className="text-heading font-semibold">{closing.heading}</h2>
            <p className="mt-4 max-w-prose text-muted">{closing.text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/contact" variant="primary">
              {closing.contact}
            </ButtonLink>
            <ButtonLink to="/about">{closing.about}</ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
