import { useEffect, useMemo, useState } from 'react';

export type ComboboxOption = { value: string; label: string };

const PAUSE = 200;

type SearchResult = { text: string; options: ComboboxOption[]; failed?: boolean };

/** Debounced search; the last result stays until the next arrives. */
export function useOptions(
  search: (text: string) => Promise<ComboboxOption[]>,
  chosen: ComboboxOption | null,
) {
  const [request, setRequest] = useState<{ text: string }>();
  const [result, setResult] = useState<SearchResult & { request: object }>();

  useEffect(() => {
    if (!request) return;
    let isCurrent = true;
    const show = (next: Omit<SearchResult, 'text'>) =>
      isCurrent && setResult({ text: request.text, ...next, request });
    const timer = setTimeout(
      () =>
        search(request.text).then(
          options => show({ options }),
          () => show({ options: [], failed: true }),
        ),
      request.text === '' ? 0 : PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, search]);

  const rows = result?.options;
  // The selected option must be in the list, or it would be deselected.
  const options = useMemo(() => {
    const all = rows ?? [];
    return chosen && !all.some(option => option.value === chosen.value) ? [...all, chosen] : all;
  }, [rows, chosen]);
  const busy = request !== undefined && result?.request !== request;
  return {
    options,
    status: statusOf(result, busy),
    ask: (text: string) => setRequest({ text: text.trim() }),
  };
}

function statusOf(result: SearchResult | undefined, busy: boolean): string | null {
  if (busy) return result && result.options.length > 0 ? null : 'Searching...';
  if (!result) return null;
  if (result.failed) return 'Search failed. Type again to retry.';
  return result.options.length > 0 ? null : `Nothing found for “${result.text}”.`;
}
