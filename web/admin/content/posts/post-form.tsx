import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { CreatePost, WrittenPost } from '../../../../functions/content/posts/contract.ts';
import { POST } from '../../../../functions/content/posts/record.ts';
import { formLabelOf } from '../../../../functions/records/labels.ts';
import { api } from '../../../api/client.ts';
import { readBlogIndex } from '../../../api/post-editing.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FormPictureField } from '../../catalog/pictures/form-picture-field.tsx';
import { zoneName } from '../../clock.ts';
import { fieldsOf } from '../../form/fields.ts';
import { LimitedField } from '../../form/limited-text-area.tsx';
import { RecordForm } from '../../form/record-form.tsx';
import { ReferenceSelect } from '../../form/reference-select.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import { optionsOf } from '../../references/options.ts';
import { roomReferences } from '../../references/rooms.ts';
import { useReferences } from '../../references/use-references.ts';
import type { Versioned } from '../../resource.ts';
import { useLoaded } from '../../use-loaded.ts';
import { isPublished, PostState } from './post-state.tsx';
import {
  describeFields,
  FRESH,
  LABELS,
  type PostValues,
  postResolver,
  toValues,
  whenOptions,
} from './post-values.ts';
import { type Listed, posts } from './posts.ts';
import { ProductRows } from './product-rows.tsx';
import { TextEditor } from './text-editor.tsx';
import { useArrivals } from './use-arrivals.ts';

/** Unlike in a list, an edited post includes its text. */
const valuesOf = (post: Listed) => toValues(post as WrittenPost);

export function Form(props: { stored?: Versioned<Listed> }) {
  const form = useForm<PostValues, unknown, CreatePost>({
    resolver: postResolver,
    defaultValues: props.stored ? valuesOf(props.stored.entity) : FRESH,
    context: props.stored?.entity,
  });
  const field = fieldsOf(form, LABELS);
  const pictures = useArrivals();
  const { saving, words, stored } = useRecordSaving({
    resource: posts,
    form,
    stored: props.stored,
    toValues: valuesOf,
    isReady: pictures.all,
  });
  const post = stored?.entity;
  const others = useLoaded(['blog index'], () => readBlogIndex(api));
  const allRooms = useReferences(roomReferences);
  const suggestions = useId();
  const isTimed = ['at', 'since'].includes(form.watch('when'));

  return (
    <RecordForm
      {...{ saving, words }}
      describeFields={values => describeFields(values, allRooms.nameOf(values.roomId))}
      wide
    >
      {post && <WhereItIs post={post} />}
      <div className="grid gap-5 lg:grid-cols-2">
        <TextInput {...field('title')} autoComplete="off" maxLength={200} required />
        <TextInput
          {...field('slug')}
          hint="The end of the address, after /blog-details/. If empty, it’s created from the title."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          optional
        />
      </div>
      <LimitedField
        of={form}
        {...field('excerpt')}
        hint="One or two sentences for the blog list and search engines."
        rows={2}
        most={500}
        optional
      />
      <TextEditor form={form} error={form.formState.errors.text?.message} onPicture={pictures.expect} />
      <ProductRows form={form} />
      <ReferenceSelect
        label={LABELS.roomId}
        placeholder="No room"
        hint="A picture whose products have dots, shown below the text as on the home page."
        references={allRooms}
        failed={roomReferences.failedToList}
        options={optionsOf(roomReferences, allRooms.rows)}
        control={form.control}
        name="roomId"
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <TextInput {...field('category')} list={suggestions} autoComplete="off" maxLength={50} optional />
        <TextInput {...field('tags')} hint="Separated by commas" autoComplete="off" optional />
        <datalist id={suggestions}>
          {others.data?.categories.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <FormPictureField form={form} name="picture" label={formLabelOf(POST.fields.pictureId)} />
        <TextInput
          {...field('pictureAlt')}
          hint="Describe the cover picture for people who can’t see it."
          autoComplete="off"
          maxLength={200}
          optional
        />
        <RadioGroup
          {...field('when')}
          className="content-start"
          options={whenOptions(post !== undefined && isPublished(post))}
        />
        {isTimed && (
          <TextInput
            {...field('publishAt')}
            type="datetime-local"
            hint={`Shop time: ${zoneName()}. With a past time, the post is published at once under that date.`}
            required
          />
        )}
      </div>
    </RecordForm>
  );
}

function WhereItIs({ post }: { post: Listed }) {
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
          View in the shop
        </a>
      )}
    </p>
  );
}
