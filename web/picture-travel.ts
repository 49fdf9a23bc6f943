import type { createMemoryRouter } from 'react-router-dom';
import type { Travel } from './picture-transition.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/** Stands between the router and what renders its state. The returned function loads the code that lets pictures travel. */
export function letPicturesTravel(router: Router): () => Promise<void> {
  const { subscribe } = router;
  let travel: Travel | undefined;
  router.subscribe = show =>
    subscribe((state, options) => (travel ? travel(state, options, show) : show(state, options)));
  return async () => {
    if (typeof document.startViewTransition !== 'function') return;
    // Without it, pages change as they do in older browsers.
    const loaded = await import('./picture-transition.ts').catch(() => undefined);
    travel = loaded?.startTravelling(router.state.location);
  };
}
