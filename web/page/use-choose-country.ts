import { useLocation } from 'react-router-dom';
import { useSubmit } from '../ui/use-submit.ts';

/** Shows the whole shop with the prices of another country, and comes back to this page. */
export function useChooseCountry() {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  return (country: string) => {
    const fields = new FormData();
    fields.set('country', country);
    fields.set('back', pathname + search);
    return submit(fields, { action: '/country', replace: true, preventScrollReset: true });
  };
}
