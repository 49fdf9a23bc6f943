import * as z from 'zod';

/** What the API document says about a schema besides its rules; JSON Schema keywords that zod lacks. */
type Description = {
  /** Component name: for bodies, responses and shared parts. */
  id?: string;
  title?: string;
  description?: string;
  examples?: z.$input[];
  [keyword: string]: unknown;
};

export const openApiMeta = z.registry<Description>();
