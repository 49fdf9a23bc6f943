import { lazy, Suspense, useState } from 'react';
import type { LowerHalfProps } from './lower-half.tsx';

type Module = typeof import('./lower-half.tsx');

let loaded: Module | undefined;

export async function loadLowerHalf(): Promise<Module> {
  loaded ??= await import('./lower-half.tsx');
  return loaded;
}

/** If the script can't be loaded, the server-rendered markup stays. */
const never = () => new Promise<never>(() => undefined);
const Later = lazy(async () => ({ default: (await loadLowerHalf().catch(never)).LowerHalf }));

/** Rendered with the page, but hydrated later: its script loads after the upper half's. */
export function LowerHalfLater(props: LowerHalfProps) {
  const [LowerHalf] = useState(() => loaded?.LowerHalf ?? Later);
  return (
    <Suspense>
      <LowerHalf {...props} />
    </Suspense>
  );
}
