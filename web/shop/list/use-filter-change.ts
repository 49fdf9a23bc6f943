import { useNavigate } from 'react-router-dom';
import { searchOf, wantedIn } from './list-address.ts';

/** A choice is a new address at once. Another category has other subcategories, so theirs goes. */
export function useFilterChange() {
  const navigate = useNavigate();
  return (form: HTMLFormElement, changed: EventTarget) => {
    const params = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    if ((changed as HTMLSelectElement).name === 'category') params.delete('subcategory');
    void navigate(`/products-list${searchOf(wantedIn(params))}`, { preventScrollReset: true });
  };
}
