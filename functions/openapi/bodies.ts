import * as z from 'zod';
import type { FieldError } from '../contracts/problem.ts';
import type { Notes } from '../http/describe-route.ts';
import type { Content, JsonSchema, Operation } from './contract.ts';
import { exampleOf, type Schemas } from './schemas.ts';
import { addSentBack } from './sent-back.ts';

const MOST_SIZES = 6;
const PICTURE_TYPES = 'image/jpeg, image/png, image/webp, image/avif, image/gif';

/** The request body: JSON, a form with a picture, or either. */
export function bodyOf({ body, sentBack, picture }: Notes, schemas: Schemas): Operation['requestBody'] {
  if (!body) return undefined;
  const json: Content = { schema: schemas.write(body, 'input'), example: exampleOf(body) };
  addSentBack(json.schema, sentBack, schemas);
  if (!picture) return { required: true, content: { 'application/json': json } };
  return {
    required: true,
    content: {
      ...(picture.orJson && { 'application/json': json }),
      'multipart/form-data': formOf({ ...json, schema: schemas.resolve(json.schema) }, picture),
    },
  };
}

function formOf({ schema, example }: Content, { part, required }: NonNullable<Notes['picture']>): Content {
  const file: JsonSchema = { type: 'string', format: 'binary' };
  const { properties, required: others = [], additionalProperties } = schema;
  const form: JsonSchema = {
    type: 'object',
    properties: {
      ...properties,
      [part]: { ...file, description: 'The picture: JPEG, PNG, WebP, AVIF or GIF, at most 10 MB' },
      sizes: {
        type: 'array',
        items: file,
        maxItems: MOST_SIZES,
        description: 'Smaller sizes of the same picture, each as a part with this name',
      },
    },
    required: required ? [...others, part] : others,
    additionalProperties,
  };
  const encoding = { [part]: { contentType: PICTURE_TYPES }, sizes: { contentType: PICTURE_TYPES } };
  const fields = Object.entries(example as object).filter(([, value]) => value !== null);
  return {
    schema: form,
    example: { ...Object.fromEntries(fields), [part]: 'kettle.webp', sizes: ['kettle-640.webp'] },
    encoding,
  };
}

const MOST_FAULTS = 3;
const UNREAD = { path: ['amount'], message: 'There is no field amount' };
const TOO_LONG = 'x'.repeat(5000);

/** The validation errors that the contract itself gives, as an example. */
export function faultsIn({ body, query }: Notes): FieldError[] {
  const names = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
  const each = (schema: z.ZodType, value: unknown) =>
    Object.fromEntries(names(schema).map(name => [name, value]));
  const tried = [
    ...(body ? [body.safeParse({}), body.safeParse(each(body, null))] : []),
    ...(query ? [query.safeParse(each(query, TOO_LONG))] : []),
  ];
  const issues = tried.find(({ success }) => !success)?.error?.issues ?? [UNREAD];
  return issues.slice(0, MOST_FAULTS).map(({ path, message }) => ({ path: path.join('.'), message }));
}
