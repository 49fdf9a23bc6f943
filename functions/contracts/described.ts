import * as z from 'zod';

/** What the API document says of a schema beside its rules; other keywords of JSON Schema where zod has no word. */
type Description = {
  /** Its name in the document: of whatever is a body, an answer or a part that several of them have. */
  id?: string;
  title?: string;
  description?: string;
  examples?: z.$input[];
  [keyword: string]: unknown;
};

export const described = z.registry<Description>();
