import type { SliderImage } from '../../../functions/contracts/slider.ts';
import { home } from '../../content/home.ts';
import { useTakenOver } from '../../ui/taken-over.ts';
import { Slide } from './slide.tsx';
import { SlideshowControls } from './slideshow-controls.tsx';
import { useSlideshow } from './use-slideshow.ts';

/** The only thing that moves by itself. Without JavaScript its first slide stands still. */
export function Slideshow({ slides }: { slides: readonly SliderImage[] }) {
  const slideshow = useSlideshow(slides.length);
  const takenOver = useTakenOver();
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
            pictured={index === 0 || takenOver}
          />
        ))}
      </div>
      {slides.length > 1 && <SlideshowControls count={slides.length} ready={takenOver} {...slideshow} />}
    </section>
  );
}
