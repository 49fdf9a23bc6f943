import './styles.css';

// A sign-in that a link brought leaves the address at once; the app waits for that.
if (/token=/.test(location.search)) void import('./handed-over.ts');

/** Browsers that hide their timings never report a paint. */
const LONG_ENOUGH_MS = 3000;

/** A form without an address is sent by scripts, and a coupon stands beside one: each waits until they are there, and what was typed stays. */
window.onsubmit = event => {
  const form = event.target as Element;
  if (event.defaultPrevented || !form.matches('[method=post]:not([action]),#coupon-form')) return;
  event.preventDefault();
  const note = document.getElementById('form-waits') as HTMLElement;
  note.hidden = false;
  import('./held-form.ts').then(
    held => held.hold(event, note),
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
  // What was painted goes on working by its links and forms.
  import('./main.tsx').catch(() => ((document.getElementById('lost') as HTMLElement).hidden = false));
}
