import type { FieldErrors, Resolver } from 'react-hook-form';
import { CreatePost, type WrittenPost } from '../../../functions/contracts/posts.ts';
import { pictured } from '../form/conflict-panel.tsx';
import { toIso, toLocal } from '../form/local-moments.ts';
import { filledResolver } from '../form/resolver.ts';
import { isPublished } from './post-state.tsx';

/** When a post is shown: not yet, from now on, at a time, or since the time that it has. */
export type When = 'draft' | 'now' | 'at' | 'since';

/** A post as its form has it: all as text, moments by the clock of this computer. */
export type PostValues = {
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  tags: string;
  picture: string;
  pictureAlt: string;
  text: string;
  when: When;
  publishAt: string;
};

export const FRESH: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  category: '',
  tags: '',
  picture: '',
  pictureAlt: '',
  text: '',
  when: 'draft',
  publishAt: '',
};

export const toValues = (post: WrittenPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  category: post.category,
  tags: post.tags.join(', '),
  picture: post.picture ?? '',
  pictureAlt: post.pictureAlt,
  text: post.text,
  when: post.state === 'draft' ? 'draft' : isPublished(post) ? 'since' : 'at',
  publishAt: toLocal(post.publishAt),
});

const WHEN_WORDS: Record<When, string> = {
  draft: 'Draft',
  now: 'Publish now',
  at: 'Schedule at',
  since: 'Published',
};

/** What can be chosen: what was published stays so, or is shown from another time on. */
export const whenOptions = (wasPublished: boolean) =>
  (wasPublished ? (['draft', 'since', 'at'] as const) : (['draft', 'now', 'at'] as const)).map(value => ({
    value,
    label: WHEN_WORDS[value],
  }));

export const inWords = (values: PostValues) => ({
  Title: values.title,
  Address: values.slug,
  Excerpt: values.excerpt,
  Category: values.category,
  Tags: values.tags,
  Picture: pictured(values.picture),
  'Alt Text': values.pictureAlt,
  Text: values.text,
  Status: WHEN_WORDS[values.when],
  Date: values.publishAt.replace('T', ' '),
});

const resolve = filledResolver(CreatePost as never) as unknown as Resolver<object, unknown, CreatePost>;

const tagsIn = (text: string) =>
  text
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean);

/** The time goes along where it says something: of a draft it stays what it was, 'now' has none. */
export const postResolver: Resolver<PostValues, unknown, CreatePost> = async (values, context, options) => {
  const { when, publishAt, tags, ...others } = values;
  const state = when === 'draft' ? 'draft' : 'published';
  const moment = when === 'now' ? '' : publishAt && toIso(publishAt);
  const given = { ...others, tags: tagsIn(tags), state, publishAt: moment };
  const result = await resolve(given, context, options as never);
  const errors = result.errors as FieldErrors<PostValues>;
  if (when === 'at' && !publishAt) {
    return { values: {}, errors: { ...errors, publishAt: { type: 'custom', message: 'Date is required' } } };
  }
  return result as Awaited<ReturnType<typeof postResolver>>;
};
