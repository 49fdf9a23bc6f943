import { type FormEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchOf, type Wanted, wantedIn } from './list-address.ts';

/** The form that the sort in the bar above the results belongs to as well. */
export const FILTERS = 'filters';

/** A choice is a new address at once, and the fields are kept at what the address says. */
export function useFilters(wanted: Wanted) {
  const navigate = useNavigate();
  // Fields that were made anew for it would lose the focus.
  useEffect(() => {
    const fields = document.forms.namedItem(FILTERS)?.elements;
    for (const [name, value] of Object.entries(wanted)) {
      Object.assign(fields?.namedItem(name) ?? {}, name === 'inStock' ? { checked: value } : { value });
    }
  }, [wanted]);
  const goTo = (params: URLSearchParams) =>
    void navigate(`/products-list${searchOf(wantedIn(params))}`, { preventScrollReset: true });
  return {
    change: ({ target }: FormEvent) => {
      const { form, name } = target as HTMLSelectElement;
      if (!form) return;
      const params = paramsOf(form);
      // Another category has other subcategories.
      if (name === 'category') params.delete('subcategory');
      goTo(params);
    },
    /** The order stays, also one that was chosen just now and is still on its way. */
    reset: (event: FormEvent) => {
      const form = document.forms.namedItem(FILTERS);
      if (!form) return;
      event.preventDefault();
      goTo(new URLSearchParams({ sort: paramsOf(form).get('sort') ?? '' }));
    },
  };
}

const paramsOf = (form: HTMLFormElement) =>
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
