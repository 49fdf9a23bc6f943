import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { ApiProblem } from '../../api/client.ts';
import { listPostsNaming } from '../../api/posts.ts';
import { findProduct, listProducts } from '../../api/products.ts';
import { countryOf, type RequestContext, visitOf } from '../../api/request-context.ts';
import { listReviewsOf } from '../../api/reviews.ts';
import { listRelated } from '../../api/suggested-products.ts';
import { loadOrNull } from '../../page/load-or-null.ts';
import { queryOf, reviewsIn } from './reviews-address.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const country = await countryOf(visit);
  if (params.id === undefined) return await newest(visit);
  const id = codeIn(params.id);
  const { search, searchParams } = new URL(request.url);
  // 007 redirects to 7.
  if (Number(id) > 0 && id !== params.id) return redirect(`/products-details/${id}${search}`, 301);
  const query = reviewsIn(searchParams);
  const loaded = await loadOrNull(visit, async () => {
    const [product, related, reviews, articles] = await Promise.all([
      productOrNone(visit, id, country),
      listRelated(visit.api, id, country),
      listReviewsOf(visit.api, id, queryOf(query)),
      id === '0' ? [] : listPostsNaming(visit.api, id),
    ]);
    return { product, related, reviews, articles, query };
  });
  return loaded && !loaded.product ? data({ loaded }, { status: 404 }) : { loaded };
}

/** Anything that is not a number becomes 0, which no product has. */
const codeIn = (id: string) => /^0*(\d{1,15})$/.exec(id)?.[1] ?? '0';

async function productOrNone({ api }: RequestContext, id: string, country: string | undefined) {
  try {
    return (await findProduct(api, id, country)).entity;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}

/** Without a product code, the newest product is shown. */
async function newest(visit: RequestContext) {
  const loaded = await loadOrNull(visit, () =>
    listProducts(visit.api, { sort: '-createdAt', page: '1', pageSize: '1' }),
  );
  const [product] = loaded?.rows ?? [];
  return redirect(product ? `/products-details/${product.productCode}` : '/products-list');
}
