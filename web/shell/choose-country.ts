import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { cookieOf } from '../api/cookies.ts';
import { chooseCountry, visitOf } from '../api/request-context.ts';

/** Handles the form of the country switch, and returns to the page that it was sent from. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const country = String(form.get('country') ?? '').slice(0, 3);
  const back = pathIn(form.get('back'));
  if (visitOf(context).onEdge)
    return redirect(back, { headers: { 'Set-Cookie': cookieOf('country', country) } });
  chooseCountry(country);
  return redirect(back);
}

/** There is no page at this address: visitors are redirected back. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(cameFrom(request), { headers: { 'Cache-Control': 'no-store' } });

function cameFrom({ url, headers }: Request): string {
  const referrer = headers.get('Referer') ?? '';
  const { origin } = new URL(url);
  return referrer.startsWith(`${origin}/`) ? pathIn(referrer.slice(origin.length)) : '/';
}

/** Only a path of this shop, and never this address itself. */
function pathIn(given: FormDataEntryValue | null): string {
  const path = String(given ?? '');
  return /^\/(?![/\\])/.test(path) && !/^\/country\b/i.test(path) ? path : '/';
}
