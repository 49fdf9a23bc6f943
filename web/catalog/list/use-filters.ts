import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { filterIn, type ListFilter, listPath } from './list-address.ts';

/** The form's id: the sort select above the results belongs to it too. */
export const FILTERS = 'filters';

/** Each choice navigates immediately; the fields follow the URL. */
export function useFilters(filter: ListFilter) {
  const navigate = useNavigate();
  const shown = useRef(filter);
  // Remounting the fields instead would lose the focus.
  useEffect(() => {
    if (shown.current === filter) return;
    shown.current = filter;
    const fields = document.forms.namedItem(FILTERS)?.elements;
    for (const [name, value] of Object.entries(filter)) {
      Object.assign(fields?.namedItem(name) ?? {}, name === 'inStock' ? { checked: value } : { value });
    }
  }, [filter]);
  const goTo = (params: URLSearchParams) =>
    void navigate(listPath(filterIn(params, filter)), { preventScrollReset: true });
  return {
    change: ({ target }: FormEvent) => {
      const { form, name } = target as HTMLSelectElement;
      if (!form) return;
      const params = paramsOf(form);
      // A different category has different subcategories and options.
      if (name === 'category') for (const its of ['subcategory', 'option']) params.delete(its);
      goTo(params);
    },
    /** Keeps the sort order, including one whose navigation is still pending. */
    reset: (event: FormEvent) => {
      const form = document.forms.namedItem(FILTERS);
      if (!form) return;
      event.preventDefault();
      goTo(new URLSearchParams({ sort: paramsOf(form).get('sort') ?? '' }));
    },
  };
}

/** The form has no files, so all its fields are text, which the types do not express. */
const paramsOf = (form: HTMLFormElement) =>
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
