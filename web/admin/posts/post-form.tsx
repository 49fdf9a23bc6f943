import { useCallback, useId } from 'react';
import { type UseFormReturn, useController, useForm } from 'react-hook-form';
import type { CreatePost, WrittenPost } from '../../../functions/contracts/posts.ts';
import { api } from '../../api/client.ts';
import { readBlogIndex } from '../../api/post-records.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useRecordSaving } from '../form/use-record-saving.ts';
import { PictureField } from '../picture/picture-field.tsx';
import type { Versioned } from '../resource.ts';
import { useLoaded } from '../use-loaded.ts';
import { isPublished, PostState } from './post-state.tsx';
import { FRESH, inWords, type PostValues, postResolver, toValues, whenOptions } from './post-values.ts';
import { posts } from './posts.ts';
import { TextEditor } from './text-editor.tsx';

export function PostForm({ stored }: { stored?: Versioned<WrittenPost> }) {
  const post = stored?.entity;
  const form = useForm<PostValues, unknown, CreatePost>({
    resolver: postResolver,
    defaultValues: post ? toValues(post) : FRESH,
  });
  const { errors } = form.formState;
  const { saving, words } = useRecordSaving({
    resource: posts,
    form,
    stored,
    toValues: entity => toValues(entity as WrittenPost),
  });
  const others = useLoaded(useCallback(() => readBlogIndex(api), []));
  const suggestions = useId();
  const isTimed = ['at', 'since'].includes(form.watch('when'));

  return (
    <RecordForm {...{ saving, words, inWords }} wide>
      {post && <WhereItIs post={post} />}
      <div className="grid gap-5 lg:grid-cols-2">
        <TextInput
          label="Title"
          autoComplete="off"
          maxLength={200}
          required
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextInput
          label="Address"
          hint="What stands after /blog-details/. Left empty, it is made from the title."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          optional
          error={errors.slug?.message}
          {...form.register('slug')}
        />
      </div>
      <TextArea
        label="Excerpt"
        hint="One or two sentences: for the list, and for search engines."
        rows={2}
        maxLength={500}
        optional
        error={errors.excerpt?.message}
        {...form.register('excerpt')}
      />
      <TextEditor form={form} error={errors.text?.message} />
      <div className="grid gap-5 lg:grid-cols-2">
        <TextInput
          label="Category"
          list={suggestions}
          autoComplete="off"
          maxLength={50}
          optional
          error={errors.category?.message}
          {...form.register('category')}
        />
        <TextInput
          label="Tags"
          hint="Parted by commas"
          autoComplete="off"
          optional
          error={errors.tags?.message}
          {...form.register('tags')}
        />
        <datalist id={suggestions}>
          {others.data?.categories.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <CoverField form={form} />
        <TextInput
          label="Alt Text"
          hint="What the cover picture shows, for people who cannot see it."
          autoComplete="off"
          maxLength={200}
          optional
          error={errors.pictureAlt?.message}
          {...form.register('pictureAlt')}
        />
        <RadioGroup
          label="Status"
          className="content-start"
          options={whenOptions(post !== undefined && isPublished(post))}
          error={errors.when?.message}
          {...form.register('when')}
        />
        {isTimed && (
          <TextInput
            label="Date"
            type="datetime-local"
            hint="By your clock. At a time that is past, it is shown at once, with that date."
            required
            error={errors.publishAt?.message}
            {...form.register('publishAt')}
          />
        )}
      </div>
    </RecordForm>
  );
}

function WhereItIs({ post }: { post: WrittenPost }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <PostState post={post} />
      {isPublished(post) && (
        <a
          href={`/blog-details/${post.slug}`}
          target="_blank"
          rel="noopener"
          className="text-action underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
        >
          See it in the shop
        </a>
      )}
    </p>
  );
}

function CoverField({ form }: { form: UseFormReturn<PostValues, unknown, CreatePost> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'picture' });
  return (
    <PictureField
      label="Cover Picture"
      optional
      value={field.value ? [field.value] : []}
      onChange={([picture = '']) => {
        form.clearErrors('picture');
        form.setValue('picture', picture, { shouldDirty: true });
      }}
      onRefused={message => form.setError('picture', { message })}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
}
