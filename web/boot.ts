import './styles.css';

/** A browser that keeps its times to itself tells of no paint. */
const LONG_ENOUGH_MS = 3000;

/** The page arrives painted and works as it is: what is seen comes first, then what takes it over. */
const isPainted = document.getElementById('root')?.hasChildNodes();
if (isPainted && !document.hidden) {
  new PerformanceObserver(takeOver).observe({ type: 'paint', buffered: true });
  setTimeout(takeOver, LONG_ENOUGH_MS);
} else takeOver();

function takeOver() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  void import('./main.tsx');
}
