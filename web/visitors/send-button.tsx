import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { useStage } from './stage.ts';

/** Sends the `VisitorForm` around it. */
export function SendButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  return <Button variant="primary" {...props} type="submit" busy={useStage().at === 'sending'} />;
}
