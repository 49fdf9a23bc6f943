import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useMissingScript } from './page/missing-script.ts';
import { FirstLoad } from './ui/first-load.tsx';

let loaded: ComponentType | undefined;

/** Needed immediately if the page was rendered with it. */
export async function loadErrorScreen(): Promise<ComponentType> {
  loaded ??= (await import('./content/pages/error-message.tsx')).RouteErrorScreen;
  return loaded;
}

const Later = lazy(async () => ({ default: await loadErrorScreen().catch(() => Unreached) }));

/** Shown if even the error screen cannot be loaded. */
const Unreached = () => (
  <p role="alert" className="mx-auto max-w-page px-gutter py-14">
    This page didn’t load. <a href={location.href}>Try again</a>
  </p>
);

/** Rendered by the router when a page throws. */
export function RouteError() {
  const isMissing = useMissingScript(useRouteError());
  const [Screen] = useState(() => loaded ?? Later);
  if (isMissing) return <FirstLoad />;
  return (
    <Suspense fallback={<FirstLoad />}>
      <Screen />
    </Suspense>
  );
}
