import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { TextInput } from '../../ui/text-input.tsx';
import { withDecimals } from './amount-input.ts';

/** A number as people write it. The browser's own field for them drops a comma unsaid, and turns with the wheel. */
export const NumberInput = ({ className, ...input }: ComponentProps<typeof TextInput>) => (
  <TextInput {...withDecimals} autoComplete="off" className={clsx('tabular-nums', className)} {...input} />
);
