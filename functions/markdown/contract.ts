import * as z from 'zod';
import { openApiMeta } from '../contracts/described.ts';

export const LONGEST_TEXT = 100_000;

/** More than any author needs, and few enough that parsing stays fast. */
const MOST_MARKS = 500;
const MOST_NESTED = 20;
const MOST_OPENED = 1000;

const EMPTY_LINES = /\n[ \t]*\n/;
const MARKS = /[*_[\]]/g;
const OPENS_PARTS = /^(?:[ \t]|>|[-+*][ \t]|\d{1,9}[.)][ \t])*/;

/** An error message if the text is too complex to parse; undefined if it is fine. */
export function tooMuchIn(text: string): string | undefined {
  const opened = text.split('\n').map(line => OPENS_PARTS.exec(line)?.[0].match(/[>.)+*-]/g)?.length ?? 0);
  if (opened.some(count => count > MOST_NESTED)) {
    return `Text has more than ${MOST_NESTED} nested quotes or lists`;
  }
  if (opened.reduce((sum, count) => sum + count, 0) > MOST_OPENED) {
    return `Text has more than ${MOST_OPENED} lines of quotes and lists`;
  }
  const isCrowded = (part: string) => (part.match(MARKS)?.length ?? 0) > MOST_MARKS;
  if (!text.split(EMPTY_LINES).some(isCrowded)) return undefined;
  return `Text has more than ${MOST_MARKS} of * _ [ ] in one paragraph. Split it with empty lines`;
}

export type Inline =
  | string
  | { is: 'emphasis' | 'strong'; of: Inline[] }
  | { is: 'code'; text: string }
  | { is: 'link'; to: string; of: Inline[] }
  | ({ is: 'picture'; alt: string } & z.infer<typeof TextPicture>)
  | { is: 'break' };

export type Block =
  | { is: 'paragraph'; of: Inline[] }
  | { is: 'heading'; level: 2 | 3; of: Inline[] }
  | { is: 'quote'; of: Block[] }
  | { is: 'list'; start: number | null; items: Block[][] }
  | { is: 'code'; text: string }
  | { is: 'rule' };

export const TextPicture = z.object({
  url: z.string(),
  srcset: z.string().nullable(),
  width: z.int(),
  height: z.int(),
});

export const Inline: z.ZodType<Inline> = z
  .lazy(() =>
    z.union([
      z.string(),
      z.object({ is: z.enum(['emphasis', 'strong']), of: z.array(Inline) }),
      z.object({ is: z.literal('code'), text: z.string() }),
      z.object({ is: z.literal('link'), to: z.string(), of: z.array(Inline) }),
      TextPicture.extend({ is: z.literal('picture'), alt: z.string() }),
      z.object({ is: z.literal('break') }),
    ]),
  )
  .register(openApiMeta, { id: 'Inline', description: 'Part of a line', examples: ['Heavy things first.'] });

export const Block: z.ZodType<Block> = z
  .lazy(() =>
    z.union([
      z.object({ is: z.literal('paragraph'), of: z.array(Inline) }),
      z.object({
        is: z.literal('heading'),
        level: z.union([z.literal(2), z.literal(3)]),
        of: z.array(Inline),
      }),
      z.object({ is: z.literal('quote'), of: z.array(Block) }),
      z.object({
        is: z.literal('list'),
        start: z
          .int()
          .nullable()
          .register(openApiMeta, { description: 'The first number; null if not numbered' }),
        items: z.array(z.array(Block)),
      }),
      z.object({ is: z.literal('code'), text: z.string() }),
      z.object({ is: z.literal('rule') }),
    ]),
  )
  .register(openApiMeta, {
    id: 'Block',
    description: 'A block of text, parsed from Markdown; never HTML',
    examples: [{ is: 'paragraph', of: ['Heavy things first.'] }],
  });
