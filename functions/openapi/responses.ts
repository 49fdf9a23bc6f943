import type * as z from 'zod';
import { openApiMeta } from '../contracts/described.ts';
import { faultsIn } from './bodies.ts';
import {
  type Call,
  changes,
  isList,
  isPaged,
  isRecorded,
  isSignIn,
  isVersioned,
  readsNoBody,
} from './calls.ts';
import type { Answer, Ref } from './contract.ts';
import { type HeaderName, header } from './headers.ts';
import { alikeRefusal, staleVersion, validationError } from './refusals.ts';
import { exampleOf, type Schemas } from './schemas.ts';

type ResponseContext = {
  schemas: Schemas;
  /** The one row that the call shows or changes. */
  entity: z.ZodType | undefined;
  isKept: boolean;
};

const SUCCESSES: Record<string, string> = {
  200: 'Success',
  201: 'Created',
  202: 'Accepted',
  204: 'Success, without a body',
  304: 'Not modified',
};

/** Every response of a call, including the errors. */
export async function responsesOf(call: Call, known: ResponseContext): Promise<Record<string, Answer | Ref>> {
  const { answers = {} } = call.notes;
  const statuses = Object.keys(known.isKept ? { ...answers, 304: null } : answers).map(Number);
  const errorResponses = refusalsOf(call, known).map(
    async status => [status, await refusalOf(call, { status, entity: known.entity })] as const,
  );
  return {
    ...Object.fromEntries(statuses.map(status => [status, success(call, status, known)])),
    ...Object.fromEntries(await Promise.all(errorResponses)),
  };
}

function success(call: Call, status: number, { schemas, entity }: ResponseContext): Answer {
  const schema = call.notes.answers?.[status];
  const names: HeaderName[] = [...headersOf(call, status, entity), 'X-Request-Id'];
  const headers = names.map(name => [name.replace('List-', ''), header(name)] as const);
  return {
    description: SUCCESSES[status] ?? 'Success',
    headers: Object.fromEntries(headers),
    ...(schema && {
      content: {
        [mediaTypeOf(schema)]: { schema: schemas.write(schema, 'output'), example: exampleOf(schema) },
      },
    }),
  };
}

const mediaTypeOf = (schema: z.ZodType) =>
  String(openApiMeta.get(schema)?.contentMediaType ?? 'application/json');

function headersOf(call: Call, status: number, entity: z.ZodType | undefined): HeaderName[] {
  if (status === 304) return [isList(call) ? 'List-ETag' : 'ETag'];
  if (isList(call) && !changes(call)) return ['X-Total-Count', 'Link', 'List-ETag'];
  return [
    ...(isPaged(call) ? (['X-Total-Count'] as const) : []),
    ...(status === 201 ? (['Location'] as const) : []),
    ...(entity && status !== 204 ? (['ETag'] as const) : []),
    ...(isRecorded(call) ? (['X-Change-Id'] as const) : []),
  ];
}

/** Derived from the call's input, roles and notes. */
function refusalsOf(call: Call, { entity }: ResponseContext): number[] {
  const { body, params, query, roles, refusals } = call.notes;
  const statuses = [
    400,
    ...(roles || !isSignIn(call) ? [401] : []),
    ...(roles || changes(call) || !isSignIn(call) ? [403] : []),
    ...(params ? [404] : []),
    ...(entity && isVersioned(call) ? [412] : []),
    ...(body ? [413, 415] : []),
    ...(body || query || readsNoBody(call) ? [422] : []),
    ...refusals,
    500,
    503,
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}

type Refused = { status: number; entity: z.ZodType | undefined };

async function refusalOf(call: Call, { status, entity }: Refused): Promise<Answer | Ref> {
  if (status === 422) return await validationError(faultsIn(call.notes));
  if (status === 412 && entity) return await staleVersion(exampleOf(entity));
  return alikeRefusal(status, call.method);
}
