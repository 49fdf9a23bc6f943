import * as z from 'zod';
import { aliasesOf } from '../contracts/other-names.ts';
import { type Call, changes, isVersioned } from './calls.ts';
import type { JsonSchema, Parameter, Ref } from './contract.ts';
import { headerParameter } from './headers.ts';
import { parameterName } from './path-templates.ts';
import type { Schemas } from './schemas.ts';

type ParameterContext = { schemas: Schemas; entity: z.ZodType | undefined; isKept: boolean };

const AN_ID = 1;
const KEYS = { always: 'IdempotencyKey', 'if sent': 'OwnIdempotencyKey' } as const;

/** Everything a call takes besides its body. */
export function parametersOf(call: Call, { schemas, entity, isKept }: ParameterContext): (Parameter | Ref)[] {
  const { params, query } = call.notes;
  return [
    ...parametersIn('path', params, schemas).map(parameter => ({
      ...parameter,
      name: parameterName(call.path, parameter.name),
    })),
    ...parametersIn('query', query, schemas),
    ...(call.notes.keyed ? [headerParameter(KEYS[call.notes.keyed])] : []),
    ...(entity && isVersioned(call) ? [headerParameter('IfMatch')] : []),
    ...(isKept ? [headerParameter('IfNoneMatch')] : []),
    ...(changes(call) ? [headerParameter('XsrfToken')] : []),
  ];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined, schemas: Schemas): Parameter[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = schemas.write(schema, 'input');
  return Object.entries(properties).flatMap(([name, { description, title, ...property }]) => {
    const parameter = {
      name,
      in: place,
      required: required.includes(name),
      ...((description ?? title) && { description: description ?? title }),
      schema: inText(property),
      example: property.examples?.[0] ?? AN_ID,
    };
    const others = aliasesOf(schema.shape[name]);
    return [
      parameter,
      ...others.map(other => ({ ...parameter, name: other, description: `Same as ${name}` })),
    ];
  });
}

/** In a URL everything is text, so the text alternative of a number is left out. */
function inText({ anyOf, ...schema }: JsonSchema): JsonSchema {
  return { ...anyOf?.[0], ...schema };
}
