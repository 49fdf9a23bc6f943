type Exception = { form: RegExp; mishap: RegExp; why: string };

const SAVES = /colleague|lost|slow/;

/** Mishaps that cannot happen to a form, or differ there, and why. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    form: /matrix › /,
    mishap: /./,
    why: 'it fills in the sheet alone; price-matrix/ tries how that is saved',
  },
  {
    form: /^\/admin\/orders\/\w+ › .+ › /,
    mishap: SAVES,
    why: 'an order is moved once; order-work.spec.ts and unanswered-steps.spec.ts try it',
  },
  {
    form: /^\/admin\/rooms\/create › /,
    mishap: /lost|slow/,
    why: 'its picture is sent first, in a request of its own',
  },
  {
    form: / › (?:Change Password|Continue|Create codes)$/,
    mishap: new RegExp(`${SAVES.source}|Back|40[13]`),
    why: 'a password is kept nowhere, and the device has to be asked; account.spec.ts and passkeys.spec.ts try it',
  },
];
