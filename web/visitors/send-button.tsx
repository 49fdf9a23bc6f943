import { Button } from '../ui/button.tsx';
import { useStage } from './stage.ts';

export function SendButton({ busyLabel, children }: { busyLabel?: string | undefined; children: string }) {
  return (
    <Button
      type="submit"
      variant="primary"
      busy={useStage().at === 'sending'}
      {...(busyLabel && { busyLabel })}
    >
      {children}
    </Button>
  );
}
