import { findMyAccount } from '../../api/accounts.ts';
import { api } from '../../api/client.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageHead } from '../page/page-head.tsx';
import { useLoaded } from '../use-loaded.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SignInsEverywhere } from './sign-ins-everywhere.tsx';

const loadAccount = () => findMyAccount(api);

export function Profile() {
  const { data: stored, problem, busy, reload } = useLoaded(loadAccount);
  return (
    <>
      <PageHead title="Profile" />
      <div className="grid max-w-form gap-10">
        <ProfileSection title="Account">
          {problem && (
            <LoadFailure
              message="Error loading your account. Please try again."
              problem={problem}
              action={{ label: 'Try again', run: reload, busy }}
            />
          )}
          {!stored && !problem && <Spinner label="Loading account..." className="min-h-48" />}
          {stored && <AccountForm stored={stored} />}
        </ProfileSection>
        <ProfileSection title="Password">
          <PasswordForm />
        </ProfileSection>
        <ProfileSection title="Sign-ins">
          <SignInsEverywhere />
        </ProfileSection>
      </div>
    </>
  );
}
