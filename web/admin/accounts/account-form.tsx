import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type StaffAccount, UpdateStaffAccount } from '../../../functions/contracts/staff-accounts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useRecordSaving } from '../form/use-record-saving.ts';
import type { Versioned } from '../resource.ts';
import { accounts, ROLE_NAMES, ROLES } from './accounts.ts';

type Values = z.input<typeof UpdateStaffAccount>;

const toValues = ({ role, designation }: StaffAccount): Values => ({ role, designation });

const inWords = ({ role, designation = '' }: Values) => ({
  Role: role ? ROLE_NAMES[role] : '',
  Designation: designation,
});

type AccountFormProps = { stored: Versioned<StaffAccount>; isMine: boolean };

export function AccountForm({ stored, isMine }: AccountFormProps) {
  const form = useForm({ resolver: zodResolver(UpdateStaffAccount), defaultValues: toValues(stored.entity) });
  const { errors } = form.formState;
  const { saving, words } = useRecordSaving({ resource: accounts, form, stored, toValues });
  return (
    <RecordForm {...{ saving, words, inWords }}>
      <TextInput label="Username" value={stored.entity.username} readOnly />
      <TextInput label="E-mail" value={stored.entity.email ?? ''} readOnly />
      <RadioGroup
        label="Role"
        options={Object.values(ROLES).map(role => ({ ...role, disabled: isMine && role.value !== 'admin' }))}
        hint={isMine ? 'Nobody changes their own role.' : 'A new role ends every sign-in of this account.'}
        error={errors.role?.message}
        {...form.register('role')}
      />
      <TextInput
        label="Designation"
        optional
        autoComplete="off"
        error={errors.designation?.message}
        {...form.register('designation')}
      />
    </RecordForm>
  );
}
