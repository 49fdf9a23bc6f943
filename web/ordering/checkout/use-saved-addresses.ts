import { useEffect, useState } from 'react';
import type { Address } from '../../../functions/people/addresses/contract.ts';
import { listMyAddresses } from '../../api/addresses.ts';
import { api } from '../../api/client.ts';
import { listOrdersOf } from '../../api/orders.ts';
import { ownIdIn, storedToken } from '../../api/session.ts';
import { useChooseCountry } from '../../page/use-choose-country.ts';
import { useShop } from '../../page/use-shop.ts';
import { formValues, hasField, overwrite } from '../../public-forms/form-values.ts';
import { unfold } from '../../ui/folded.tsx';
import { ADDRESS_PARTS } from './order-request.ts';
import { fieldsOf } from './saved-address.ts';

const MOST = 20;
/** The option "none of the saved addresses". */
export const ANOTHER = '';

type SavedAddressesOptions = {
  username: string | undefined;
  formOf: () => HTMLFormElement | null | undefined;
};

/** Fills the form from the account's saved addresses, or its last order, and can save a new one. */
export function useSavedAddresses({ username, formOf }: SavedAddressesOptions) {
  const { country } = useShop();
  const chooseCountry = useChooseCountry();
  const [saved, setSaved] = useState<Address[]>();
  const [chosen, setChosen] = useState(ANOTHER);

  const fillIn = (form: HTMLFormElement, address: Address) => {
    overwrite(form, fieldsOf(address));
    unfold(form);
    setChosen(String(address.addressId));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per account; keeps what was typed by then
  useEffect(() => {
    setSaved(undefined);
    setChosen(ANOTHER);
    if (!username) return;
    const load = async () => {
      const { rows } = await listMyAddresses(api);
      setSaved(rows);
      const form = formOf();
      if (!form) return;
      const known = fittingOf(rows, form, country?.countryCode);
      if (known) return fillIn(form, known);
      const last = rows.length === 0 ? await lastAddressIn(country?.countryName) : undefined;
      if (last && isUntouched(formValues(form))) overwrite(form, last);
      unfold(form);
    };
    // Without the list, the address can be typed.
    load().catch(() => {});
  }, [username]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form element never changes
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
    const address = saved?.find(address => String(address.addressId) === id);
    if (!form) return;
    if (!address) {
      setChosen(ANOTHER);
      return clear(form);
    }
    fillIn(form, address);
    if (address.countryCode !== country?.countryCode) void chooseCountry(address.countryCode);
  };

  const canSave = saved !== undefined && chosen === ANOTHER && saved.length < MOST;
  return { saved: saved ?? [], chosen, choose, canSave };
}

/** Whether no part of the address was typed yet. */
export const isUntouched = (typed: Record<string, string>) =>
  !Object.entries(typed).some(([name, text]) => text && /^billing\.(?!email)/.test(name));

/** The address of the last order, if it was in this country; the email is the account's. */
async function lastAddressIn(country: string | undefined) {
  const [order] = (await listOrdersOf(api, ownIdIn(storedToken()), 1, 1)).rows;
  if (!order || order.billing.country !== country) return undefined;
  const { 'billing.email': _, ...fields } = fieldsOf(order.billing);
  return fields;
}

/** The default address for an untouched form, or the saved one that matches what is typed. */
function fittingOf(saved: Address[], form: HTMLFormElement, country: string | undefined) {
  const typed = formValues(form);
  const isTyped = (address: Address) =>
    Object.entries(fieldsOf(address)).every(
      ([name, text]) => !hasField(form, name) || (typed[name] ?? '') === text,
    );
  return saved
    .filter(({ countryCode }) => countryCode === country)
    .find(address => (isUntouched(typed) ? address.isDefault : isTyped(address)));
}

/** Keeps the email, which is most likely the same. */
function clear(form: HTMLFormElement) {
  const names = [...ADDRESS_PARTS, 'phone'];
  overwrite(form, Object.fromEntries(names.map(name => [`billing.${name}`, ''])));
}
