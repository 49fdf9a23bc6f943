import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import {
  SliderForm as Filled,
  MOST_SLIDES,
  type SliderImage,
  TOO_MANY_SLIDES,
} from '../../../../functions/catalog/slider/contract.ts';
import { SLIDER_IMAGE } from '../../../../functions/catalog/slider/record.ts';
import { formLabelOf, formLabelsOf } from '../../../../functions/records/labels.ts';
import { inOrder, omitFields } from '../../../../functions/records/record.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { withoutDecimals } from '../../form/amount-input.ts';
import { pictured } from '../../form/conflict-panel.tsx';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { NumberInput } from '../../form/number-input.tsx';
import { RecordForm } from '../../form/record-form.tsx';
import { StatusChoice, statusWord } from '../../form/status-choice.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import { freshTexts, numbersOf, storedTexts } from '../../form/values.ts';
import { withNumbers } from '../../form/with-numbers.ts';
import { rememberedList } from '../../list/list-memory.ts';
import type { Saved, Versioned } from '../../resource.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { SlidePreview } from './slide-preview.tsx';
import { slider } from './slider.ts';

type Values = z.input<typeof Filled>;
type Output = z.output<typeof Filled>;

const FIELDS = omitFields(SLIDER_IMAGE, 'pictureId');
const FIRST = ['title', 'caption', 'link', 'displayStatus', 'displayOrder', 'files'];
const LABELS = inOrder({ ...formLabelsOf(FIELDS), files: formLabelOf(SLIDER_IMAGE.fields.pictureId) }, FIRST);

const fresh: Values = inOrder({ ...freshTexts(FIELDS), files: [] }, FIRST);

const toValues = (image: SliderImage): Values => ({
  ...storedTexts(FIELDS, image),
  files: [image.imageUrl],
});

const describeFields = (values: Values) =>
  describeValues(LABELS, values, {
    displayStatus: statusWord(values.displayStatus),
    files: pictured(values.files[0] ?? ''),
  });

const MOST_AT_ONCE = { pictures: 20, message: 'Add up to 20 images at a time.' };

type SliderFormProps = {
  stored?: Versioned<SliderImage>;
  /** The number of active images. */
  shown: number;
  onChanged: () => void;
};

export function SliderForm({ stored, shown, onChanged }: SliderFormProps) {
  const form = useForm({
    resolver: withNumbers(() => numbersOf(FIELDS), zodResolver(Filled)),
    defaultValues: stored ? toValues(stored.entity) : fresh,
  });
  const field = fieldsOf(form, LABELS);

  /** One at a time: saved pictures leave the form, so a retry only sends the rest. */
  async function add(values: Output): Promise<Saved<SliderImage>> {
    let { files, displayOrder } = values;
    for (;;) {
      try {
        const saved = await slider.create({ ...values, displayOrder, files: files.slice(0, 1) });
        if (files.length <= 1) return saved;
      } catch (error) {
        form.setValue('files', files, { shouldDirty: true });
        form.setValue('displayOrder', String(displayOrder));
        throw error;
      }
      files = files.slice(1);
      displayOrder += 1;
      onChanged();
    }
  }

  const { saving, words } = useRecordSaving({
    resource: { ...slider, create: add },
    form,
    stored,
    toValues,
    onSaved: onChanged,
  });
  const files = useController({ control: form.control, name: 'files' });
  const [title = '', caption = '', link, addresses, displayStatus] = useWatch({
    control: form.control,
    name: ['title', 'caption', 'link', 'files', 'displayStatus'],
  });
  const becomesActive = String(displayStatus) === 'true' && !stored?.entity.displayStatus;
  const atMost = becomesActive ? { pictures: MOST_SLIDES - shown, message: TOO_MANY_SLIDES } : MOST_AT_ONCE;

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]">
      <RecordForm
        {...{ saving, describeFields }}
        words={stored ? words : { ...words, busy: 'Saving...' }}
        cancelTo={rememberedList(slider.path)}
      >
        {becomesActive && shown >= MOST_SLIDES && (
          <Alert>
            <p className="font-medium">{TOO_MANY_SLIDES}</p>
            <p>Save this one as inactive, or deactivate another one first.</p>
          </Alert>
        )}
        {stored && <TextInput label="ID" value={stored.entity.imageId} readOnly />}
        <TextInput {...field('title')} optional autoComplete="off" />
        <TextArea {...field('caption')} optional rows={2} />
        <TextInput
          {...field('link')}
          hint="A path of this shop, such as /products-list, or an address that starts with https:. Leave empty to lead to all products."
          optional
          autoComplete="off"
          dir="ltr"
        />
        <StatusChoice {...field('displayStatus')} />
        <NumberInput {...field('displayOrder')} {...withoutDecimals} className="max-w-32" />
        <PictureField
          label={stored ? 'Replace Image' : 'Upload Image'}
          optional={stored !== undefined}
          stays={stored?.entity.imageUrl}
          most={stored ? undefined : atMost}
          value={files.field.value}
          onChange={value => {
            form.clearErrors('files');
            form.setValue('files', value, { shouldDirty: true });
          }}
          onRefused={message => form.setError('files', { message })}
          error={files.fieldState.error?.message}
          inputRef={files.field.ref}
        />
        <TextInput
          {...field('imageAlt')}
          hint="Describe the picture for people who can’t see it. Leave empty if the title and caption already do."
          optional
          autoComplete="off"
        />
      </RecordForm>
      <SlidePreview {...{ title, caption }} isLinked={Boolean(link)} address={addresses[0]} />
    </div>
  );
}
