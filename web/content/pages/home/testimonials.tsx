import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

type Written = NonNullable<HomeData['written']>;
type TestimonialsProps = Pick<Written, 'quotesHeading' | 'quotesLead' | 'quotesMore' | 'quotes'>;

export function Testimonials({ quotesHeading, quotesLead, quotesMore, quotes }: TestimonialsProps) {
  if (quotes.length === 0) return null;
  const more = quotesMore ? { label: quotesMore, to: '/team' } : undefined;
  return (
    <Section id="testimonials" heading={quotesHeading} lead={quotesLead} more={more} raised wide>
      <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
        {quotes.map(({ by, picture, words }) => (
          <li key={by}>
            <figure className="flex h-full flex-col">
              <blockquote className="border-t border-line pt-5 text-title leading-normal font-normal">
                <p>{words}</p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4 pt-6 text-small text-muted">
                {picture && (
                  <img
                    {...picture}
                    sizes="3.5rem"
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="size-14 rounded-full bg-sunken object-cover object-top"
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
