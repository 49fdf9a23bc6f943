import './styles.css';

/** Browsers that hide their timings never report a paint. */
const LONG_ENOUGH_MS = 3000;

/** The page arrives rendered and works without scripts, so they load after its first paint. */
const isRendered = document.getElementById('root')?.hasChildNodes();
if (isRendered && !document.hidden) {
  new PerformanceObserver(loadApp).observe({ type: 'paint', buffered: true });
  setTimeout(loadApp, LONG_ENOUGH_MS);
} else loadApp();

function loadApp() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  void import('./main.tsx');
}
