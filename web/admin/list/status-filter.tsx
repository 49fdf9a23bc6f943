import { SelectFilter } from './select-filter.tsx';

const STATUSES = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

type StatusFilterProps = { value: string | undefined; onChange: (value: string) => void };

export function StatusFilter(props: StatusFilterProps) {
  return <SelectFilter {...props} label="Status" all="All Statuses" options={STATUSES} />;
}
