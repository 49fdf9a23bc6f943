import type { ApiDocument, JsonSchema, Parameter } from '../../../functions/openapi/contract.ts';
import { type Call, parametersOf } from '../document/calls.ts';
import { type Field, fieldsOf } from '../document/schema-words.ts';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'multipart/form-data';

export type Draft = {
  /** Keyed by the location and name of each parameter. */
  parameters: Record<string, string>;
  bodyType: string | undefined;
  json: string;
  fields: Record<string, string>;
  files: Record<string, File[]>;
};

export const keyOf = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;

/** Pre-filled with the examples, so it can be sent right away. */
export function firstDraft(document: ApiDocument, call: Call): Draft {
  const content = call.operation.requestBody?.content ?? {};
  const inPath = parametersOf(document, call, 'path');
  return {
    parameters: Object.fromEntries(
      inPath.map(parameter => [keyOf(parameter), String(parameter.example ?? '')]),
    ),
    bodyType: Object.keys(content)[0],
    json: JSON.stringify(content[JSON_TYPE]?.example ?? {}, null, 2),
    fields: textsIn(document, call),
    files: {},
  };
}

export const isFile = ({ format, items }: JsonSchema) => (items?.format ?? format) === 'binary';

export function formFieldsOf(document: ApiDocument, call: Call): Field[] {
  const form = call.operation.requestBody?.content[FORM_TYPE];
  return form ? fieldsOf(document, form.schema) : [];
}

function textsIn(document: ApiDocument, call: Call): Record<string, string> {
  const example = call.operation.requestBody?.content[FORM_TYPE]?.example as
    | Record<string, unknown>
    | undefined;
  const texts = formFieldsOf(document, call).filter(({ schema }) => !isFile(schema));
  return Object.fromEntries(texts.map(({ name }) => [name, String(example?.[name] ?? '')]));
}
