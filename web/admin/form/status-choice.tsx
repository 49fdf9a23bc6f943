import type { ComponentProps } from 'react';
import { RadioGroup } from '../../ui/radio-group.tsx';

const STATUSES = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

type StatusChoiceProps = Omit<ComponentProps<typeof RadioGroup>, 'label' | 'options'>;

/** Takes what `register('displayStatus')` gives. */
export function StatusChoice(props: StatusChoiceProps) {
  return <RadioGroup {...props} label="Display Status" options={STATUSES} />;
}

export const statusValue = (active: boolean) => (active ? 'true' : 'false');

export const statusWord = (value: unknown) => (String(value) === 'true' ? 'Active' : 'Inactive');
