import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { home } from '../../../texts/home.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { useSlideshow } from './use-slideshow.ts';

const words = home.slideshow;

type ControlsProps = ReturnType<typeof useSlideshow> & {
  count: number;
  /** False before hydration, when clicks have no effect. */
  ready: boolean;
};

export function SlideshowControls({ count, index, ready, on, ...does }: ControlsProps) {
  return (
    <div
      className={clsx('mx-auto flex min-h-14 max-w-page items-center gap-1 px-gutter', !ready && 'invisible')}
    >
      <fieldset className="me-auto -ms-2 flex">
        <legend className="sr-only">{words.choose}</legend>
        {Array.from({ length: count }, (_, slide) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are identified by their position
            key={slide}
            type="button"
            aria-label={`${words.slide} ${slide + 1}`}
            aria-current={slide === index || undefined}
            onClick={() => does.show(slide)}
            className="group grid h-11 w-8 place-items-center rounded-control"
          >
            <span
              className="h-2 w-2 rounded-full bg-edge transition-all group-hover:bg-action group-aria-current:w-5
                group-aria-current:bg-action"
            />
          </button>
        ))}
      </fieldset>
      <IconButton label={on ? words.pause : words.play} variant="plain" onClick={does.toggle}>
        {on ? <Pause /> : <Play />}
      </IconButton>
      <IconButton label={words.previous} variant="plain" onClick={does.showPrevious}>
        <ChevronLeft className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={words.next} variant="plain" className="-me-3" onClick={does.showNext}>
        <ChevronRight className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
