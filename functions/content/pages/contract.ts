import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { PAGE_NAMES } from '../../contracts/page-contents.ts';

const PageName = z.enum(PAGE_NAMES);

const EXAMPLE = { pageId: 3, page: 'contact', isWritten: true } as const;

/** A page, without its texts. */
export const PageSummary = z
  .object({
    pageId: z.int(),
    page: PageName,
    isWritten: z.boolean().register(openApiMeta, {
      description: 'Whether staff have edited it; until then default texts are shown',
    }),
    entries: z.array(z.object({ slug: z.string().nullable(), name: z.string() })).register(openApiMeta, {
      description: 'The structured content of the page: services, projects, plans, people',
    }),
  })
  .register(openApiMeta, {
    id: 'PageSummary',
    examples: [{ ...EXAMPLE, entries: [{ slug: 'gift-wrapping', name: 'Gift wrapping' }] }],
  });
export type PageSummary = z.infer<typeof PageSummary>;

const content = z
  .record(z.string(), z.unknown())
  .nullable()
  .register(openApiMeta, {
    title: 'Content',
    description: 'The texts of the page; null for the default texts',
    examples: [{ note: 'We answer within two days.' }],
  });

const PageImage = z.object({
  src: z.string(),
  srcSet: z.string().optional(),
  width: z.int(),
  height: z.int(),
});

export const Page = z
  .object({
    pageId: z.int(),
    page: PageName,
    content,
    images: z.record(z.string(), PageImage).register(openApiMeta, {
      description: 'The pictures used in its content, by URL',
    }),
  })
  .register(openApiMeta, {
    id: 'Page',
    examples: [{ pageId: 3, page: 'contact', content: { note: 'We answer within two days.' }, images: {} }],
  });
export type Page = z.infer<typeof Page>;

export const UpdatePage = z.object({ content }).register(openApiMeta, {
  id: 'UpdatePage',
  examples: [{ content: { note: 'We answer within two days.' } }],
});

/** By its name, or by its id. */
export const WithPage = z.object({
  page: z
    .string()
    .toLowerCase()
    .regex(/^([a-z]{1,20}|\d{1,15})$/, 'must be the name of a page')
    .register(openApiMeta, { title: 'Page', examples: ['contact'] }),
});
