import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { useFormStatus } from './form-status.ts';

/** Submits the surrounding `VisitorForm`. */
export function SendButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  return <Button variant="primary" {...props} type="submit" busy={useFormStatus().at === 'sending'} />;
}
