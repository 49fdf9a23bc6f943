import { useId } from 'react';
import { controlBox } from '../../../ui/field.tsx';
import { useDebouncedInput } from '../../list/use-debounced-input.ts';

/** A partial name finds no one, so this waits longer than a search. */
const PAUSE = 400;

type PersonFilterProps = {
  value: string | undefined;
  /** The names to suggest. */
  people: string[];
  onChange: (name: string) => void;
};

/** A complete username; those on the page are suggested. */
export function PersonFilter({ value = '', people, onChange }: PersonFilterProps) {
  const list = useId();
  const [typed, setTyped] = useDebouncedInput(value, onChange, PAUSE);
  return (
    <div className="w-40 max-sm:min-w-36 max-sm:flex-1">
      <input
        type="text"
        list={list}
        aria-label="Person"
        placeholder="Everyone"
        maxLength={50}
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        className={`${controlBox} h-(--control)`}
      />
      <datalist id={list}>
        {people.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
