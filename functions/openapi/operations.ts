import type * as z from 'zod';
import { bodyOf } from './bodies.ts';
import { type Call, entityOf, isList, isSignIn } from './calls.ts';
import type { Operation } from './contract.ts';
import { FORMER_IDS } from './operation-ids.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf } from './responses.ts';
import type { Schemas } from './schemas.ts';
import { tagOf } from './tags.ts';

type DocumentContext = { schemas: Schemas; entities: Map<string, z.ZodType> };

export async function operationOf(call: Call, { schemas, entities }: DocumentContext): Promise<Operation> {
  const { notes, path } = call;
  const entity = entityOf(call, entities);
  const isKept = call.method === 'GET' && (isList(call) || entity !== undefined);
  const known = { schemas, entity, isKept };
  const summary = notes.summary ?? '';
  const requestBody = bodyOf(notes, schemas);
  return {
    operationId: operationIdOf(summary),
    summary,
    description: permissionOf(call),
    tags: [tagOf(path)],
    security: notes.roles ? [{ bearer: [] }] : isSignIn(call) ? [] : [{}, { bearer: [] }],
    ...(notes.roles && { 'x-roles': notes.roles }),
    parameters: parametersOf(call, known),
    ...(requestBody && { requestBody }),
    responses: await responsesOf(call, known),
  };
}

function permissionOf({ notes: { roles } }: Call): string {
  if (!roles) return 'Public.';
  if (roles.includes('customer')) return 'For signed-in accounts.';
  return `For accounts with role ${roles.join(' or ')}.`;
}

function operationIdOf(summary: string): string {
  const id = idFrom(summary);
  return FORMER_IDS[id] ?? id;
}

/** 'Get a category' becomes getCategory; anything after a comma is left out. */
function idFrom(summary: string): string {
  const words = summary
    .replace(/,.*$/, '')
    .split(/[^A-Za-z]+/)
    .filter(word => word && !['a', 'an', 'the'].includes(word.toLowerCase()))
    .map(word => word.toLowerCase());
  return words.map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');
}
