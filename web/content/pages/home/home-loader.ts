import type { LoaderFunctionArgs } from 'react-router-dom';
import { findDeliveryTime } from '../../../api/delivery-time.ts';
import { countDepartments } from '../../../api/departments.ts';
import { readPage } from '../../../api/pages.ts';
import { listPosts } from '../../../api/posts.ts';
import { countProducts, listProducts } from '../../../api/products.ts';
import { countryOf, type RequestContext, visitOf } from '../../../api/request-context.ts';
import { findHomeRooms } from '../../../api/rooms.ts';
import { listActiveSlides } from '../../../api/slider.ts';
import { listBestsellers } from '../../../api/suggested-products.ts';
import type { HomeData } from './home-data.ts';
import { storiesIn } from './stories.ts';

const NO_ROOMS = { room: null, thing: null };
const NEWEST = 4;
/** Enough to leave out the bestsellers. */
const NEWEST_OF = '8';

/** Staff would also get hidden categories; the home page asks for open ones only. */
export async function loadHome({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const visit = visitOf(context);
  const { api } = visit;
  const country = await countryOf(visit);
  const [
    slides,
    departments,
    bestsellers,
    rooms,
    newest,
    all,
    sold,
    inStock,
    posts,
    delivery,
    written,
    services,
    projects,
  ] = await Promise.all([
    slidesFor(visit),
    countDepartments(api),
    country ? listBestsellers(api, country) : [],
    country ? findHomeRooms(api, country) : NO_ROOMS,
    listProducts(api, {
      country,
      grouped: country ? 'true' : undefined,
      sold: 'true',
      sort: '-createdAt',
      page: '1',
      pageSize: NEWEST_OF,
    }),
    countProducts(api, {}),
    countProducts(api, { country, sold: 'true' }),
    countProducts(api, { country, inStock: 'true' }),
    listPosts(api, { page: '1', pageSize: '3' }),
    findDeliveryTime(api, country),
    readPage(api, 'home'),
    readPage(api, 'services'),
    readPage(api, 'projects'),
  ]);
  return {
    slides,
    bestsellers,
    ...rooms,
    newest: newest.rows
      .filter(({ productCode }) => !bestsellers.some(one => one.productCode === productCode))
      .slice(0, NEWEST),
    articles: posts.rows,
    delivery,
    written,
    ...storiesIn({ services, projects }),
    totals: { all, sold, inStock, departments },
  };
}

/** The page works without slides, but must then not be cached at the edge. */
const slidesFor = ({ api, onEdge }: RequestContext) =>
  listActiveSlides(api).catch(problem => {
    if (onEdge) throw problem;
    return [];
  });
