import { useEffect, useRef } from 'react';
import type { Address } from '../../../functions/contracts/addresses.ts';
import { createMyAddress, updateMyAddress } from '../../api/addresses.ts';
import { api } from '../../api/client.ts';
import { AddressFields } from '../../checkout/address-fields.tsx';
import { addressIn } from '../../checkout/order-request.ts';
import { fieldsOf } from '../../checkout/saved-address.ts';
import { useShop } from '../../shell/use-shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { StageContext } from '../../visitors/stage.ts';
import { writeIn } from '../../visitors/typed.ts';
import { useSending } from './use-sending.ts';

export type Edited = { entity: Address; etag: string };

type AddressFormProps = {
  /** Without one it is a new address. */
  edited?: Edited | undefined;
  /** Of the account: most likely that of the address, too. */
  email: string;
  onSaved: (address: Address) => void;
  /** Somebody else changed it: what it is now. */
  onChanged?: (now: Edited) => void;
};

export function AddressForm({ edited, email, onSaved, onChanged }: AddressFormProps) {
  const { countries, country } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const address = edited?.entity;

  const { stage, submit, forget } = useSending({
    send: async typed => {
      const { countryCode = '' } = typed;
      const name = [...countries, ...(address ? [{ ...address, countryName: address.country }] : [])].find(
        one => one.countryCode === countryCode,
      )?.countryName;
      const { company = null, ...given } = addressIn(typed, 'billing', name ?? countryCode);
      const json = { ...given, company, countryCode, isDefault: typed.isDefault !== undefined };
      const { entity } = edited
        ? await updateMyAddress(api, edited.entity.addressId, json, edited.etag)
        : await createMyAddress(api, json);
      onSaved(entity);
    },
    fieldOf: path => (path === 'countryCode' ? path : `billing.${path}`),
    onRefused: ({ status, current, etag }) => {
      if (status === 412) onChanged?.({ entity: current as Address, etag: etag ?? '' });
    },
  });

  useEffect(() => {
    if (form.current) writeIn(form.current, address ? fieldsOf(address) : { 'billing.email': email });
  }, [address, email]);

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
      <StageContext value={stage}>
        <Select
          label="Country"
          name="countryCode"
          autoComplete="billing country"
          defaultValue={address?.countryCode ?? country?.countryCode}
          error={stage.errors.countryCode}
        >
          {isElsewhere && <option value={address.countryCode}>{address.country}</option>}
          {countries.map(({ countryCode, countryName }) => (
            <option key={countryCode} value={countryCode}>
              {countryName}
            </option>
          ))}
        </Select>
        <AddressFields section="billing" />
        <Checkbox
          name="isDefault"
          label="Fill in the checkout with this address"
          defaultChecked={address?.isDefault}
        />
        {stage.failure && <Alert>{stage.failure}</Alert>}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={stage.at === 'sending'} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </StageContext>
    </form>
  );
}
