import type { Message, MessageState } from '../../../../functions/content/messages/contract.ts';

export const KIND_NAMES: Record<Message['kind'], string> = { contact: 'Contact', question: 'Question' };

export const STATE_NAMES: Record<MessageState, string> = {
  inbox: 'Inbox',
  archived: 'Archived',
  junk: 'Junk',
};

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const KINDS = optionsOf(KIND_NAMES);
/** Without a choice the inbox shows. */
export const PLACES = optionsOf({ archived: STATE_NAMES.archived, junk: STATE_NAMES.junk, all: 'All' });
export const READ = optionsOf({ false: 'Unread', true: 'Read' });

/** What stands over a message that is open. */
export const titleOf = ({ subject, kind, name, email }: Message) =>
  subject ?? `${KIND_NAMES[kind]} from ${name ?? email}`;
