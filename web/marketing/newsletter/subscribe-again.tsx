import { subscribe } from '../../api/subscribers.ts';
import { newsletter } from '../../content/newsletter.ts';
import { VisitorForm } from '../../visitors/visitor-form.tsx';

type SubscribeAgainProps = { email: string; onSubscribed: () => void };

/** One press for whoever left by mistake; they are asked by a letter, like anybody. */
export function SubscribeAgain({ email, onSubscribed }: SubscribeAgainProps) {
  return (
    <VisitorForm<object>
      send={async (api, trap) => {
        await subscribe(api, { ...trap, email, source: 'newsletter' });
        onSubscribed();
      }}
      button={newsletter.again}
      done={newsletter.asked}
    >
      {null}
    </VisitorForm>
  );
}
