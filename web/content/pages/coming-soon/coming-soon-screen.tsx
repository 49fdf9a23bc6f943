import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../../../page/load-page.ts';
import { PageMeta } from '../../../page/page-meta.tsx';
import { useShop } from '../../../page/use-shop.ts';
import { NewsletterForm } from '../../../public-forms/newsletter-form.tsx';
import { comingSoon } from '../../../texts/coming-soon.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { Formatted } from '../../../ui/formatted.tsx';
import { Link } from '../../../ui/link.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { Countdown } from './countdown.tsx';
import { DayArc } from './day-arc.tsx';
import { useTimeLeft } from './use-time-left.ts';

export const loader = loadPage('opening');

export function Component() {
  const written = useLoaderData<typeof loader>();
  const { locale, company, letters } = useShop();
  const left = useTimeLeft(Date.parse(company.opening));
  const isOpen = left === 0;
  if (!company.opening) return <NothingYet title={comingSoon.title}>{comingSoon.none}</NothingYet>;
  return (
    <div className="relative flex flex-1 flex-col overflow-hidden">
      <PageMeta title={comingSoon.title} description={written?.description || comingSoon.description} />
      <div className="relative z-1 mx-auto w-full max-w-page px-gutter pt-14 pb-12 sm:pt-20">
        <h1 className="max-w-4xl text-display font-semibold">
          {isOpen ? comingSoon.open : written?.heading || comingSoon.headline}
        </h1>
        <p className="mt-5 max-w-[36rem] text-title leading-normal font-normal text-muted">
          {isOpen ? comingSoon.openLead : written?.lead || comingSoon.lead}
        </p>
        {isOpen ? (
          <ButtonLink to="/products-list" variant="primary" className="mt-10">
            {comingSoon.visit}
          </ButtonLink>
        ) : (
          <>
            <Countdown left={left} />
            <p className="mt-5 text-muted">
              <Formatted as="time" dateTime={company.opening} by={opensText} of={[company.opening, locale]} />
            </p>
            {letters !== 'none' && (
              <NewsletterForm
                source="coming-soon"
                label={comingSoon.email}
                hint={comingSoon.hint}
                button={comingSoon.submit}
                className="mt-10 grid max-w-lg gap-3"
              />
            )}
          </>
        )}
        <Social />
      </div>
      <DayArc />
    </div>
  );
}

function Social() {
  const { company } = useShop();
  return (
    <nav aria-label={comingSoon.social} className="mt-10">
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        {company.social.map(({ label, to }) => (
          <li key={to}>
            {to.startsWith('/') ? (
              <Link to={to} className={social}>
                {label}
              </Link>
            ) : (
              <a href={to} className={social}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const social =
  'inline-block py-1 font-medium text-action underline-offset-4 hover:underline pointer-coarse:py-2.5';

const opensText = (opening: string, locale: string) => comingSoon.opens(formatDate(opening, locale));
