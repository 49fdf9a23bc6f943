import { useEffect, useRef, useState } from 'react';
import { findMyAccount } from '../../api/accounts.ts';
import { api } from '../../api/client.ts';
import { rememberReturnPath } from '../../api/return-path.ts';
import { useSession } from '../../api/session.ts';
import { useShop } from '../../page/use-shop.ts';
import { fillIn } from '../../public-forms/form-values.ts';
import { VisitorTextArea } from '../../public-forms/visitor-fields.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Folded, unfold } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { AddressFields } from './address-fields.tsx';
import { BillingCountry } from './billing-country.tsx';
import { ContactEmail } from './contact-email.tsx';
import { readDraft } from './draft.ts';
import { useFormAnswer } from './form-answer.ts';
import { NewAccount } from './new-account.tsx';
import { rememberedAddress } from './remembered.ts';
import { ShownIfTicked } from './shown-if-ticked.tsx';
import { ANOTHER, isUntouched, useSavedAddresses } from './use-saved-addresses.ts';

export function CheckoutForm() {
  const { country } = useShop();
  const session = useSession();
  const top = useRef<HTMLDivElement>(null);
  const formOf = () => top.current?.closest('form');
  const { typed = {}, errors = {} } = useFormAnswer();
  const [creates, setCreates] = useState('creates' in typed);
  const [elsewhere, setElsewhere] = useState('elsewhere' in typed);
  const [remembers, setRemembers] = useState(false);
  const countryCode = country?.countryCode ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered is filled in once
  useEffect(() => {
    const draft = { ...typed, ...readDraft() };
    setCreates(draft.creates !== undefined);
    setElsewhere(draft.elsewhere !== undefined);
    setRemembers(draft.remembers !== undefined);
    const form = top.current?.closest('form');
    const known = rememberedAddress(countryCode);
    if (!form || !known || !isUntouched(draft)) return;
    fillIn(form, known);
    unfold(form);
    setRemembers(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that appear may have values typed earlier
  useEffect(() => {
    const form = top.current?.closest('form');
    if (!form) return;
    fillIn(form, readDraft());
    unfold(form);
  }, [creates, elsewhere, countryCode]);

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
      <section aria-labelledby="contact" className="grid gap-5">
        <div>
          <h2 id="contact" className="text-title font-semibold">
            Contact
          </h2>
          <BuyingAs username={username} />
        </div>
        <ContactEmail />
      </section>
      <section aria-labelledby="billing" className="grid gap-5 border-t border-line pt-8">
        <h2 id="billing" className="text-title font-semibold">
          Billing details
        </h2>
        {saved.length > 0 && (
          <Select label="Saved address" value={chosen} onChange={event => choose(event.currentTarget.value)}>
            <option value={ANOTHER}>Another address</option>
            {saved.map(({ addressId, firstName, lastName, address, city }) => (
              <option key={addressId} value={addressId}>
                {`${firstName} ${lastName}, ${address}, ${city}`}
              </option>
            ))}
          </Select>
        )}
        <BillingCountry />
        <AddressFields section="billing" countryCode={countryCode} />
        <div className="grid gap-3">
          {canSave && <Checkbox name="saves" label="Save this address" />}
          <Checkbox
            name="elsewhere"
            label="Ship to a different address"
            checked={elsewhere}
            onChange={event => setElsewhere(event.currentTarget.checked)}
          />
          {!session && (
            <Checkbox
              name="remembers"
              className="noscript:hidden"
              label="Remember my details on this device"
              checked={remembers}
              onChange={event => setRemembers(event.currentTarget.checked)}
            />
          )}
          {!session && (
            <Checkbox
              name="creates"
              label="Create an account"
              checked={creates}
              onChange={event => setCreates(event.currentTarget.checked)}
            />
          )}
        </div>
        {!session && (
          <ShownIfTicked name="creates" ticked={creates}>
            <NewAccount />
          </ShownIfTicked>
        )}
        <ShownIfTicked name="elsewhere" ticked={elsewhere}>
          <fieldset className="border-t border-line pt-6">
            <legend className="float-start text-title font-semibold">Shipping address</legend>
            <p className="clear-both mt-1 mb-5 text-small text-muted">
              {`This order can only be shipped within ${country?.countryName}.`}
            </p>
            <AddressFields section="shipping" countryCode={countryCode} />
          </fieldset>
        </ShownIfTicked>
        <Folded summary="Add a note" open={Boolean(typed.notes ?? errors.notes)}>
          <VisitorTextArea
            id="notes"
            name="notes"
            label="Order notes"
            maxLength={2000}
            defaultValue={typed.notes}
          />
        </Folded>
      </section>
    </div>
  );
}

function BuyingAs({ username }: { username: string | undefined }) {
  if (username) return <p className="mt-1 text-small text-muted">{`Checking out as ${username}.`}</p>;
  return (
    <p className="mt-1 text-small text-muted">
      Checking out as a guest. Have an account?{' '}
      <Link
        to="/login"
        className="inline-block py-1 text-action underline underline-offset-4"
        onClick={() => rememberReturnPath(window.location.pathname + window.location.search)}
      >
        Sign in
      </Link>
    </p>
  );
}
