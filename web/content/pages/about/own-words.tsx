import type { PageTexts } from '../../../texts/page-texts.ts';
import { Link } from '../../../ui/link.tsx';

type OwnWordsProps = Pick<PageTexts<'about'>, 'quotesHeading' | 'quotesLead' | 'quotesMore' | 'quotes'>;

/** The page's quotes; renders nothing if there are none. */
export function OwnWords({ quotesHeading, quotesLead, quotesMore, quotes }: OwnWordsProps) {
  if (quotes.length === 0) return null;
  return (
    <section className="mx-auto w-full max-w-page px-gutter py-16 sm:py-24">
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
        {quotesHeading && <h2 className="text-heading font-semibold">{quotesHeading}</h2>}
        <p className="max-w-prose text-muted">
          {quotesLead} {quotesMore && <Link to="/team">{quotesMore}</Link>}
        </p>
      </div>
      <ul className="mt-12 border-b border-line">
        {quotes.map(({ by, picture, words }) => (
          <li key={by} className="border-t border-line py-8 sm:py-10">
            <figure className="grid grid-cols-[4.5rem_1fr] gap-x-6 gap-y-3 sm:grid-cols-[7rem_1fr] sm:gap-x-6">
              {picture && (
                <img
                  {...picture}
                  alt=""
                  loading="lazy"
                  sizes="7rem"
                  className="row-span-2 w-full rounded-card bg-sunken"
                />
              )}
              <blockquote className="max-w-[32em] text-title sm:text-heading">
                <p className="text-balance">{words}</p>
              </blockquote>
              <figcaption className="text-small text-muted">{by}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
