import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { TextInput } from '../../ui/text-input.tsx';
import { withDecimals } from './amount-input.ts';

/** A localized number. A native number field silently drops commas and changes with the mouse wheel. */
export const NumberInput = ({ className, ...input }: ComponentProps<typeof TextInput>) => (
  <TextInput {...withDecimals} autoComplete="off" className={clsx('tabular-nums', className)} {...input} />
);
