import { Hono } from 'hono';
import { AskQuote, Quote } from '../../contracts/cart.ts';
import { about } from '../../http/about.ts';
import type { Shop } from '../../http/shop.ts';
import { body } from '../../http/validate.ts';
import { quoteCart } from './quote.ts';

export const cart = new Hono<Shop>().post(
  '/quote',
  about('Quote a cart', { 200: Quote }),
  body(AskQuote),
  async c => {
    c.header('Cache-Control', 'no-store');
    return c.json(await quoteCart(c.env, c.req.valid('json')));
  },
);
