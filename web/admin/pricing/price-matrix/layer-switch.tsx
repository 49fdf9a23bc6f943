import clsx from 'clsx';
import { useShortcut } from '../../keyboard/use-shortcut.ts';
import { FIELDS, type Layer, longLabelOf, shortLabelOf } from './fields.ts';

type LayerSwitchProps = { layer: Layer; onChange: (layer: Layer) => void };

/** Which value each cell shows; keys 1 to 6 choose it outside the grid, Alt with the same keys inside. */
export function LayerSwitch({ layer, onChange }: LayerSwitchProps) {
  return (
    <fieldset className="inline-flex max-w-full min-w-0 overflow-x-auto rounded-control border border-edge/60 bg-surface p-0.5">
      <legend className="sr-only">Show</legend>
      {[...FIELDS, 'All' as const].map((choice, index) => (
        <Choice
          key={choice}
          choice={choice}
          shortcut={choice === 'All' ? '0' : String(index + 1)}
          checked={choice === layer}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

type ChoiceProps = {
  choice: Layer;
  shortcut: string;
  checked: boolean;
  onChange: (layer: Layer) => void;
};

function Choice({ choice, shortcut, checked, onChange }: ChoiceProps) {
  const label = choice === 'All' ? 'All' : shortLabelOf(choice);
  useShortcut(shortcut, `Show ${choice === 'All' ? 'all values' : longLabelOf(choice)}`, () =>
    onChange(choice),
  );
  return (
    <label
      title={`${choice === 'All' ? 'All values' : longLabelOf(choice)} (Alt ${shortcut})`}
      className={clsx(
        `matrix-layer relative inline-flex h-8 cursor-pointer items-center rounded-[6px] px-3 text-small whitespace-nowrap transition-colors
         has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:h-11`,
        checked ? 'bg-action-soft font-medium text-action' : 'text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <input
        type="radio"
        name="matrix-layer"
        className="absolute inset-0 cursor-pointer opacity-0"
        checked={checked}
        onChange={() => onChange(choice)}
      />
      {label}
    </label>
  );
}
