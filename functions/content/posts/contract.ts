import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { countryCode, line, lowercase, optionalLine, prose, whole } from '../../contracts/fields.ts';
import { listFilter } from '../../contracts/paging.ts';
import { MOST_NAMED } from '../../contracts/post-limits.ts';
import { Block, LONGEST_TEXT, tooMuchIn } from '../../markdown/contract.ts';
import { exampleRowOf, inOrder, omitFields, requestFieldsOf } from '../../records/record.ts';
import { responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { POST } from './record.ts';

const MOST_TAGS = 20;

const slug = optionalLine('Address')
  .transform(given => given?.toLowerCase() ?? null)
  .refine(given => given === null || /^[a-z0-9-]+$/.test(given), 'Address can have a to z, digits and dashes')
  .register(openApiMeta, {
    title: 'Address',
    description: 'Last part of the post’s URL; null to derive it from the title',
    examples: ['coffee-in-four-minutes'],
  });

const text = prose('Text', { max: LONGEST_TEXT })
  .superRefine((given, context) => {
    const message = tooMuchIn(given);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .register(openApiMeta, {
    title: 'Text',
    description: 'In Markdown',
    examples: ['Four *numbers*, a kettle.'],
  });

const tags = z
  .array(
    line('Tag', { max: 50 }).refine(tag => !tag.includes(','), 'A tag can’t contain commas'),
    {
      error: 'Tags must be a list',
    },
  )
  .max(MOST_TAGS, `A post can have at most ${MOST_TAGS} tags`)
  .transform(given => [...new Map(given.map(tag => [tag.toLowerCase(), tag])).values()])
  .register(openApiMeta, { title: 'Tags', examples: [['coffee', 'kitchen']] });

const category = optionalLine('Category', { max: 50 })
  .transform(given => given ?? '')
  .register(openApiMeta, { title: 'Category', examples: ['Guides'] });

const productCodes = z
  .array(whole('Product', { min: 1 }), { error: 'Products must be a list' })
  .max(MOST_NAMED, `A post can name at most ${MOST_NAMED} products`)
  .transform(given => [...new Set(given)])
  .register(openApiMeta, {
    title: 'Products',
    description: 'Codes of the products that it names, in display order',
    examples: [[1, 2]],
  });

const picture = z
  .string({ error: 'Picture must be an address' })
  .nullable()
  .register(openApiMeta, { title: 'Picture', description: 'URL of a picture in the shop; null for none' });

const TAKEN_FIRST = ['slug', 'title', 'excerpt', 'text', 'category', 'tags', 'picture'];
const fields = inOrder(
  { ...rulesOf(POST, { slug, text, category, tags, productCodes }), picture },
  TAKEN_FIRST,
);

const EXAMPLE = { ...exampleRowOf(POST, requestFieldsOf), pictureAlt: 'A kettle pours water through a cone' };

const SHOWN_FIRST = [
  'postId',
  'slug',
  'title',
  'excerpt',
  'category',
  'tags',
  'picture',
  'pictureSrcset',
  'pictureWidth',
  'pictureHeight',
  'pictureAlt',
  'minutes',
];

/** Lists don’t load the others. */
const IN_LISTS = omitFields(POST, 'text', 'productCodes', 'roomId');

const shown = inOrder(
  {
    ...responseSchema(IN_LISTS),
    picture: z.string().nullable().register(openApiMeta, { description: 'URL of its cover picture' }),
    pictureSrcset: z.string().nullable(),
    pictureWidth: z.int().nullable(),
    pictureHeight: z.int().nullable(),
    changedAt: z.iso.datetime().nullable().register(openApiMeta, {
      description: 'When its visible content last changed; null if not since it was created',
    }),
    minutes: z.int().register(openApiMeta, { description: 'Estimated reading time' }),
  },
  SHOWN_FIRST,
);

/** Example for the API document. */
export const A_SHOWN_POST = {
  ...exampleRowOf(IN_LISTS),
  pictureAlt: EXAMPLE.pictureAlt,
  picture: '/pictures/0c4f1d7be0a92f5d3c6b8a7e9d1f2a3b4c5d6e7f.webp',
  pictureSrcset: null,
  pictureWidth: 1280,
  pictureHeight: 800,
  minutes: 3,
  changedAt: null,
};

/** In lists. */
export const Post = z.object(shown).register(openApiMeta, { id: 'Post', examples: [A_SHOWN_POST] });
export type Post = z.infer<typeof Post>;

const Neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

/** For readers. */
export const PostView = z
  .object({
    ...shown,
    content: z.array(Block),
    previous: Neighbour.register(openApiMeta, { description: 'The previously published post' }),
    next: Neighbour,
  })
  .register(openApiMeta, {
    id: 'PostView',
    examples: [
      { ...A_SHOWN_POST, content: [{ is: 'paragraph', of: ['Four numbers.'] }], previous: null, next: null },
    ],
  });
export type PostView = z.infer<typeof PostView>;

/** For editing, as Markdown. */
export const WrittenPost = z
  .object({
    ...shown,
    text: z.string(),
    productCodes: z.array(z.int()),
    roomId: z.int().nullable().register(openApiMeta, { description: 'The room that it shows' }),
    products: z
      .array(z.object({ productCode: z.int(), productName: z.string().nullable() }))
      .register(openApiMeta, { description: 'The same with their names; null if it was deleted' }),
  })
  .register(openApiMeta, {
    id: 'WrittenPost',
    examples: [
      {
        ...A_SHOWN_POST,
        text: 'Four *numbers*, a kettle.',
        productCodes: [1],
        roomId: null,
        products: [{ productCode: 1, productName: 'Gooseneck Kettle' }],
      },
    ],
  });
export type WrittenPost = z.infer<typeof WrittenPost>;

/** Shared with the rules of the database. */
export const POST_RULES = {
  published_says_something: { path: 'text', message: 'A post without text can only be a draft' },
};

export const CreatePost = z
  .object({ ...withDefaults(POST, fields), picture: picture.optional() })
  .superRefine(({ state, text }, context) => {
    const { path, message } = POST_RULES.published_says_something;
    if (state === 'published' && text === '') context.addIssue({ code: 'custom', path: [path], message });
  })
  .register(openApiMeta, { id: 'CreatePost', examples: [{ ...EXAMPLE, text: 'Four *numbers*, a kettle.' }] });
export type CreatePost = z.infer<typeof CreatePost>;

export const UpdatePost = z
  .object(fields)
  .partial()
  .register(openApiMeta, { id: 'UpdatePost', examples: [{ state: 'draft' }] });
export type UpdatePost = z.infer<typeof UpdatePost>;

export const PostFilter = listFilter(sortsOf(POST, ['publishAt'])).extend({
  category: lowercase(line('Category', { max: 50 }))
    .register(openApiMeta, { title: 'Category', examples: ['Guides'] })
    .optional(),
  tag: lowercase(line('Tag', { max: 50 }))
    .register(openApiMeta, { title: 'Tag', examples: ['coffee'] })
    .optional(),
  product: whole('Product', { min: 1 })
    .optional()
    .register(openApiMeta, { description: 'Product code: only posts that name it' }),
  archive: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Archive must be a month like 2026-09')
    .optional()
    .register(openApiMeta, { description: 'Only posts of this month', examples: ['2026-09'] }),
  state: z
    .enum(['draft', 'scheduled', 'published'], { error: 'State must be one of draft, scheduled, published' })
    .optional()
    .register(openApiMeta, {
      description: 'Visitors only see published posts, whatever they request',
      examples: ['draft'],
    }),
});
export type PostFilter = z.infer<typeof PostFilter>;

export const ShownWithPost = z.object({ country: countryCode });

export const PreviewPost = z
  .object({ text })
  .register(openApiMeta, { id: 'PreviewPost', examples: [{ text: 'Four *numbers*, a kettle.' }] });

export const PreviewedPost = z.object({ content: z.array(Block) }).register(openApiMeta, {
  id: 'PreviewedPost',
  examples: [{ content: [{ is: 'paragraph', of: ['Four numbers.'] }] }],
});
export type PreviewedPost = z.infer<typeof PreviewedPost>;

/** The picture alone. */
export const UploadPostPicture = z
  .object({})
  .register(openApiMeta, { id: 'UploadPostPicture', examples: [{}] });

/** An uploaded picture for use in a text. */
export const PostPicture = z
  .object({
    address: z.string().register(openApiMeta, { description: 'To insert into the Markdown' }),
  })
  .register(openApiMeta, {
    id: 'PostPicture',
    examples: [{ address: '/pictures/0c4f1d7be0a92f5d3c6b8a7e9d1f2a3b4c5d6e7f.webp' }],
  });
export type PostPicture = z.infer<typeof PostPicture>;
