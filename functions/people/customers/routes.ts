import { Hono } from 'hono';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerJoined } from '../../http/etag.ts';
import { permitStaff } from '../../http/session.ts';
import { params } from '../../http/validate.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { Customer, CustomerDetails, CustomerFilter } from './contract.ts';
import { findCustomer, listCustomers } from './queries.ts';

const crud = crudOf({ kind: 'customers', one: 'customer', many: 'customers' }, Customer);

export const customers = new Hono<AppEnv>()
  .get('/', ...crud.list(CustomerFilter, listCustomers))
  .get(
    '/:id',
    describeRoute('Get a customer', { 200: CustomerDetails }),
    permitStaff,
    params(WithId),
    async c => answerJoined(c, await findCustomer(c.env.database, c.req.valid('param').id)),
  );
