import type { CartLine, Quote } from '../../functions/ordering/cart/contract.ts';
import { type ApiClient, dataOf } from './client.ts';

type QuoteRequest = { country: string; lines: readonly CartLine[]; coupon?: string };

export async function requestQuote(api: ApiClient, { lines, ...rest }: QuoteRequest): Promise<Quote> {
  return (await dataOf<Quote>(api.api.cart.quote.$post({ json: { ...rest, lines: [...lines] } }))).data;
}
