import { findMyAccount } from '../../../api/accounts.ts';
import { api } from '../../../api/client.ts';
import { PasswordForm } from '../../../ui/password-form.tsx';
import { SignInsEverywhere } from '../../../ui/sign-ins-everywhere.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { Passkeys } from '../passkeys/passkeys.tsx';
import { SignIns } from '../sign-ins/sign-ins.tsx';
import { AccountForm } from './account-form.tsx';
import { ProfileSection } from './profile-section.tsx';

const loadAccount = () => findMyAccount(api);

export function Component() {
  const loading = useLoaded(['own account'], loadAccount);
  const { data: stored, problem } = loading;
  return (
    <>
      <PageHead clock title="Profile" />
      <div className="grid max-w-form gap-10">
        <ProfileSection title="Account">
          <LoadFailure message="Error loading your account. Please try again." loading={loading} />
          {!stored && !problem && <Spinner label="Loading account..." className="min-h-48" />}
          {stored && <AccountForm stored={stored} />}
        </ProfileSection>
        <ProfileSection title="Password">
          <PasswordForm />
        </ProfileSection>
        <ProfileSection title="Passkeys">
          <Passkeys />
        </ProfileSection>
        <ProfileSection title="Sign-ins">
          <div className="grid gap-4">
            <SignIns />
            <SignInsEverywhere />
          </div>
        </ProfileSection>
      </div>
    </>
  );
}
