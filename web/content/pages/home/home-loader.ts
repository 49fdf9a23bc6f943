import type { LoaderFunctionArgs } from 'react-router-dom';
import { countDepartments } from '../../../api/departments.ts';
import { readPage } from '../../../api/pages.ts';
import { countProducts, listProducts } from '../../../api/products.ts';
import { countryOf, type RequestContext, visitOf } from '../../../api/request-context.ts';
import { listActiveSlides } from '../../../api/slider.ts';
import type { HomeData } from './home-data.ts';
import { loadLowerHalf } from './lower-half-later.tsx';

const NEWEST = '4';

/** Staff would also get hidden categories; the home page asks for open ones only. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const visit = visitOf(context);
  const { api } = visit;
  const country = await countryOf(visit);
  const [slides, departments, newest, all, inStock, written, services, projects, { storiesIn }] =
    await Promise.all([
      slidesFor(visit),
      countDepartments(api),
      listProducts(api, { country, sold: 'true', sort: '-createdAt', page: '1', pageSize: NEWEST }),
      countProducts(api, {}),
      countProducts(api, { country, inStock: 'true' }),
      readPage(api, 'home'),
      readPage(api, 'services'),
      readPage(api, 'projects'),
      loadLowerHalf(),
    ]);
  return {
    slides,
    newest: newest.rows.map(product => ({ ...product, productOverviewDoc: null })),
    written,
    ...storiesIn({ services, projects }),
    totals: { all, sold: newest.total, inStock, departments },
  };
}

/** The page works without slides, but must then not be cached at the edge. */
const slidesFor = ({ api, onEdge }: RequestContext) =>
  listActiveSlides(api).catch(problem => {
    if (onEdge) throw problem;
    return [];
  });
