import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findMyAccount } from '../../api/accounts.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PasswordForm } from '../../ui/password-form.tsx';
import { SignInsEverywhere } from '../../ui/sign-ins-everywhere.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountPage } from './account-page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { loadOwnData, useOwnData } from './own-data.ts';

type OwnAccount = Awaited<ReturnType<typeof findMyAccount>>;

export const loader = (args: LoaderFunctionArgs) => loadOwnData<OwnAccount>(args, findMyAccount);

export function Component() {
  const own = useOwnData<OwnAccount>();
  return (
    <AccountPage title="Details" description="Your login details and account settings.">
      {own === null ? (
        <LoadFailure>We couldn’t load your account.</LoadFailure>
      ) : (
        <div className="grid max-w-form gap-10">
          <Part title="Personal details">
            {own ? <DetailsForm stored={own} /> : <Skeleton className="h-80" />}
          </Part>
          <Part title="Password">
            <PasswordForm />
          </Part>
          <Part title="Sessions">
            <SignInsEverywhere />
          </Part>
          <Part title="Delete my account">
            <DeleteAccount isStaff={own !== undefined && own.entity.role !== 'customer'} />
          </Part>
        </div>
      )}
    </AccountPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-title font-semibold">{title}</h2>
      {children}
    </section>
  );
}
