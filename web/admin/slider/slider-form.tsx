import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import {
  SliderForm as Filled,
  MOST_SLIDES,
  type SliderImage,
  TOO_MANY_SLIDES,
} from '../../../functions/contracts/slider.ts';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { pictured } from '../form/conflict-panel.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { StatusChoice, statusValue, statusWord } from '../form/status-choice.tsx';
import { useRecordSaving } from '../form/use-record-saving.ts';
import { PictureField } from '../picture/picture-field.tsx';
import type { Saved, Versioned } from '../resource.ts';
import { SlidePreview } from './slide-preview.tsx';
import { slider } from './slider.ts';

type Values = z.input<typeof Filled>;
type Output = z.output<typeof Filled>;

const toValues = (image: SliderImage): Values => ({
  title: image.title,
  caption: image.caption,
  displayStatus: statusValue(image.displayStatus),
  displayOrder: String(image.displayOrder),
  files: [image.imageUrl],
  imageAlt: image.imageAlt,
});

const fresh: Values = {
  title: '',
  caption: '',
  displayStatus: statusValue(true),
  displayOrder: '1',
  files: [],
  imageAlt: '',
};

const inWords = (values: Values) => ({
  Title: values.title ?? '',
  Caption: values.caption ?? '',
  'Display Status': statusWord(values.displayStatus),
  'Display Order': String(values.displayOrder),
  Image: pictured(values.files[0] ?? ''),
  'Alt Text': values.imageAlt ?? '',
});

type SliderFormProps = { stored?: Versioned<SliderImage>; count: number; onChanged: () => void };

export function SliderForm({ stored, count, onChanged }: SliderFormProps) {
  const form = useForm({
    resolver: zodResolver(Filled),
    defaultValues: stored ? toValues(stored.entity) : fresh,
  });
  const { errors } = form.formState;

  /** One after the other: what is saved leaves the form, so that only the rest is tried again. */
  async function add(values: Output): Promise<Saved<SliderImage>> {
    const [first, ...rest] = values.files;
    const saved = await slider.create({ ...values, files: first ? [first] : [] });
    if (rest.length === 0) return saved;
    const displayOrder = values.displayOrder + 1;
    form.setValue('files', rest, { shouldDirty: true });
    form.setValue('displayOrder', String(displayOrder));
    onChanged();
    return await add({ ...values, displayOrder, files: rest });
  }

  const { saving, words } = useRecordSaving({
    resource: { ...slider, create: add },
    form,
    stored,
    toValues,
    onSaved: onChanged,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'files' });
  const [title = '', caption = '', files] = useWatch({
    control: form.control,
    name: ['title', 'caption', 'files'],
  });

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]">
      <RecordForm
        {...{ saving, inWords }}
        words={stored ? words : { ...words, busy: 'Saving...' }}
        cancelTo={slider.path}
      >
        {stored && <TextInput label="ID" value={stored.entity.imageId} readOnly />}
        <TextInput
          label="Title"
          optional
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextArea
          label="Caption"
          optional
          rows={2}
          error={errors.caption?.message}
          {...form.register('caption')}
        />
        <StatusChoice error={errors.displayStatus?.message} {...form.register('displayStatus')} />
        <TextInput
          label="Display Order"
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          className="max-w-32"
          error={errors.displayOrder?.message}
          {...form.register('displayOrder')}
        />
        <PictureField
          label={stored ? 'Replace Image' : 'Upload Image'}
          optional={stored !== undefined}
          stays={stored?.entity.imageUrl}
          most={stored ? undefined : { pictures: MOST_SLIDES - count, message: TOO_MANY_SLIDES }}
          value={field.value}
          onChange={value => {
            form.clearErrors('files');
            form.setValue('files', value, { shouldDirty: true });
          }}
          onRefused={message => form.setError('files', { message })}
          error={fieldState.error?.message}
          inputRef={field.ref}
        />
        <TextInput
          label="Alt Text"
          hint="What the picture shows, for people who cannot see it. Leave it empty where title and caption say it."
          optional
          autoComplete="off"
          error={errors.imageAlt?.message}
          {...form.register('imageAlt')}
        />
      </RecordForm>
      <SlidePreview title={title} caption={caption} address={files[0]} />
    </div>
  );
}
