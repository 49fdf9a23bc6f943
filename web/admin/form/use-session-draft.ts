import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberReturnPath } from '../../api/return-path.ts';
import { storedToken, useSession } from '../../api/session.ts';

type StoredDraft<Work> = { username: string; work: Work };

/** Unsaved work when the session ended, stored in this tab until the same person returns to the same place. */
export function useSessionDraft<Work>() {
  const { pathname, search } = useLocation();
  const username = useSession()?.username ?? '';
  // By the time it matters, the session is gone.
  const worker = useRef(username);
  const place = pathname + search;
  const [draft] = useState(() => readDraft<Work>(place, username));

  useEffect(() => {
    if (draft) sessionStorage.removeItem(keyOf(place));
  }, [draft, place]);

  return {
    draft,
    /** Whether leaving is safe, because the session ended and the work is stored. */
    keep: (work: () => Work): boolean => {
      if (storedToken() !== null) return false;
      const all: StoredDraft<Work> = { username: worker.current, work: work() };
      if (!wasStored(keyOf(place), JSON.stringify(all))) return false;
      rememberReturnPath(place);
      return true;
    },
  };
}

function readDraft<Work>(place: string, username: string): Work | null {
  const draft: StoredDraft<Work> | null = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
  return draft?.username === username ? draft.work : null;
}

/** A tab can store a few million characters. */
function wasStored(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

const keyOf = (place: string) => `draft:${place}`;
