import type { FieldErrors, Resolver } from 'react-hook-form';
import { CreatePost, type Post, type WrittenPost } from '../../../../functions/content/posts/contract.ts';
import { POST } from '../../../../functions/content/posts/record.ts';
import { formLabelOf, formLabelsOf, headerOf } from '../../../../functions/records/labels.ts';
import { inOrder, omitFields } from '../../../../functions/records/record.ts';
import { entriesIn, textOf } from '../../form/comma-list.ts';
import { pictured } from '../../form/conflict-panel.tsx';
import { describeValues } from '../../form/fields.ts';
import { toIso, toLocal } from '../../form/local-moments.ts';
import { checkFilled } from '../../form/resolver.ts';
import { freshTexts, storedTexts, type Texts } from '../../form/values.ts';
import { productLabel } from '../../pricing/product-prices/product-combobox.tsx';
import { isPublished } from './post-state.tsx';

/** When a post is shown: not yet, from now on, at a set time, or since its publication. */
type When = 'draft' | 'now' | 'at' | 'since';

type NamedProduct = { productCode: number; label: string };

/** A post's form values: text and products, times in shop time. */
export type PostValues = Texts<typeof FIELDS.fields> & { when: When; productCodes: NamedProduct[] };

const FIELDS = omitFields(POST, 'state', 'productCodes');
const FIRST = [
  'title',
  'slug',
  'excerpt',
  'category',
  'tags',
  'picture',
  'pictureAlt',
  'text',
  'productCodes',
  'roomId',
  'when',
];

export const FRESH: PostValues = inOrder({ ...freshTexts(FIELDS), when: 'draft', productCodes: [] }, FIRST);

export const toValues = (post: WrittenPost): PostValues => ({
  ...storedTexts(FIELDS, post),
  tags: textOf(post.tags),
  productCodes: post.products.map(({ productCode, productName }) => ({
    productCode,
    label: productLabel({ productCode, productName: productName ?? 'Unknown' }),
  })),
  when: post.state === 'draft' ? 'draft' : isPublished(post) ? 'since' : 'at',
  publishAt: toLocal(post.publishAt),
});

const WHEN_WORDS: Record<When, string> = {
  draft: 'Draft',
  now: 'Publish now',
  at: 'Schedule at',
  since: 'Published',
};

/** The options: a published post stays so, or is shown from another time on. */
export const whenOptions = (wasPublished: boolean) =>
  (wasPublished ? (['draft', 'since', 'at'] as const) : (['draft', 'now', 'at'] as const)).map(value => ({
    value,
    label: WHEN_WORDS[value],
  }));

const { pictureId, productCodes, state } = POST.fields;
const OTHER_LABELS = {
  picture: headerOf(pictureId),
  productCodes: formLabelOf(productCodes),
  when: headerOf(state),
};

export const LABELS = inOrder({ ...formLabelsOf(FIELDS), ...OTHER_LABELS }, FIRST);

export const describeFields = (values: PostValues, roomName: string) =>
  describeValues(LABELS, values, {
    picture: pictured(values.picture),
    productCodes: values.productCodes.map(({ label }) => label).join('; '),
    roomId: roomName,
    when: WHEN_WORDS[values.when],
    publishAt: values.publishAt.replace('T', ' '),
  });

const resolve = checkFilled(CreatePost);

/** The time is sent only where it matters: a draft keeps its own, 'now' has none. */
export const postResolver: Resolver<PostValues, unknown, CreatePost> = async (values, context, options) => {
  const { when, publishAt, tags, productCodes: named, ...others } = values;
  const state = when === 'draft' ? 'draft' : 'published';
  const moment =
    when === 'now' ? '' : publishAt && toIso(publishAt, { kept: (context as Post | undefined)?.publishAt });
  const codes = named.map(({ productCode }) => productCode);
  const given = { ...others, tags: entriesIn(tags), productCodes: codes, state, publishAt: moment };
  const result = await resolve(given, context, options);
  const errors = result.errors as FieldErrors<PostValues>;
  if (when === 'at' && !publishAt) {
    return { values: {}, errors: { ...errors, publishAt: { type: 'custom', message: 'Date is required' } } };
  }
  return result as Awaited<ReturnType<typeof postResolver>>;
};
