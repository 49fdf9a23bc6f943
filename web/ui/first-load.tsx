import { Spinner } from './spinner.tsx';

/** Shown while the browser loads a screen that was not rendered at the edge. */
export function FirstLoad() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Loading …" />
    </div>
  );
}
