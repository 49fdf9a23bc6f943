import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { FilterOption } from '../list/select-filter.tsx';
import type { References } from '../references/use-references.ts';

type ReferenceSelectProps<Row, Input extends FieldValues, Output> = UseControllerProps<
  Input,
  FieldPath<Input>,
  Output
> & {
  label: string;
  placeholder: string;
  hint?: string | undefined;
  references: References<Row>;
  /** Which of them are offered, and their labels. */
  options: readonly FilterOption[];
  /** The message when they cannot be loaded. */
  failed: string;
  required?: boolean;
};

/** A select of all rows of a resource. The current choice stays while they load. */
export function ReferenceSelect<Row, Input extends FieldValues, Output>(
  props: ReferenceSelectProps<Row, Input, Output>,
) {
  const { label, placeholder, hint, references, options, failed, required } = props;
  const { field, fieldState } = useController(props);
  const chosen = String(field.value ?? '');
  const isListed = chosen === '' || options.some(option => option.value === chosen);
  const problem = references.rows ? undefined : references.problem;
  return (
    <div className="grid justify-items-start gap-2 *:first:w-full">
      <Select
        {...field}
        label={label}
        hint={hint}
        value={chosen}
        required={required}
        error={fieldState.error?.message ?? (problem && failed)}
      >
        <option value="" disabled={required}>
          {placeholder}
        </option>
        {!isListed && <option value={chosen}>{references.nameOf(chosen) || 'Loading...'}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      {problem && (
        <Button size="sm" busy={references.busy} onClick={() => void references.reload()}>
          Try again
        </Button>
      )}
    </div>
  );
}
