import clsx from 'clsx';
import { homeSections } from '../../../texts/home-sections.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Meridians } from './meridians.tsx';

const { headline, lead, products, signup } = homeSections.hero;

/** What staff have written, if anything; without a slideshow, the hero takes its space. */
export type HeroFacts = { shop: string; heading: string; lead: string; alone: boolean };

export default function HeroContent({ of }: { of: HeroFacts }) {
  return (
    <div
      className={clsx(
        'mx-auto grid max-w-page items-center gap-x-12 px-gutter py-12 lg:grid-cols-[7fr_5fr]',
        of.alone && 'lg:min-h-[min(42rem,80dvh)]',
      )}
    >
      <div className="relative">
        <h1 className={clsx('font-semibold', of.alone ? 'text-display' : 'text-heading')}>
          {of.heading || headline}
        </h1>
        <p className="mt-4 max-w-[34rem] text-title leading-normal font-normal text-muted">
          {of.lead || lead(of.shop)}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/products-list" variant={of.alone ? 'primary' : 'secondary'}>
            {products}
          </ButtonLink>
          <ButtonLink to="/signup">{signup}</ButtonLink>
        </div>
      </div>
      <Meridians />
    </div>
  );
}
