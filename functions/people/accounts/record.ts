import { choice, flag, id, line, moment, prose } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

/** For the history, which never shows other account data. */
export const ACCOUNT = defineRecord(
  {
    table: 'users',
    kind: 'accounts',
    one: 'account',
    many: 'accounts',
    forAdmins: true,
    isLostWhenDeleted: true,
  },
  {
    userId: id('ID'),
    username: line('Username'),
    email: line('Email', { optional: true }),
    role: choice('Role'),
    designation: prose('Designation'),
    enabled: flag('Enabled', { words: ['Active', 'Inactive'] }),
    passkeysRemovedAt: moment('Passkeys removed', { optional: true, counted: true }),
  },
);
