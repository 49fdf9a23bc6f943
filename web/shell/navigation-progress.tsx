import { useLocation, useNavigation } from 'react-router-dom';
import { loadingWords } from '../texts/loading-words.ts';

/** While the next page loads: a line at the top and, after a delay, what is loading. Styled in `styles/awaited.css`. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const busy = state !== 'idle';
  const leaving = busy && location.pathname !== pathname;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50">
      <div aria-hidden="true" className="h-0.5 overflow-hidden">
        {busy && <div className="h-full origin-left animate-advance bg-action rtl:origin-right" />}
      </div>
      <p role="status" className="flex justify-center">
        {leaving && <span className="awaited">{loadingWords(location.pathname)}</span>}
      </p>
    </div>
  );
}
