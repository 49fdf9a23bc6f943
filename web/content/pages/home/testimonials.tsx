import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

type Written = NonNullable<HomeData['written']>;
type TestimonialsProps = Pick<Written, 'quotesHeading' | 'quotesLead' | 'quotesMore' | 'quotes'>;

export function Testimonials({ quotesHeading, quotesLead, quotesMore, quotes }: TestimonialsProps) {
  if (quotes.length === 0) return null;
  const more = quotesMore ? { label: quotesMore, to: '/team' } : undefined;
  return (
    <Section id="testimonials" heading={quotesHeading} lead={quotesLead} more={more} raised wide quiet>
      <ul className="grid gap-6 sm:grid-cols-3">
        {quotes.map(({ by, picture, words }) => (
          <li key={by}>
            <figure className="flex h-full flex-col">
              <blockquote className="text-small">
                <p>{words}</p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4 pt-3 text-small text-muted">
                {picture && (
                  <img
                    {...picture}
                    sizes="2.5rem"
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="size-10 rounded-full bg-sunken object-cover object-top"
                  />
                )}
                {by}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
