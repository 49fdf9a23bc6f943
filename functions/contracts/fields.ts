import * as z from 'zod';
import { openApiMeta } from './described.ts';

/** Including direction overrides and line breaks. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A typed line of text: trimmed, required, without control characters, NFC-normalized. */
export const line = (label: string, { min = 1, max = 100 } = {}) =>
  z
    .string({ error: missingOr(label, 'must be text') })
    .trim()
    .normalize('NFC')
    .min(1, { error: `${label} is required`, abort: true })
    .min(min, `${label} needs at least ${min} characters`)
    .max(max, `${label} can have at most ${max} characters`)
    .refine(text => !CONTROL_CHARACTERS.test(text), `${label} contains invalid characters`)
    .register(openApiMeta, { title: label });

/** For names and addresses: they appear in emails, where mail programs turn text into links. */
export const withoutLink = <Schema extends z.ZodType<string | null | undefined>>(schema: Schema) =>
  schema.refine(text => !text?.includes('://'), 'Links aren’t allowed here');

/** An optional line; null if empty. */
export const optionalLine = (label: string, { max = 100 } = {}) =>
  z
    .string({ error: missingOr(label, 'must be text') })
    .trim()
    .normalize('NFC')
    .max(max, `${label} can have at most ${max} characters`)
    .refine(text => !CONTROL_CHARACTERS.test(text), `${label} contains invalid characters`)
    .transform(text => text || null)
    .nullable()
    .register(openApiMeta, { title: label });

/** Forms send an empty text for an omitted number or choice. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(given => (given === '' ? null : given), schema.nullable());

const UNSHOWN_IN_TEXT = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Multi-line text, may be empty. */
export const prose = (label: string, { max = 10_000 } = {}) =>
  z
    .string({ error: missingOr(label, 'must be text') })
    .trim()
    .normalize('NFC')
    .max(max, `${label} can have at most ${max} characters`)
    .refine(text => !UNSHOWN_IN_TEXT.test(text), `${label} contains invalid characters`)
    .register(openApiMeta, { title: label });

/** Optional multi-line text; null if empty. */
export const optionalProse = (label: string, { max = 10_000 } = {}) =>
  prose(label, { max })
    .transform(text => text || null)
    .nullable()
    .register(openApiMeta, { title: label });

/** A boolean, also as form text. */
export const flag = (label: string) =>
  z
    .union(
      [
        z.boolean({ error: missingOr(label, 'must be true or false') }),
        z
          .string()
          .toLowerCase()
          .regex(/^(true|false)$/)
          .transform(text => text === 'true'),
      ],
      { error: missingOr(label, 'must be true or false') },
    )
    .register(openApiMeta, {
      title: label,
      anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }],
      examples: [true],
    });

const MOST_MONEY = 999_999_999.99;

/** A non-negative amount with at most two decimals, also as text. */
export const amount = (label: string) =>
  z
    .union([z.number(), z.string().trim()], { error: missingOr(label, 'must be a number') })
    .refine(given => /^-?\d+(\.\d+)?$/.test(String(given)), {
      error: `${label} must be a number`,
      abort: true,
    })
    .refine(given => /^-?\d+(\.\d{1,2}0*)?$/.test(String(given)), {
      error: `${label} can have at most two decimals`,
      abort: true,
    })
    .transform(Number)
    .refine(number => number >= 0 && number <= MOST_MONEY, `${label} must be between 0 and ${MOST_MONEY}`)
    .register(openApiMeta, {
      title: label,
      description: 'At most two decimals',
      type: undefined,
      anyOf: [
        { type: 'number', minimum: 0, maximum: MOST_MONEY },
        { type: 'string', pattern: '^\\d+(\\.\\d{1,2}0*)?$' },
      ],
      examples: [64.5],
    });

/** A whole number, also as text from a form or query. */
export const whole = (
  label: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER, error }: { min?: number; max?: number; error?: string } = {},
) =>
  z
    .union(
      [
        // Forms show only the first message of a field.
        z.number({ error: missingOr(label, 'must be a whole number') }),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,16}$/)
          .transform(Number),
      ],
      {
        error: missingOr(label, 'must be a whole number'),
      },
    )
    .refine(Number.isSafeInteger, { error: `${label} must be a whole number`, abort: true })
    .refine(number => number >= min && number <= max, error ?? `${label} must be between ${min} and ${max}`)
    .register(openApiMeta, {
      title: label,
      anyOf: [
        { type: 'integer', minimum: min, ...(max < Number.MAX_SAFE_INTEGER && { maximum: max }) },
        { type: 'string', pattern: '^-?\\d{1,16}$' },
      ],
      examples: [Math.max(min, 1)],
    });

const YEARS = /^20\d\d-/;

/** A time in this century, in any zone; converted to UTC. */
export const moment = (label: string) =>
  z.iso
    .datetime({ offset: true, error: `${label} must be a time like 2026-09-01T08:00:00Z` })
    .transform(given => new Date(given).toISOString())
    .refine(given => YEARS.test(given), `${label} must be in the years 2000 to 2099`);

/** The part after # of a link in an email. */
export const linkToken = z
  .string({ error: 'The link is incomplete' })
  .min(1, 'The link is incomplete')
  .max(4000, 'The link is too long')
  .register(openApiMeta, { description: 'The part after # of the link in the email' });

export const email = z
  .string({ error: missingOr('E-mail', 'must be text') })
  .trim()
  .min(1, 'E-mail is required')
  .max(254, 'E-mail can have at most 254 characters')
  .pipe(z.email('E-mail must look like name@example.com'))
  .register(openApiMeta, { title: 'E-mail', format: 'email', examples: ['maria@example.com'] });

/** The id in a path; anything but digits is a malformed request. */
export const PathId = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a number')
  .transform(Number)
  .register(openApiMeta, {
    type: 'integer',
    minimum: 0,
    maximum: 999_999_999_999_999,
    pattern: undefined,
  });

export const WithId = z.object({ id: PathId });

function missingOr(label: string, otherwise: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? `${label} is required` : `${label} ${otherwise}`;
}

/** Like upper() in the database, so that both agree on every code. */
export const inCapitals = (text: z.ZodString) =>
  text.overwrite(given => given.replace(/[a-z]+/g, small => small.toUpperCase()));

/** As the database compares names: A equals a, but É doesn't equal é. */
export const lowercase = (text: z.ZodString) =>
  text.overwrite(given => given.replace(/[A-Z]+/g, capitals => capitals.toLowerCase()));

export const countryCode = inCapitals(line('Country code', { max: 3 })).register(openApiMeta, {
  title: 'Country code',
  examples: ['DE'],
});

export const WithSlug = z.object({
  slug: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]{1,100}$/, 'must be letters, digits and dashes')
    .register(openApiMeta, { title: 'Post', examples: ['coffee-in-four-minutes'] }),
});
