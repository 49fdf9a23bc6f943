import { useEffect, useId, useState } from 'react';
import { controlBox } from '../../ui/field.tsx';

const PAUSE = 400;

type PersonFilterProps = {
  value: string;
  /** Whose names are offered. */
  people: string[];
  onChange: (name: string) => void;
};

/** A user name, in whole; those on the page are offered. */
export function PersonFilter({ value, people, onChange }: PersonFilterProps) {
  const list = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  useEffect(() => {
    const name = typed.trim();
    if (name === value) return;
    const timer = setTimeout(() => onChange(name), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <div className="w-40 max-sm:min-w-36 max-sm:flex-1">
      <input
        type="text"
        list={list}
        aria-label="Person"
        placeholder="Everybody"
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
