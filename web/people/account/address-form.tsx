import { useEffect, useRef, useState } from 'react';
import type { Address } from '../../../functions/people/addresses/contract.ts';
import { createMyAddress, updateMyAddress } from '../../api/addresses.ts';
import { api } from '../../api/client.ts';
import { addressErrors } from '../../ordering/checkout/address-errors.ts';
import { AddressFields } from '../../ordering/checkout/address-fields.tsx';
import { ContactEmail } from '../../ordering/checkout/contact-email.tsx';
import { addressIn } from '../../ordering/checkout/order-request.ts';
import { fieldsOf } from '../../ordering/checkout/saved-address.ts';
import { useShop } from '../../page/use-shop.ts';
import { FormStatusContext } from '../../public-forms/form-status.ts';
import { overwrite } from '../../public-forms/form-values.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { unfold } from '../../ui/folded.tsx';
import { Select } from '../../ui/select.tsx';
import { useFormSubmit } from './use-form-submit.ts';

export type Edited = { entity: Address; etag: string };

type AddressFormProps = {
  /** Undefined for a new address. */
  edited?: Edited | undefined;
  /** The account's email, as the default. */
  email: string;
  onSaved: (address: Address) => void;
  /** Called on a version conflict, with the current row. */
  onChanged?: (now: Edited) => void;
};

export function AddressForm({ edited, email, onSaved, onChanged }: AddressFormProps) {
  const { countries, country } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const address = edited?.entity;
  const [countryCode, setCountryCode] = useState(address?.countryCode ?? country?.countryCode ?? '');

  const { formStatus, submit, forget } = useFormSubmit({
    send: async typed => {
      const { countryCode = '' } = typed;
      const name = [...countries, ...(address ? [{ ...address, countryName: address.country }] : [])].find(
        country => country.countryCode === countryCode,
      )?.countryName;
      const { company = null, ...values } = addressIn(typed, 'billing', name ?? countryCode);
      const json = { ...values, company, countryCode, isDefault: typed.isDefault !== undefined };
      const { entity } = edited
        ? await updateMyAddress(api, edited.entity.addressId, json, edited.etag)
        : await createMyAddress(api, json);
      onSaved(entity);
    },
    errorsOf: addressErrors,
    fieldOf: path => (path === 'countryCode' ? path : `billing.${path}`),
    onRefused: ({ status, current, etag }) => {
      if (status === 412) onChanged?.({ entity: current as Address, etag: etag ?? '' });
    },
  });

  useEffect(() => {
    if (!form.current) return;
    overwrite(form.current, address ? fieldsOf(address) : { 'billing.email': email });
    unfold(form.current);
  }, [address, email]);

  useEffect(() => {
    if (form.current) unfold(form.current, Object.keys(formStatus.errors));
  }, [formStatus.errors]);

  const isElsewhere = address && !countries.some(({ countryCode }) => countryCode === address.countryCode);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => forget((target as HTMLInputElement).name)}
      className="grid gap-5"
    >
      <FormStatusContext value={formStatus}>
        <Select
          label="Country"
          name="countryCode"
          autoComplete="billing country"
          value={countryCode}
          onChange={event => setCountryCode(event.currentTarget.value)}
          error={formStatus.errors.countryCode}
        >
          {isElsewhere && <option value={address.countryCode}>{address.country}</option>}
          {countries.map(({ countryCode, countryName }) => (
            <option key={countryCode} value={countryCode}>
              {countryName}
            </option>
          ))}
        </Select>
        <AddressFields section="billing" countryCode={countryCode} />
        <ContactEmail />
        <Checkbox
          name="isDefault"
          label="Use this address by default at checkout"
          defaultChecked={address?.isDefault}
        />
        {formStatus.failure && <Alert>{formStatus.failure}</Alert>}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={formStatus.at === 'sending'} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </FormStatusContext>
    </form>
  );
}
