import clsx from 'clsx';
import { home } from '../../../texts/home.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Meridians } from './meridians.tsx';

const { products, signup } = home.hero;

type HeroProps = { alone: boolean; heading: string; lead: string };

/** Without a slideshow, the hero takes its space. */
export function Hero({ alone, heading, lead }: HeroProps) {
  return (
    <section className="relative overflow-hidden">
      <div
        className={clsx(
          'mx-auto grid max-w-page items-center gap-x-12 px-gutter pt-16 sm:pt-24 lg:grid-cols-[7fr_5fr] lg:py-24',
          alone && 'lg:min-h-[min(42rem,80dvh)]',
        )}
      >
        <div className="relative">
          <h1 className="text-display font-semibold">{heading}</h1>
          <p className="mt-6 max-w-[34rem] text-title leading-normal font-normal text-muted">{lead}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to="/products-list" variant={alone ? 'primary' : 'secondary'}>
              {products}
            </ButtonLink>
            <ButtonLink to="/signup">{signup}</ButtonLink>
          </div>
        </div>
        <Meridians />
      </div>
    </section>
  );
}
