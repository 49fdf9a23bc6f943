import { useForm } from 'react-hook-form';
import type { Room } from '../../../../functions/content/rooms/contract.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FormPictureField } from '../../catalog/pictures/form-picture-field.tsx';
import { fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import type { Versioned } from '../../resource.ts';
import { DotRows } from './dot-rows.tsx';
import { describeFields, FRESH, LABELS, resolver, toValues } from './room-values.ts';
import { rooms } from './rooms.ts';

export function Form({ stored }: { stored?: Versioned<Room> }) {
  const form = useForm({ resolver, defaultValues: stored ? toValues(stored.entity) : FRESH });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: rooms, form, stored, toValues });
  return (
    <RecordForm {...{ saving, words, describeFields }} wide>
      {stored && <TextInput label="ID" value={stored.entity.roomId} readOnly />}
      <div className="grid content-start gap-5 lg:grid-cols-2">
        <TextInput {...field('roomName')} hint="Shown as its heading." autoComplete="off" required />
        <TextInput
          {...field('pictureAlt')}
          hint="Describe the picture for people who can’t see it."
          autoComplete="off"
          maxLength={200}
          optional
        />
      </div>
      <FormPictureField
        form={form}
        name="roomPicture"
        label={LABELS.roomPicture}
        required={{ stored: stored?.entity.roomPicture }}
      />
      <FormPictureField form={form} name="openedPicture" label={LABELS.openedPicture} />
      <p className="-mt-3 text-small text-muted">
        The same thing taken apart, seen from the same side and in the same size. As a shopper scrolls to it,
        the picture opens into its parts.
      </p>
      <DotRows form={form} />
      <Checkbox
        {...field('onHome')}
        hint="Shown there below the bestsellers, instead of any other room. With an opened picture it is shown below the room."
      />
    </RecordForm>
  );
}
