import * as z from 'zod';
import type { JsonSchema } from '../contracts/api-document.ts';
import { described } from '../contracts/described.ts';

export const COMPONENTS = '#/components';
export type Direction = 'input' | 'output';
export type Schemas = ReturnType<typeof collectSchemas>;

/** Writes contracts as JSON Schema; those with a name go among the components, and are referred to. */
export function collectSchemas() {
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    write(schema: z.ZodType, io: Direction): JsonSchema {
      const written = z.toJSONSchema(schema, { io, metadata: described, override: complete });
      const { $defs = {}, $schema: _, ...root } = rename(written);
      Object.assign(components, $defs);
      return root;
    },
  };
}

/** The first example that a contract gives of itself. */
export function exampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType)];
  return described.get(schema)?.examples?.[0];
}

type Converted = { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema };

/** Zod leaves out the default and the examples of what it transforms, and says what no reader needs. */
function complete({ zodSchema, jsonSchema }: Converted) {
  const examples = described.get(zodSchema)?.examples;
  if (examples) jsonSchema.examples = examples;
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function rename(written: object): JsonSchema & { $defs?: Record<string, JsonSchema>; $schema?: string } {
  return JSON.parse(JSON.stringify(written).replaceAll('"#/$defs/', `"${COMPONENTS}/schemas/`));
}
