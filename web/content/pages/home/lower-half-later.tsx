import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { HomeData } from './home-data.ts';

let loaded: ComponentType<HomeData> | undefined;

export async function loadLowerHalf(): Promise<ComponentType<HomeData>> {
  loaded ??= (await import('./lower-half.tsx')).LowerHalf;
  return loaded;
}

const Later = lazy(async () => ({ default: await loadLowerHalf() }));

/** Rendered with the page; its script loads after that of the upper half, and hydrates it then. */
export function LowerHalfLater(data: HomeData) {
  const [LowerHalf] = useState(() => loaded ?? Later);
  return (
    <Suspense>
      <LowerHalf {...data} />
    </Suspense>
  );
}
