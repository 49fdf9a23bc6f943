import { useNavigate } from 'react-router-dom';
import { PageMeta } from '../../../page/page-meta.tsx';
import { useShop } from '../../../page/use-shop.ts';
import { NewsletterForm } from '../../../public-forms/newsletter-form.tsx';
import { newsletter } from '../../../texts/newsletter.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SubscribeAgain } from './subscribe-again.tsx';
import { type Step, useEmailLink } from './use-email-link.ts';

/** The page that links in newsletter emails lead to. */
export function Component() {
  const { step, carryOut } = useEmailLink();
  const isSilent = useShop().letters === 'none' && (step.at === 'opening' || step.at === 'asking');
  const { title, lead } = isSilent ? { title: newsletter.title, lead: newsletter.none } : wordsOf(step);
  return (
    <div className="flex flex-1 items-start justify-center px-gutter py-12 sm:py-20">
      <PageMeta title={newsletter.title} description={newsletter.description} hidden />
      <div className="w-full max-w-104">
        <div role="status">
          <h1 className="text-heading font-semibold">{title}</h1>
          {lead && <p className="mt-3 text-muted wrap-anywhere">{lead}</p>}
        </div>
        <div className="mt-8">
          {isSilent ? (
            <ButtonLink to="/products-list" variant="primary">
              {newsletter.shop}
            </ButtonLink>
          ) : (
            <Next step={step} carryOut={() => void carryOut()} />
          )}
        </div>
        <noscript>
          <p className="text-fine text-muted">This page needs JavaScript.</p>
        </noscript>
        <p className="mt-8 border-t border-line pt-6 text-small text-muted">
          <Link to="/privacy">{newsletter.privacy}</Link>
        </p>
      </div>
    </div>
  );
}

function wordsOf(step: Step): { title: string; lead: string } {
  if (step.at === 'refused') return { title: newsletter.refused, lead: `${step.message}.` };
  if (step.at === 'ready') return { title: newsletter.ready, lead: newsletter.readyLead };
  if (step.at === 'failed') return { title: newsletter.failed, lead: '' };
  if (step.at !== 'done') return { title: newsletter.title, lead: newsletter.lead };
  const { state, email } = step.subscription;
  if (state === 'confirmed')
    return { title: newsletter.confirmed, lead: newsletter.confirmedLead(email ?? '') };
  return { title: newsletter.left, lead: email ? newsletter.leftLead(email) : newsletter.goneLead };
}

function Next({ step, carryOut }: { step: Step; carryOut: () => void }) {
  const navigate = useNavigate();
  if (step.at === 'ready') {
    return (
      <Button variant="primary" onClick={carryOut}>
        {newsletter.confirm}
      </Button>
    );
  }
  if (step.at === 'opening' || step.at === 'working')
    return <Spinner label={newsletter.wait} className="min-h-32" />;
  if (step.at === 'failed') {
    return <Alert action={{ label: newsletter.retry, run: carryOut }}>{step.message}</Alert>;
  }
  if (step.at === 'done' && step.subscription.state === 'confirmed') {
    return (
      <ButtonLink to="/products-list" variant="primary">
        {newsletter.shop}
      </ButtonLink>
    );
  }
  if (step.at === 'done' && step.subscription.email) {
    // Otherwise a reload would unsubscribe again.
    const forgetLink = () => void navigate('/newsletter', { replace: true, preventScrollReset: true });
    return <SubscribeAgain email={step.subscription.email} onSubscribed={forgetLink} />;
  }
  return <NewsletterForm source="newsletter" label={newsletter.label} button={newsletter.button} />;
}
