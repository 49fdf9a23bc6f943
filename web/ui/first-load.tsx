import { Spinner } from './spinner.tsx';

/** What stands on the page while the browser loads a screen that the edge did not paint. */
export function FirstLoad() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Loading …" />
    </div>
  );
}
