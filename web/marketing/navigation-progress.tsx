import { useNavigation } from 'react-router-dom';

/** A line along the top while the next page is on its way, if it takes more than a moment. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {busy && <div className="h-full origin-left animate-advance bg-action rtl:origin-right" />}
    </div>
  );
}
