import './styles.css';

/** The page arrives painted and works as it is: whatever is seen comes first, then what takes it over. */
if (document.hidden) takeOver();
else requestAnimationFrame(() => setTimeout(takeOver));

function takeOver() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  void import('./main.tsx');
}
