import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { body } from '../../http/validate.ts';
import { AskQuote, Quote } from './contract.ts';
import { quoteWithCoupon } from './limit-coupons.ts';
import { quoteCart } from './quote.ts';

export const cart = new Hono<AppEnv>().post(
  '/quote',
  describeRoute('Quote a cart', { 200: Quote }),
  body(AskQuote),
  async c => {
    c.header('Cache-Control', 'no-store');
    const { coupon, ...asked } = c.req.valid('json');
    if (coupon !== undefined) return c.json(await quoteWithCoupon(c, { ...asked, coupon }));
    return c.json((await quoteCart(c.env, asked)).quote);
  },
);
