import clsx from 'clsx';
import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import { home } from '../../../texts/home.ts';
import { ButtonLink } from '../../../ui/button.tsx';

type SlideProps = {
  slide: SliderImage;
  label: string;
  shown: boolean;
  first: boolean;
  /** Pictures of later slides load after the page, so that they do not delay it. */
  pictured: boolean;
};

export function Slide({ slide, label, shown, first, pictured }: SlideProps) {
  const { title, caption, link } = slide;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset, and a section would be one landmark more
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!shown}
      className={clsx(
        'relative col-start-1 row-start-1 flex min-w-0 flex-col bg-paper text-ink',
        // The next slide fades in above the current one, which stays until it is covered.
        shown
          ? 'z-1 transition-opacity duration-1000'
          : 'invisible opacity-0 transition-all delay-1000 duration-0',
      )}
    >
      <div className="relative z-1 mx-auto flex w-full max-w-page flex-col px-gutter pt-9 sm:my-auto sm:py-14">
        <div className="wrap-anywhere sm:max-w-[42%]">
          {title && <p className="text-heading font-semibold text-balance">{title}</p>}
          {caption && <p className="mt-3 text-title leading-normal font-normal">{caption}</p>}
          <ButtonLink to={link ?? '/products-list'} variant="primary" className="mt-6">
            {link ? home.slideshow.ownLink : home.slideshow.link}
          </ButtonLink>
        </div>
      </div>
      <div className="behind-words relative min-h-64 flex-1 sm:absolute sm:inset-0 rtl:sm:-scale-x-100">
        {pictured && (
          <img
            src={slide.imageUrl}
            srcSet={slide.imageSrcset ?? undefined}
            sizes="(width < 40rem) max(100vw, 34rem), max(100vw, 120vh)"
            width={slide.imageWidth}
            height={slide.imageHeight}
            alt={slide.imageAlt}
            {...(first
              ? { fetchPriority: 'high' }
              : { fetchPriority: 'low', loading: 'lazy', decoding: 'async' })}
            className="absolute size-full object-cover object-[80%_50%] sm:object-[50%_70%]"
          />
        )}
      </div>
    </div>
  );
}
