import { useListAddress } from '../../list/use-list-address.ts';
import { useSearch } from '../../list/use-search.ts';
import { FIELDS, type Layer, shortLabelOf } from './fields.ts';

const LAYERS = ['All', ...FIELDS] as const;
const nameOf = (layer: Layer) => (layer === 'All' ? 'all' : shortLabelOf(layer).toLowerCase());

/** What the matrix shows, stored in the address bar, so a shared link shows the same. */
export function useMatrixAddress() {
  const list = useListAddress(['category', 'subcategory', 'missing']);
  const { params, change } = useSearch();
  const set = (name: string, value: string | undefined) => change({ [name]: value }, { replace: true });
  return {
    ...list,
    layer: LAYERS.find(layer => nameOf(layer) === params.get('show')) ?? 'NetPrice',
    showLayer: (layer: Layer) => set('show', layer === 'NetPrice' ? undefined : nameOf(layer)),
    countries: params.get('country')?.split(',').map(Number),
    showCountries: (ids: number[] | undefined) => set('country', ids?.join(',')),
  };
}
