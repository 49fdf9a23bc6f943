import type { Message, MessageState } from '../../../../functions/content/messages/contract.ts';
import { namedOptions } from '../../list/named-options.ts';

export const KIND_NAMES: Record<Message['kind'], string> = { contact: 'Contact', question: 'Question' };

export const STATE_NAMES: Record<MessageState, string> = {
  inbox: 'Inbox',
  archived: 'Archived',
  junk: 'Junk',
};

export const KINDS = namedOptions(KIND_NAMES);
/** The inbox is the default. */
export const PLACES = namedOptions({ archived: STATE_NAMES.archived, junk: STATE_NAMES.junk, all: 'All' });
export const READ = namedOptions({ false: 'Unread', true: 'Read' });

/** The title of an open message. */
export const titleOf = ({ subject, kind, name, email }: Message) =>
  subject ?? `${KIND_NAMES[kind]} from ${name ?? email}`;
