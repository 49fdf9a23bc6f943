import { useEffect, useState } from 'react';
import { useLocation, useSubmit } from 'react-router-dom';
import type { Address } from '../../functions/contracts/addresses.ts';
import { listMyAddresses } from '../api/addresses.ts';
import { api } from '../api/client.ts';
import { useShop } from '../shell/use-shop.ts';
import { typedIn, writeIn } from '../visitors/typed.ts';
import { fieldsOf } from './saved-address.ts';

const MOST = 20;
/** None of the saved ones. */
export const ANOTHER = '';

type Asking = { username: string | undefined; formOf: () => HTMLFormElement | null | undefined };

/** The addresses of whoever is signed in: one of them is filled into the form, and another one can be kept. */
export function useSavedAddresses({ username, formOf }: Asking) {
  const { country } = useShop();
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const [saved, setSaved] = useState<Address[]>();
  const [chosen, setChosen] = useState(ANOTHER);

  const fillIn = (form: HTMLFormElement, address: Address) => {
    writeIn(form, fieldsOf(address));
    setChosen(String(address.addressId));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each; what was typed by then stays
  useEffect(() => {
    setSaved(undefined);
    setChosen(ANOTHER);
    if (!username) return;
    const load = async () => {
      const { rows } = await listMyAddresses(api);
      setSaved(rows);
      const form = formOf();
      const known = form && fittingOf(rows, typedIn(form), country?.countryCode);
      if (known) fillIn(form, known);
    };
    // Who cannot choose one types it.
    load().catch(() => {});
  }, [username]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form stays the same
  useEffect(() => {
    const form = formOf();
    const change = ({ target }: Event) => {
      if (/^(billing\.|country$)/.test((target as HTMLInputElement).name)) setChosen(ANOTHER);
    };
    form?.addEventListener('input', change);
    return () => form?.removeEventListener('input', change);
  }, []);

  const choose = (id: string) => {
    const form = formOf();
    const address = saved?.find(one => String(one.addressId) === id);
    if (!form) return;
    if (!address) {
      setChosen(ANOTHER);
      return clear(form);
    }
    fillIn(form, address);
    if (address.countryCode === country?.countryCode) return;
    void submit(
      { country: address.countryCode, back: pathname + search },
      { method: 'post', action: '/country', replace: true, preventScrollReset: true },
    );
  };

  const canSave = saved !== undefined && chosen === ANOTHER && saved.length < MOST;
  return { saved: saved ?? [], chosen, choose, canSave };
}

/** The default for a form that nothing was typed into, or the one that stands in it already. */
function fittingOf(saved: Address[], typed: Record<string, string>, country: string | undefined) {
  const isUntouched = !Object.keys(typed).some(name => /^billing\.(?!email)/.test(name));
  const isTyped = (one: Address) =>
    Object.entries(fieldsOf(one)).every(([name, text]) => (typed[name] ?? '') === text);
  return saved
    .filter(({ countryCode }) => countryCode === country)
    .find(one => (isUntouched ? one.isDefault : isTyped(one)));
}

/** The e-mail is most likely the same for the next one. */
function clear(form: HTMLFormElement) {
  const names = 'firstName lastName company address city state postcode phone'.split(' ');
  writeIn(form, Object.fromEntries(names.map(name => [`billing.${name}`, ''])));
}
