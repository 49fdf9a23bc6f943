import { useRevalidator } from 'react-router-dom';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Error message with a retry button. */
export function LoadFailure({ children }: { children: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState
        title={children}
        action={
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
