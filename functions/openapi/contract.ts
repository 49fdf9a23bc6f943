import * as z from 'zod';
import { openApiMeta } from '../contracts/described.ts';

/** The subset of OpenAPI 3.1 that the shop writes. */
export const ApiDocument = z
  .looseObject({ openapi: z.string(), info: z.looseObject({ title: z.string(), version: z.string() }) })
  .register(openApiMeta, {
    id: 'ApiDocument',
    description: 'A description of every call (OpenAPI 3.1)',
    examples: [{ openapi: '3.1.1', info: { title: 'Meridian', version: '1.0.0' }, paths: {} }],
  });

export type ApiDocument = {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, object>;
  };
};

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  security: Record<string, []>[];
  /** Required roles; absent when public. */
  'x-roles'?: readonly string[];
  parameters: (Parameter | Ref)[];
  requestBody?: { required: true; content: Record<string, Content> };
  responses: Record<string, Answer | Ref>;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};

export type Content = { schema: JsonSchema; example?: unknown; encoding?: Record<string, object> };
export type Header = { description: string; required: boolean; schema: JsonSchema; example: unknown };

export type Answer = {
  description: string;
  headers?: Record<string, Ref>;
  content?: Record<string, Content>;
};

export type Ref = { $ref: string };

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: unknown;
  readOnly?: boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};
