import { lazy, Suspense, useState } from 'react';
import type { HomeData } from './home-data.ts';

type Module = typeof import('./lower-half.tsx');

let loaded: Module | undefined;

export async function loadLowerHalf(): Promise<Module> {
  loaded ??= await import('./lower-half.tsx');
  return loaded;
}

/** Where its script is gone, what was painted stays as it is. */
const never = () => new Promise<never>(() => undefined);
const Later = lazy(async () => ({ default: (await loadLowerHalf().catch(never)).LowerHalf }));

/** Rendered with the page; its script loads after that of the upper half, and hydrates it then. */
export function LowerHalfLater(data: HomeData) {
  const [LowerHalf] = useState(() => loaded?.LowerHalf ?? Later);
  return (
    <Suspense>
      <LowerHalf {...data} />
    </Suspense>
  );
}
