import './styles.css';

// A token in a link is removed from the URL immediately; the app waits for that.
if (/token=/.test(location.search)) void import('./handed-over.ts');

/** Browsers that hide their timings never report a paint. */
const LONG_ENOUGH_MS = 3000;

/** Forms without an action are sent by scripts, as is the coupon form: they wait for the scripts and keep their input. */
self.onsubmit = event => {
  const form = event.target as Element;
  if (event.defaultPrevented || !form.matches('[method=post]:not([action]),#coupon-form')) return;
  event.preventDefault();
  const note = document.getElementById('form-waits') as HTMLElement;
  note.hidden = false;
  import('./held-form.ts').then(
    held => held.holdSubmits(event, note),
    () => (note.textContent = note.dataset.lost as string),
  );
};

/** The page arrives rendered and works without scripts, so they load after its first paint. */
const isRendered = document.getElementById('root')?.hasChildNodes();
if (isRendered && !document.hidden) {
  new PerformanceObserver(loadApp).observe({ type: 'paint', buffered: true });
  setTimeout(loadApp, LONG_ENOUGH_MS);
} else loadApp();

function loadApp() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  // The rendered page still works with its links and forms.
  import('./main.tsx').catch(() => ((document.getElementById('lost') as HTMLElement).hidden = false));
}
