import { useEffect, useEffectEvent, useRef } from 'react';
import type { Versioned } from '../resource.ts';

/** Reports each version loaded after the first, but not during a save, whose answer may be that version. */
export function useRemoteChanges<Entity>(
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version loaded during a save is reported after it
  useEffect(() => read(), [etag, isSaving]);
}
