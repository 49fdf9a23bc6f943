import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import { home } from '../../../texts/home.ts';
import { useHydratedLater } from '../../../ui/hydrated.ts';
import { Slide } from './slide.tsx';
import { SlideshowControls } from './slideshow-controls.tsx';
import { useSlideshow } from './use-slideshow.ts';

/** Without JavaScript the first slide is static. */
export function Slideshow({ slides }: { slides: readonly SliderImage[] }) {
  const slideshow = useSlideshow(slides.length);
  const hydrated = useHydratedLater();
  return (
    <section
      aria-roledescription="carousel"
      aria-label={home.slideshow.label}
      className="border-b border-line"
      {...slideshow.attention}
    >
      <div
        aria-live={slideshow.moving ? 'off' : 'polite'}
        className="isolate grid min-h-[max(350px,60vh,min(42vw,72vh))] overflow-hidden"
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide.imageId}
            slide={slide}
            label={`${index + 1} of ${slides.length}`}
            shown={index === slideshow.index}
            first={index === 0}
            pictured={index === 0 || hydrated}
          />
        ))}
      </div>
      {slides.length > 1 && <SlideshowControls count={slides.length} ready={hydrated} {...slideshow} />}
    </section>
  );
}
