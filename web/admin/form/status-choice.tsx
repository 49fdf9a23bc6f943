import type { ComponentProps } from 'react';
import { RadioGroup } from '../../ui/radio-group.tsx';

const STATUSES = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

type StatusChoiceProps = Omit<ComponentProps<typeof RadioGroup>, 'options'>;

/** Takes the result of `register('displayStatus')`. */
export function StatusChoice(props: StatusChoiceProps) {
  return <RadioGroup {...props} options={STATUSES} />;
}

export const statusWord = (value: unknown) => (String(value) === 'true' ? 'Active' : 'Inactive');
