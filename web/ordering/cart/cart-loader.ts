import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type Visit, visitOf } from '../../api/visit.ts';
import { cartCookie, writeCart } from './cart.ts';
import { type CartLine, linesIn } from './cart-lines.ts';
import { linesAfter } from './change-cart.ts';
import { cartOf, loadCart } from './load-cart.ts';
import { withAll } from './more-lines.ts';
import { whyNotAdded } from './why-not-added.ts';

/** `/cart?add=1001&quantity=2` adds a product and shows the cart, or says why not; also without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('add');
  if (code === null) return await loadCart(visit, request.url);
  const quantity = searchParams.get('quantity') ?? '1';
  const added = linesIn(`${code}x${quantity}`);
  const [loaded, refused] = await Promise.all([
    loadCart(visit, request.url),
    whyNotAdded(visit, added, quantity),
  ]);
  if (refused) return { ...loaded, refused };
  throw showCart(visit, withAll(cartOf(visit), added), '/cart');
}

/** Handles the cart's form, and *Add To Cart*, without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = visitOf(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const form = await request.formData();
  const code = searchParams.get('add');
  if (code === null) return showCart(visit, linesAfter(cartOf(visit), form), pathname + search);
  const quantity = String(form.get('quantity') ?? '1');
  const added = linesIn(`${code}x${quantity}`);
  if (await whyNotAdded(visit, added, quantity))
    return redirect(`/cart?${new URLSearchParams({ add: code, quantity })}`, 303);
  return showCart(visit, withAll(cartOf(visit), added), '/cart');
}

function showCart({ onEdge }: Visit, lines: CartLine[], path: string): Response {
  if (onEdge) return redirect(path, { status: 303, headers: { 'Set-Cookie': cartCookie(lines) } });
  writeCart(lines);
  return redirect(path);
}
