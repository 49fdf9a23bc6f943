import { findMyAccount } from '../../../api/accounts.ts';
import { api } from '../../../api/client.ts';
import { PasswordForm } from '../../../ui/password-form.tsx';
import { SignInsEverywhere } from '../../../ui/sign-ins-everywhere.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useOwnPasskeys } from '../passkeys/own-passkeys.ts';
import { Passkeys } from '../passkeys/passkeys.tsx';
import { useOwnSignIns } from '../sign-ins/own-sign-ins.ts';
import { SignIns } from '../sign-ins/sign-ins.tsx';
import { AccountForm } from './account-form.tsx';
import { ProfileSection } from './profile-section.tsx';

const loadAccount = () => findMyAccount(api);

/** All of it at once: a part that came later would push the next one away from under the pointer. */
export function Component() {
  const account = useLoaded(['own account'], loadAccount);
  const passkeys = useOwnPasskeys();
  const signIns = useOwnSignIns();
  const isLoading = [account, passkeys, signIns].some(({ data, problem }) => !data && !problem);
  return (
    <>
      <PageHead clock title="Profile" />
      {isLoading ? (
        <Spinner label="Loading your profile..." className="min-h-96" />
      ) : (
        <div className="grid max-w-form gap-10">
          <ProfileSection title="Account">
            <LoadFailure message="Error loading your account. Please try again." loading={account} />
            {account.data && <AccountForm stored={account.data} />}
          </ProfileSection>
          <ProfileSection title="Password">
            <PasswordForm />
          </ProfileSection>
          <ProfileSection title="Passkeys">
            <Passkeys loading={passkeys} />
          </ProfileSection>
          <ProfileSection title="Sign-ins">
            <div className="grid gap-4">
              <SignIns loading={signIns} />
              <SignInsEverywhere />
            </div>
          </ProfileSection>
        </div>
      )}
    </>
  );
}
