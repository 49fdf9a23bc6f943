import { useEffect, useMemo, useState } from 'react';

export type ComboboxOption = { value: string; label: string };

const PAUSE = 200;

type Found = { text: string; options: ComboboxOption[]; failed?: boolean };

/** What a search finds as somebody types: asked when the typing pauses, the last answer shown until the next. */
export function useOptions(
  search: (text: string) => Promise<ComboboxOption[]>,
  chosen: ComboboxOption | null,
) {
  const [asked, setAsked] = useState<{ text: string }>();
  const [found, setFound] = useState<Found & { asked: object }>();

  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    const become = (next: Omit<Found, 'text'>) => wanted && setFound({ text: asked.text, ...next, asked });
    const timer = setTimeout(
      () =>
        search(asked.text).then(
          options => become({ options }),
          () => become({ options: [], failed: true }),
        ),
      asked.text === '' ? 0 : PAUSE,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked, search]);

  const rows = found?.options;
  // What is chosen has to be among them, or it would be chosen no more.
  const options = useMemo(() => {
    const all = rows ?? [];
    return chosen && !all.some(option => option.value === chosen.value) ? [...all, chosen] : all;
  }, [rows, chosen]);
  const busy = asked !== undefined && found?.asked !== asked;
  return {
    options,
    status: statusOf(found, busy),
    ask: (text: string) => setAsked({ text: text.trim() }),
  };
}

function statusOf(found: Found | undefined, busy: boolean): string | null {
  if (busy) return found && found.options.length > 0 ? null : 'Searching...';
  if (!found) return null;
  if (found.failed) return 'The search failed. Type again to try once more.';
  return found.options.length > 0 ? null : `Nothing found for “${found.text}”.`;
}
