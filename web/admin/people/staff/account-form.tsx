import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type StaffAccount, UpdateStaffAccount } from '../../../../functions/people/staff/contract.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { describeValues, fieldsOf } from '../../form/fields.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useRecordSaving } from '../../form/use-record-saving.ts';
import type { Versioned } from '../../resource.ts';
import { accounts, ROLE_NAMES, ROLES } from './accounts.ts';

type Values = z.input<typeof UpdateStaffAccount>;

const toValues = ({ role, designation }: StaffAccount): Values => ({ role, designation });

const LABELS = { role: 'Role', designation: 'Designation' };

const describeFields = (values: Values) =>
  describeValues(LABELS, values, { role: values.role ? ROLE_NAMES[values.role] : '' });

type AccountFormProps = { stored: Versioned<StaffAccount>; isMine: boolean };

export function AccountForm({ stored, isMine }: AccountFormProps) {
  const form = useForm({ resolver: zodResolver(UpdateStaffAccount), defaultValues: toValues(stored.entity) });
  const field = fieldsOf(form, LABELS);
  const { saving, words } = useRecordSaving({ resource: accounts, form, stored, toValues });
  return (
    <RecordForm {...{ saving, words, describeFields }}>
      <TextInput label="Username" value={stored.entity.username} readOnly />
      <TextInput label="E-mail" value={stored.entity.email ?? ''} readOnly />
      <RadioGroup
        options={Object.values(ROLES).map(role => ({ ...role, disabled: isMine && role.value !== 'admin' }))}
        hint={
          isMine ? 'You can’t change your own role.' : 'Changing the role ends every sign-in of this account.'
        }
        {...field('role')}
      />
      <TextInput {...field('designation')} optional autoComplete="off" />
    </RecordForm>
  );
}
