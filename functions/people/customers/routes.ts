import { Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { answerJoined } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff } from '../../http/session.ts';
import { params, query } from '../../http/validate.ts';
import { Customer, CustomerDetails, CustomerFilter } from './contract.ts';
import { findCustomer, listCustomers } from './queries.ts';

export const customers = new Hono<AppEnv>()
  .get(
    '/',
    about('List customers', { 200: z.array(Customer) }),
    permitStaff,
    query(CustomerFilter),
    async c => {
      const filter = c.req.valid('query');
      return answerList(c, await listCustomers(c.env.database, filter), filter);
    },
  )
  .get('/:id', about('Get a customer', { 200: CustomerDetails }), permitStaff, params(WithId), async c =>
    answerJoined(c, await findCustomer(c.env.database, c.req.valid('param').id)),
  );
