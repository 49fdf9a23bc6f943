import * as z from 'zod';
import { openApiMeta } from '../contracts/described.ts';
import type { JsonSchema } from './contract.ts';

export const COMPONENTS = '#/components';
export type Direction = 'input' | 'output';
export type Schemas = ReturnType<typeof collectSchemas>;

/** Converts contracts to JSON Schema; named ones become components and are referenced. */
export function collectSchemas() {
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    write(schema: z.ZodType, io: Direction): JsonSchema {
      const override = (converted: Converted) => complete(converted, io);
      const written = z.toJSONSchema(schema, { io, metadata: openApiMeta, override });
      const { $defs = {}, $schema: _, ...root } = rename(written);
      Object.assign(components, $defs);
      return root;
    },
    /** Follows a reference to its component. */
    resolve(schema: JsonSchema): JsonSchema {
      return components[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
    },
  };
}

/** The first example that a contract gives. */
export function exampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType)];
  return openApiMeta.get(schema)?.examples?.[0];
}

type Converted = { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema };

/** Restores defaults and examples, which Zod drops from transforms, and removes noise. No body has other fields. */
function complete({ zodSchema, jsonSchema }: Converted, io: Direction) {
  const examples = openApiMeta.get(zodSchema)?.examples;
  if (examples) jsonSchema.examples = examples;
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
  if (io === 'input' && zodSchema instanceof z.ZodObject) jsonSchema.additionalProperties ??= false;
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function rename(written: object): JsonSchema & { $defs?: Record<string, JsonSchema>; $schema?: string } {
  return JSON.parse(JSON.stringify(written).replaceAll('"#/$defs/', `"${COMPONENTS}/schemas/`));
}
