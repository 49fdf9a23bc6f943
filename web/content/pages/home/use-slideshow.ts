import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';

const INTERVAL_MS = 5000;

/**
 * Which of `count` slides is shown. Advances automatically, except while hovered or focused,
 * when paused, with reduced motion, or in a hidden tab.
 */
export function useSlideshow(count: number) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const seen = useSyncExternalStore(onVisibility, isSeen, () => true);
  const calm = useSyncExternalStore(onCalmness, isCalm, () => false);

  const on = chosen ?? !calm;
  const moving = on && seen && !pointed && !focused && count > 1;
  const current = Math.min(index, count - 1);
  const next = (current + 1) % count;

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setIndex(next), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [moving, next]);

  return {
    index: current,
    on,
    moving,
    toggle: () => setChosen(!on),
    show: setIndex,
    showNext: () => setIndex(next),
    showPrevious: () => setIndex((current + count - 1) % count),
    /** Event handlers for the slideshow's element. */
    attention: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // A mouse click leaves focus behind; only keyboard focus means that the user is still there.
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

const isSeen = () => document.visibilityState === 'visible';

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
const isCalm = () => lessMotion().matches;

function onCalmness(changed: () => void) {
  const query = lessMotion();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
