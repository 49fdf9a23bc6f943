import { type UseFormReturn, useController } from 'react-hook-form';
import type { ProductForm } from '../../../../functions/catalog/products/contract.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { LABELS, type Values } from './product-values.ts';

const NAME = 'productPicture';

export function ProductPictureField({ form }: { form: UseFormReturn<Values, unknown, ProductForm> }) {
  const { field, fieldState } = useController({ control: form.control, name: NAME });
  return (
    <PictureField
      label={LABELS.productPicture}
      optional
      value={field.value ? [field.value] : []}
      onChange={([picture = '']) => {
        form.clearErrors(NAME);
        form.setValue(NAME, picture, { shouldDirty: true });
      }}
      onRefused={message => form.setError(NAME, { message })}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  );
}
