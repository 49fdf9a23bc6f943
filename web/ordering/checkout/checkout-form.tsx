import { useEffect, useRef, useState } from 'react';
import { findMyAccount } from '../../api/accounts.ts';
import { api } from '../../api/client.ts';
import { rememberReturnPath } from '../../api/return-path.ts';
import { useSession } from '../../api/session.ts';
import { useShop } from '../../page/use-shop.ts';
import { fillIn } from '../../public-forms/form-values.ts';
import { VisitorTextArea } from '../../public-forms/visitor-fields.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { AddressFields } from './address-fields.tsx';
import { BillingCountry } from './billing-country.tsx';
import { readDraft } from './draft.ts';
import { NewAccount } from './new-account.tsx';
import { ANOTHER, useSavedAddresses } from './use-saved-addresses.ts';

export function CheckoutForm() {
  const { country } = useShop();
  const session = useSession();
  const top = useRef<HTMLDivElement>(null);
  const formOf = () => top.current?.closest('form');
  const [creates, setCreates] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);

  useEffect(() => {
    const draft = readDraft();
    setCreates(draft.creates !== undefined);
    setElsewhere(draft.elsewhere !== undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a section that appears may have values typed earlier
  useEffect(() => {
    const form = top.current?.closest('form');
    if (form) fillIn(form, readDraft());
  }, [creates, elsewhere]);

  const username = session?.username;
  const { saved, chosen, choose, canSave } = useSavedAddresses({ username, formOf });
  useEffect(() => {
    if (!username) return;
    const fill = async () => {
      const { entity } = await findMyAccount(api);
      const form = top.current?.closest('form');
      const email = entity.email ?? entity.newEmail;
      if (form && email) fillIn(form, { 'billing.email': email });
    };
    // The fields can be filled in manually.
    fill().catch(() => {});
  }, [username]);

  return (
    <div ref={top} className="grid min-w-0 gap-8">
      <section aria-labelledby="billing" className="grid gap-5">
        <h2 id="billing" className="text-title font-semibold">
          Billing details
        </h2>
        {session ? (
          saved.length > 0 && (
            <Select
              label="Saved address"
              value={chosen}
              onChange={event => choose(event.currentTarget.value)}
            >
              <option value={ANOTHER}>Another address</option>
              {saved.map(({ addressId, firstName, lastName, address, city }) => (
                <option key={addressId} value={addressId}>
                  {`${firstName} ${lastName}, ${address}, ${city}`}
                </option>
              ))}
            </Select>
          )
        ) : (
          <p className="text-small text-muted">
            Have an account?{' '}
            <Link
              to="/login"
              className="text-action underline underline-offset-4"
              onClick={() => rememberReturnPath(window.location.pathname + window.location.search)}
            >
              Login
            </Link>{' '}
            to fill in your address.
          </p>
        )}
        <BillingCountry />
        <AddressFields section="billing" />
        {canSave && <Checkbox name="saves" label="Save this address" />}
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
              {`This order can only be shipped within ${country?.countryName}.`}
            </p>
            <AddressFields section="shipping" />
          </fieldset>
        )}
        <VisitorTextArea name="notes" label="Order notes" optional maxLength={2000} />
      </section>
    </div>
  );
}
