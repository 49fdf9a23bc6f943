import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { controlBox } from '../../ui/field.tsx';
import { useShortcut } from '../keyboard/use-shortcut.ts';

const PAUSE = 250;

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches when the typing pauses, unless one leaves before; follows the address bar when that changes by other ways. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const { state: navigating } = useNavigation();
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Search', () => input.current?.select());

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current || navigating !== 'idle') return;
    const timer = setTimeout(() => {
      sent.current = text;
      onSearch(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, onSearch, navigating]);

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
        className={`${controlBox} h-(--control) ps-9`}
      />
    </search>
  );
}
