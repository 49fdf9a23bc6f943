import type { createMemoryRouter, Location } from 'react-router-dom';
import sheet from './picture-transition.css?url';
import { loadSheet } from './ui/load-sheet.ts';

type Show = Parameters<ReturnType<typeof createMemoryRouter>['subscribe']>[0];
type State = Parameters<Show>[0];
export type Travel = (...update: [...Parameters<Show>, show: Show]) => void;

const PICTURE = 'img.product-picture';
const NAME = 'product-picture';
const DESTINATIONS = /^\/(?:products-details\/|cart$)/;

/** The picture of what was pressed last. */
let pressed: HTMLImageElement | null = null;
/** The picture that travelled to an entry of the history travels back from there. */
const travelledTo = new Map<string, string>();
let isMovedByBrowser = false;

/** The picture of a product travels to the same picture of the next page. */
export function startTravelling(start: Location): Travel {
  let isStyled = false;
  loadSheet(sheet).then(
    () => (isStyled = true),
    () => {},
  );
  document.addEventListener('click', ({ target }) => target instanceof Element && onPress(target), true);
  addEventListener('popstate', event => (isMovedByBrowser = event.hasUAVisualTransition), true);

  let here = start;
  let waiting: (() => void) | undefined;
  let latest: ViewTransition | undefined;
  let arrived: HTMLImageElement | undefined;
  return (state, options, show) => {
    // Updates are shown in their order.
    waiting?.();
    const source = here.pathname === state.location.pathname ? null : sourceOf(state, here.key);
    here = state.location;
    const picture = source && isStyled && !isCalm() ? pictureInView(source) : undefined;
    if (!source || !picture) return show(state, options);

    withoutName(arrived);
    picture.style.viewTransitionName = NAME;
    const showNow = (isInTime: boolean) => {
      waiting = undefined;
      withoutName(picture);
      show(state, { ...options, flushSync: isInTime });
    };
    const showEarly = () => showNow(false);
    waiting = showEarly;
    const transition = document.startViewTransition(() => {
      if (waiting !== showEarly) return transition.skipTransition();
      showNow(true);
      arrived = pictureInView(source);
      if (!arrived) return transition.skipTransition();
      travelledTo.set(state.location.key, source);
      arrived.style.viewTransitionName = NAME;
      if (!arrived.complete) showUntilLoaded(arrived, picture.currentSrc);
    });
    latest = transition;
    // It is skipped for the next one, and in a hidden tab.
    void Promise.allSettled([transition.ready, transition.updateCallbackDone, transition.finished]).then(
      () => {
        if (latest === transition) withoutName(arrived);
      },
    );
  };
}

function onPress(target: Element) {
  const control = target.closest<HTMLElement>('a[href], button');
  if (!control) return;
  const picture = pictureOf(control);
  // What was put into the cart travels there, wherever the way to it is.
  if (picture || control.getAttribute('href') !== '/cart') pressed = picture;
}

function pictureOf(control: HTMLElement): HTMLImageElement | null {
  // Another variant is shown at once.
  if ('keepScroll' in control.dataset) return null;
  if (control.closest('[data-foot-on-phone]')) return document.querySelector(`main ${PICTURE}`);
  return control.closest('li, article, .in-cart-panel')?.querySelector<HTMLImageElement>(PICTURE) ?? null;
}

function sourceOf({ location, historyAction }: State, left: string): string | null | undefined {
  if (historyAction === 'POP')
    return isMovedByBrowser ? null : (travelledTo.get(left) ?? travelledTo.get(location.key));
  return DESTINATIONS.test(location.pathname) ? pressed?.getAttribute('src') : null;
}

function pictureInView(source: string): HTMLImageElement | undefined {
  const same = [...document.querySelectorAll<HTMLImageElement>(PICTURE)].filter(
    picture => picture.getAttribute('src') === source && isInView(picture),
  );
  return same.find(picture => picture === pressed) ?? same[0];
}

function isInView(picture: HTMLElement) {
  const { top, bottom, left, right, width } = picture.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}

/** The large file may take longer than the way there. */
function showUntilLoaded(picture: HTMLImageElement, small: string) {
  picture.style.background = `url("${small}") center / cover`;
  picture.addEventListener('load', () => picture.style.removeProperty('background'), { once: true });
}

const withoutName = (picture?: HTMLElement) => picture?.style.removeProperty('view-transition-name');

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
