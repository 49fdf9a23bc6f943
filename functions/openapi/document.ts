import type { RouterRoute } from 'hono/types';
import { Problem } from '../contracts/problem.ts';
import { callsOf, entitiesOf } from './calls.ts';
import type { ApiDocument } from './contract.ts';
import { GUIDE } from './guide.ts';
import { HEADER_PARAMETERS, HEADERS } from './headers.ts';
import { operationOf } from './operations.ts';
import { pathTemplate } from './path-templates.ts';
import { referencedFrom } from './referenced.ts';
import { alikeRefusals } from './refusals.ts';
import { collectSchemas } from './schemas.ts';
import { tagsOf } from './tags.ts';

/** Generates the API document from the routes and the notes of their middleware. */
export async function describeApi(routes: RouterRoute[]): Promise<ApiDocument> {
  const calls = callsOf(routes);
  const schemas = collectSchemas();
  schemas.write(Problem, 'output');
  const house = { schemas, entities: entitiesOf(calls) };
  const paths: ApiDocument['paths'] = {};
  for (const call of calls) {
    const path = pathTemplate(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: await operationOf(call, house) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Meridian',
      version: '1.0.0',
      description: GUIDE,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-AllRightsReserved' },
    },
    servers: [{ url: '/' }],
    tags: tagsOf(calls.map(({ path }) => path)),
    paths,
    components: {
      ...referencedFrom(paths, {
        schemas: schemas.components,
        responses: await alikeRefusals(),
        parameters: HEADER_PARAMETERS,
        headers: HEADERS,
      }),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
