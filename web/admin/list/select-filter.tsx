import { Select } from '../../ui/select.tsx';

export type FilterOption = { value: string; label: string };

type SelectFilterProps = {
  label: string;
  /** The label while no filter is set. */
  all: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChange: (value: string) => void;
};

export function SelectFilter({ label, all, options, value = '', onChange }: SelectFilterProps) {
  const isListed = value === '' || options.some(option => option.value === value);
  return (
    <div className="max-w-44 min-w-32 flex-1 max-sm:max-w-none max-sm:min-w-36 [&_label]:sr-only">
      <Select label={label} value={value} onChange={event => onChange(event.target.value)}>
        <option value="">{all}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
