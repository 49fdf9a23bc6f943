import { useEffect, useEffectEvent, useRef } from 'react';
import type { Versioned } from '../resource.ts';

/** Tells of each version that is loaded after the first; not during a save, whose answer may be that version. */
export function useNews<Entity>(
  stored: Versioned<Entity> | undefined,
  isSaving: boolean,
  tell: (stored: Versioned<Entity>) => void,
) {
  const known = useRef(stored?.etag);
  const read = useEffectEvent(() => {
    if (isSaving || !stored || stored.etag === known.current) return;
    known.current = stored.etag;
    tell(stored);
  });
  const etag = stored?.etag;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version that came during a save is told after it
  useEffect(() => read(), [etag, isSaving]);
}
