import { useEffect, useId, useRef } from 'react';
import { Select } from '../../ui/select.tsx';
import type { ListFilter } from './list-address.ts';
import type { LoadedList } from './list-loader.ts';

type OptionFiltersProps = { filter: ListFilter; options: LoadedList['options'] };

/** One field for each option; a value of any other option stays chosen until its chip is removed. */
export function OptionFilters({ filter, options }: OptionFiltersProps) {
  const id = useId();
  const groups = options.map(({ option, values }) => {
    const choices = values.map(({ value }) => `${option}:${value}`);
    const chosen = filter.options.find(one => one.toLowerCase().startsWith(`${option.toLowerCase()}:`)) ?? '';
    const offered = choices.find(choice => choice.toLowerCase() === chosen.toLowerCase());
    return {
      option,
      choices: chosen && !offered ? [...choices, chosen] : choices,
      chosen,
      value: offered ?? chosen,
    };
  });
  const others = filter.options.filter(one => groups.every(({ chosen }) => chosen !== one));
  const values = groups.map(({ value }) => value).join('\n');
  const shown = useRef(values);
  // Remounting the fields instead would lose the focus. What was chosen before hydration stays chosen.
  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    for (const [nth, value] of values.split('\n').entries())
      Object.assign(document.getElementById(`${id}-${nth}`) ?? {}, { value });
  }, [id, values]);
  return (
    <>
      {groups.map(({ option, choices, value }, nth) => (
        <Select key={option} id={`${id}-${nth}`} label={option} name="option" defaultValue={value}>
          <option value="">All</option>
          {choices.map(choice => (
            <option key={choice} value={choice}>
              {choice.slice(option.length + 1)}
            </option>
          ))}
        </Select>
      ))}
      {others.map(other => (
        <input key={other} type="hidden" name="option" value={other} />
      ))}
    </>
  );
}
