import { home } from '../../content/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Meridians } from './meridians.tsx';

export function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div
        className="mx-auto grid max-w-page items-center gap-x-12 px-gutter pt-16 sm:pt-24 lg:min-h-[min(42rem,80dvh)]
          lg:grid-cols-[7fr_5fr] lg:py-20"
      >
        <div className="relative">
          <h1 className="text-display font-semibold">{home.hero.headline}</h1>
          <p className="mt-6 max-w-[34rem] text-title leading-normal font-normal text-muted">
            {home.hero.lead}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to="#departments" variant="primary">
              {home.hero.departments}
            </ButtonLink>
            <ButtonLink to="/signup">{home.hero.signup}</ButtonLink>
          </div>
        </div>
        <Meridians />
      </div>
    </section>
  );
}
