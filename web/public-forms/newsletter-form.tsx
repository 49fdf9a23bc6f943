import clsx from 'clsx';
import type { Subscribe } from '../../functions/content/subscribers/contract.ts';
import { subscribe } from '../api/subscribers.ts';
import { useShop } from '../page/use-shop.ts';
import { newsletter } from '../texts/newsletter.ts';
import { EmailField } from './email-field.tsx';
import { VisitorForm } from './visitor-form.tsx';

type NewsletterFormProps = {
  /** The page it is on. */
  source: Subscribe['source'];
  label: string;
  hint?: string;
  button: string;
  className?: string;
};

/** Shown only if the shop sends emails or writes them to its log. */
export function NewsletterForm({ source, label, hint, button, className }: NewsletterFormProps) {
  const { letters } = useShop();
  return (
    <VisitorForm<Omit<Subscribe, 'source'>>
      send={(api, typed) => subscribe(api, { ...typed, source })}
      done={newsletter.asked[letters]}
      className={clsx('grid gap-3', className)}
    >
      <EmailField {...{ label, hint, button }} />
    </VisitorForm>
  );
}
