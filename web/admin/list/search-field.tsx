import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { isTooShort } from '../../../functions/contracts/search-length.ts';
import { controlBox } from '../../ui/field.tsx';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import { useDebouncedInput } from './use-debounced-input.ts';

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches when typing pauses; follows the address bar. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useDebouncedInput(value, onSearch);
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Search', () => input.current?.select());
  return (
    <search className="relative min-w-0 flex-1 max-sm:basis-full sm:max-w-80 sm:min-w-56">
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        aria-describedby={hint}
        className={`${controlBox} h-(--control) ps-9`}
      />
      {isTooShort(typed) && (
        <span
          id={hint}
          role="status"
          className="pointer-events-none absolute inset-y-0 end-9 my-auto h-fit text-small text-muted"
        >
          At least two characters
        </span>
      )}
    </search>
  );
}
