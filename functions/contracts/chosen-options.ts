import * as z from 'zod';
import { openApiMeta } from './described.ts';
import { repeated } from './other-names.ts';

export const MOST_OFFERED_OPTIONS = 3;
export const MOST_OFFERED_VALUES = 12;

/** As many as a family has. */
const MOST = 3;
const MOST_LETTERS = 100;

const choice = z
  .string()
  .trim()
  .normalize('NFC')
  .regex(/^[^:].*?:./)
  .max(MOST_LETTERS);

/** Options with their values, as in `Colour:Sand`: what a variant must have. */
export const chosenOptions = repeated(
  z
    .union([choice, z.array(choice).min(1).max(MOST)], {
      error: `Option must be like Colour:Sand, at most ${MOST} times`,
    })
    .transform(given => [given].flat().sort()),
).register(openApiMeta, {
  title: 'Option',
  description:
    'An option and its value, in any case: only families with such a variant on sale in the country, each by the one that leads or the first. May be repeated, for variants with all of them; lists need `grouped`',
  examples: ['Colour:Sand'],
});

/** What the families of a list differ by. */
export const OfferedOption = z
  .object({
    option: z.string(),
    values: z.array(
      z.object({
        value: z.string(),
        families: z.int().register(openApiMeta, { description: 'How many families have it on sale' }),
      }),
    ),
  })
  .register(openApiMeta, {
    id: 'OfferedOption',
    examples: [{ option: 'Colour', values: [{ value: 'Sand', families: 12 }] }],
  });
export type OfferedOption = z.infer<typeof OfferedOption>;
