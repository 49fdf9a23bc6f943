import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type RequestContext, visitOf } from '../../api/request-context.ts';
import { cartCookie, writeCart } from './cart.ts';
import { type CartLine, linesIn } from './cart-lines.ts';
import { linesAfter } from './change-cart.ts';
import { cartOf, loadCart } from './load-cart.ts';
import { withAll } from './more-lines.ts';
import { addToCartError } from './why-not-added.ts';

/** Marks the URL of a cart that explains why a product was not added, so that reloading does not add it either. */
const REFUSED = 'refused';

/** `/cart?add=1001&quantity=2` adds a product and shows the cart, or says why not; also without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('add');
  if (code !== null) throw await addToCart(visit, code, quantityIn(searchParams));
  return await showLoaded(visit, request.url);
}

async function showLoaded(visit: RequestContext, address: string) {
  const { searchParams } = new URL(address);
  const code = searchParams.get(REFUSED);
  if (code === null) return await loadCart(visit, address);
  const quantity = quantityIn(searchParams);
  const [loaded, why] = await Promise.all([
    loadCart(visit, address),
    addToCartError(visit, linesIn(`${code}x${quantity}`), quantity),
  ]);
  // The reason for refusing it may no longer apply.
  return { ...loaded, refused: why ?? 'Nothing was added to your cart. Please try again.' };
}

/** Handles the cart's form, and *Add To Cart*, without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = visitOf(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const form = await request.formData();
  const code = searchParams.get('add');
  if (code !== null) return await addToCart(visit, code, String(form.get('quantity') ?? '1'));
  return showCart(visit, linesAfter(cartOf(visit), form), pathname + search);
}

const quantityIn = (searchParams: URLSearchParams) => searchParams.get('quantity') ?? '1';

async function addToCart(visit: RequestContext, code: string, quantity: string): Promise<Response> {
  const added = linesIn(`${code}x${quantity}`);
  if (await addToCartError(visit, added, quantity))
    return redirect(`/cart?${new URLSearchParams({ [REFUSED]: code, quantity })}`, 303);
  return showCart(visit, withAll(cartOf(visit), added), '/cart');
}

function showCart({ onEdge }: RequestContext, lines: CartLine[], path: string): Response {
  if (onEdge) return redirect(path, { status: 303, headers: { 'Set-Cookie': cartCookie(lines) } });
  writeCart(lines);
  return redirect(path);
}
