import { useEffect, useRef, useState } from 'react';
import { findMyAccount } from '../api/accounts.ts';
import { api } from '../api/client.ts';
import { useSession } from '../api/session.ts';
import { useShop } from '../shell/use-shop.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { fillIn } from '../visitors/typed.ts';
import { VisitorTextArea } from '../visitors/visitor-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import { BillingCountry } from './billing-country.tsx';
import { readDraft } from './draft.ts';
import { NewAccount } from './new-account.tsx';

/** Who buys, and where it goes. */
export function CheckoutForm() {
  const { country } = useShop();
  const session = useSession();
  const top = useRef<HTMLDivElement>(null);
  const [creates, setCreates] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);

  useEffect(() => {
    const draft = readDraft();
    setCreates(draft.creates !== undefined);
    setElsewhere(draft.elsewhere !== undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes into sight was perhaps typed before
  useEffect(() => {
    const form = top.current?.closest('form');
    if (form) fillIn(form, readDraft());
  }, [creates, elsewhere]);

  const username = session?.username;
  useEffect(() => {
    if (!username) return;
    const fill = async () => {
      const { entity } = await findMyAccount(api);
      const form = top.current?.closest('form');
      if (form && entity.email) fillIn(form, { 'billing.email': entity.email });
    };
    // What is not known is typed.
    fill().catch(() => {});
  }, [username]);

  return (
    <div ref={top} className="grid min-w-0 gap-8">
      <section aria-labelledby="billing" className="grid gap-5">
        <h2 id="billing" className="text-title font-semibold">
          Billing details
        </h2>
        <BillingCountry />
        <AddressFields section="billing" />
        {!session && (
          <>
            <Checkbox
              name="creates"
              label="Create an account"
              checked={creates}
              onChange={event => setCreates(event.currentTarget.checked)}
            />
            {creates && <NewAccount />}
          </>
        )}
      </section>
      <section aria-label="Delivery" className="grid gap-5 border-t border-line pt-6">
        <Checkbox
          name="elsewhere"
          label="Ship to a different address"
          checked={elsewhere}
          onChange={event => setElsewhere(event.currentTarget.checked)}
        />
        {elsewhere && (
          <fieldset>
            <legend className="text-title font-semibold">Shipping address</legend>
            <p className="mt-1 mb-5 text-small text-muted">
              In {country?.countryName}, whose prices and stock these are.
            </p>
            <AddressFields section="shipping" />
          </fieldset>
        )}
        <VisitorTextArea name="notes" label="Order notes" optional maxLength={2000} />
      </section>
    </div>
  );
}
