import type { ApiDocument, JsonSchema, Parameter } from '../../../functions/contracts/api-document.ts';
import { type Call, parametersOf } from '../calls.ts';
import { type Field, fieldsOf } from '../schema-words.ts';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'multipart/form-data';

/** What somebody fills in to try a call. */
export type Draft = {
  /** By the place and name of each parameter. */
  parameters: Record<string, string>;
  bodyType: string | undefined;
  json: string;
  fields: Record<string, string>;
  files: Record<string, File[]>;
};

export const keyOf = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;

/** Filled in with the examples, so that it can be sent at once. */
export function firstDraft(document: ApiDocument, call: Call): Draft {
  const content = call.operation.requestBody?.content ?? {};
  const inPath = parametersOf(document, call, 'path');
  return {
    parameters: Object.fromEntries(inPath.map(one => [keyOf(one), String(one.example ?? '')])),
    bodyType: Object.keys(content)[0],
    json: JSON.stringify(content[JSON_TYPE]?.example ?? {}, null, 2),
    fields: textsIn(document, call),
    files: {},
  };
}

export const isFile = ({ format, items }: JsonSchema) => (items?.format ?? format) === 'binary';

/** The parts of the form that a call takes. */
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
