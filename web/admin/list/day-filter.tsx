import { controlBox } from '../../ui/field.tsx';
import { useDebouncedInput } from './use-debounced-input.ts';

type DayFilterProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
};

/** Longer than the pause between two digits of a year, each of which is a valid day. */
const PAUSE = 600;

/** The first or last day of a list. */
export function DayFilter({ label, value = '', onChange }: DayFilterProps) {
  const [typed, setTyped] = useDebouncedInput(value, onChange, PAUSE);
  return (
    <label className="flex min-w-48 flex-1 items-center gap-2 text-small text-muted max-sm:basis-full sm:max-w-52">
      {label}
      <input
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        className={`${controlBox} h-(--control)`}
      />
    </label>
  );
}
