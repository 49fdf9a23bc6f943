import type { Subscribe } from '../../../../functions/content/subscribers/contract.ts';
import { subscribe } from '../../../api/subscribers.ts';
import { useShop } from '../../../page/use-shop.ts';
import { VisitorForm } from '../../../public-forms/visitor-form.tsx';
import { newsletter } from '../../../texts/newsletter.ts';

type SubscribeAgainProps = { email: string; onSubscribed: () => void };

/** For unsubscribing by mistake; needs a confirmation email like any subscription. */
export function SubscribeAgain({ email, onSubscribed }: SubscribeAgainProps) {
  const { letters } = useShop();
  return (
    <VisitorForm<Pick<Subscribe, 'filledInMs' | 'website2'>>
      send={async (api, honeypot) => {
        await subscribe(api, { ...honeypot, email, source: 'newsletter' });
        onSubscribed();
      }}
      button={newsletter.again}
      done={newsletter.asked[letters]}
    >
      {null}
    </VisitorForm>
  );
}
