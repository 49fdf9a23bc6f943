import { Hono } from 'hono';
import { limitGuesses } from '../../abuse/guesses.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { body } from '../../http/validate.ts';
import { AskQuote, Quote } from './contract.ts';
import { quoteCart } from './quote.ts';

export const cart = new Hono<AppEnv>().post(
  '/quote',
  about('Quote a cart', { 200: Quote }, [429]),
  body(AskQuote),
  async c => {
    c.header('Cache-Control', 'no-store');
    const asked = c.req.valid('json');
    const attempt = () => quoteCart(c.env, asked);
    if (asked.coupon === undefined) return c.json(await attempt());
    const isWrong = (quote: PromiseSettledResult<Quote>) =>
      quote.status === 'fulfilled' && quote.value.coupon?.accepted === false;
    return c.json(await limitGuesses(c, 'coupon', { attempt, isWrong }));
  },
);
