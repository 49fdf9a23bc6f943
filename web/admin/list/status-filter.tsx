import { Select } from '../../ui/select.tsx';

type StatusFilterProps = { value: string | undefined; onChange: (value: string) => void };

export function StatusFilter({ value = '', onChange }: StatusFilterProps) {
  return (
    <div className="w-40 max-sm:flex-1 [&_label]:sr-only">
      <Select label="Status" value={value} onChange={event => onChange(event.target.value)}>
        <option value="">All Statuses</option>
        <option value="true">Active</option>
        <option value="false">Inactive</option>
      </Select>
    </div>
  );
}
