import type { CartLine, Quote } from '../../functions/contracts/cart.ts';
import { type ApiClient, dataOf } from './client.ts';

type Asked = { country: string; lines: readonly CartLine[]; coupon?: string };

/** What a cart costs now, where the shopper is. */
export async function askQuote(api: ApiClient, { lines, ...asked }: Asked): Promise<Quote> {
  return (await dataOf<Quote>(api.api.cart.quote.$post({ json: { ...asked, lines: [...lines] } }))).data;
}
