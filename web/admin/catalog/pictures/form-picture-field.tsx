import {
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { PictureField } from './picture-field.tsx';

type FormPictureFieldProps<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>;
  name: FieldPathByValue<Values, string | null | undefined>;
  label: string;
  /** The record always has one: that of before stays until another is chosen. */
  required?: { stored: string | undefined };
};

/** A record's single picture. */
export function FormPictureField<Values extends FieldValues, Sent>(
  props: FormPictureFieldProps<Values, Sent>,
) {
  const { form, name, label, required } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <PictureField
      label={label}
      optional={!required}
      stays={required?.stored}
      value={field.value ? [field.value] : []}
      onChange={([picture = '']) => {
        form.clearErrors(name);
        // TypeScript cannot infer that this field is a string in a generic form.
        form.setValue(name, picture as FieldPathValue<Values, typeof name>, { shouldDirty: true });
      }}
      onRefused={message => form.setError(name, { message })}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
}
