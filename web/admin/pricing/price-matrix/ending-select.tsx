import { Select } from '../../../ui/select.tsx';
import { ENDINGS, type Ending } from './adjust.ts';

type EndingSelectProps = { label: string; value: Ending; onChange: (ending: Ending) => void };

/** The ending of amounts, whatever a formula or factor yields. */
export function EndingSelect({ label, value, onChange }: EndingSelectProps) {
  return (
    <Select
      label={label}
      name="ending"
      value={value}
      onChange={event => onChange(event.target.value as Ending)}
    >
      <option value="">Nearest cent</option>
      {ENDINGS.map(ending => (
        <option key={ending}>{ending}</option>
      ))}
    </Select>
  );
}
