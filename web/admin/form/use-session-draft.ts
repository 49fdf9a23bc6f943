import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberReturnPath } from '../../api/return-path.ts';
import { storedToken, useSession } from '../../api/session.ts';

type StoredDraft<Work> = { username: string; work: Work };

/** Work that was not saved when the sign-in ended: kept in this tab until the same person is back at the same place. */
export function useSessionDraft<Work>() {
  const { pathname, search } = useLocation();
  const username = useSession()?.username ?? '';
  // Who is signed in is gone by the time that it matters.
  const worker = useRef(username);
  const place = pathname + search;
  const [draft] = useState(() => readDraft<Work>(place, username));

  useEffect(() => {
    if (draft) sessionStorage.removeItem(keyOf(place));
  }, [draft, place]);

  return {
    draft,
    /** Whether leaving loses nothing, because the sign-in ended and the work is kept for afterwards. */
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

/** A tab has room for some millions of characters. */
function wasStored(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

const keyOf = (place: string) => `draft:${place}`;
