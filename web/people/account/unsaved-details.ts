import { useEffect } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { input } from 'zod';
import type { UpdateAccount } from '../../../functions/people/accounts/contract.ts';
import { sessionStore } from '../../api/safe-storage.ts';
import { readForOwner, storeForOwner } from '../../api/whose.ts';

const KEY = 'unsaved-details';

/** If the session has ended, the save never settles: the input is restored after the login, except for the password. */
export function keepUntilSaved<Saved>(values: UpdateAccount, save: () => Promise<Saved>): Promise<Saved> {
  storeForOwner(KEY, { ...values, currentPassword: undefined });
  return save().finally(() => sessionStore.removeItem(KEY));
}

export function useUnsavedDetails(setValue: UseFormSetValue<input<typeof UpdateAccount>>) {
  useEffect(() => {
    const typed = readForOwner<UpdateAccount>(KEY);
    sessionStore.removeItem(KEY);
    for (const name of ['username', 'name', 'email'] as const) {
      if (typed?.[name] !== undefined) setValue(name, typed[name], { shouldDirty: true });
    }
  }, [setValue]);
}
