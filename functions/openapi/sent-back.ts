import * as z from 'zod';
import type { JsonSchema } from './contract.ts';
import type { Schemas } from './schemas.ts';

/** Adds the ignored fields of a body: clients may send a response back, including its read-only fields. */
export function addSentBack(schema: JsonSchema, answer: z.core.$ZodType | undefined, schemas: Schemas) {
  const body = schemas.resolve(schema);
  if (answer instanceof z.ZodArray && body.items) return addSentBack(body.items, answer.element, schemas);
  if (!(answer instanceof z.ZodObject) || !body.properties) return;
  for (const [name, part] of Object.entries(answer.shape)) {
    const taken = body.properties[name];
    if (taken) addSentBack(taken, part, schemas);
    else body.properties[name] = { ...schemas.write(part, 'output'), readOnly: true };
  }
}
