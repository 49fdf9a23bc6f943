import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { cookieOf } from '../api/cookies.ts';
import { chooseCountry, visitOf } from '../api/request-context.ts';

/** The form of the country switch: every price of the page it came from is then that country's. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const country = String(form.get('country') ?? '').slice(0, 3);
  const back = pathIn(form.get('back'));
  if (visitOf(context).onEdge)
    return redirect(back, { headers: { 'Set-Cookie': cookieOf('country', country) } });
  chooseCountry(country);
  return redirect(back);
}

/** There is nothing to see at this address: whoever comes to it is sent back. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(cameFrom(request), { headers: { 'Cache-Control': 'no-store' } });

function cameFrom({ url, headers }: Request): string {
  const referrer = headers.get('Referer') ?? '';
  const { origin } = new URL(url);
  return referrer.startsWith(`${origin}/`) ? pathIn(referrer.slice(origin.length)) : '/';
}

/** Only ever a path of this shop, and never this address itself. */
function pathIn(given: FormDataEntryValue | null): string {
  const path = String(given ?? '');
  return /^\/(?![/\\])/.test(path) && !/^\/country\b/i.test(path) ? path : '/';
}
