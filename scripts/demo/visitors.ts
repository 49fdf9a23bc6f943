import { letters } from '../../db/schema/letters.ts';
import { messageReplies } from '../../db/schema/message-replies.ts';
import { messages } from '../../db/schema/messages.ts';
import { subscribers } from '../../db/schema/subscribers.ts';
import type { Writable } from '../../db/sql/statement.ts';
import { HOUR } from '../../functions/contracts/durations.ts';
import { insertRows } from './insert-rows.ts';
import { DEMO_ORIGIN } from './origin.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);

const idOf = (number: number) => `4c1d6f52-0b7e-4f7a-9a3e-5d2f8c6b1a0${number}`;

const ANSWERED = idOf(4);
const NOBODY_MOVED = { movedBy: null, movedAt: null };

const DEMO_MESSAGES = [
  {
    messageId: idOf(1),
    kind: 'contact' as const,
    name: 'Maria Lang',
    email: 'maria.lang@visitors.example',
    phone: '+49 30 5550142',
    subject: 'A lid for the kettle',
    message:
      'Good morning,\n\nmy gooseneck kettle is as good as new, but its lid fell down the stairs. Do you sell the lid separately? I’d like the black one.\n\nMaria Lang',
    receivedAt: hoursAgo(3),
  },
  {
    messageId: idOf(2),
    kind: 'question' as const,
    email: 'tomas@visitors.example',
    receivedAt: hoursAgo(9),
  },
  {
    messageId: idOf(3),
    kind: 'question' as const,
    name: 'Aiko Mori',
    email: 'aiko@visitors.example',
    message: 'Can the enamel mugs go in the dishwasher every day, or only now and then?',
    receivedAt: hoursAgo(27),
    readAt: hoursAgo(20),
  },
  {
    messageId: ANSWERED,
    kind: 'contact' as const,
    name: 'Olu Adeyemi',
    email: 'olu@visitors.example',
    subject: 'Delivery before the 20th?',
    message: 'The backpack is a gift for the 20th. If I order it today, will it arrive in time?',
    receivedAt: hoursAgo(52),
    readAt: hoursAgo(50),
    state: 'archived' as const,
    movedBy: 'staff',
    movedAt: hoursAgo(49),
  },
  {
    messageId: idOf(5),
    kind: 'contact' as const,
    name: 'Best Rankings',
    email: 'offers@rankings.example',
    subject: 'First page of every search, guaranteed',
    message: 'Dear website owner, we looked at your website and found 37 problems.',
    receivedAt: hoursAgo(70),
    readAt: hoursAgo(69),
    state: 'junk' as const,
    movedBy: 'staff',
    movedAt: hoursAgo(69),
  },
];

const OPTIONAL = { name: null, phone: null, subject: null, message: '', readAt: null, sender: null };

const DEMO_SUBSCRIBERS = [
  { email: 'maria.lang@visitors.example', source: 'about', asked: 700, confirmed: 699 },
  { email: 'jonas.k@visitors.example', source: 'blog', asked: 410, confirmed: 409 },
  { email: 'lina@visitors.example', source: 'coming-soon', asked: 300, confirmed: 300 },
  { email: 'pavel@visitors.example', source: 'blog', asked: 220, confirmed: 218, left: 40 },
  { email: 'sofia@visitors.example', source: 'about', asked: 6 },
] as const;

/** Sample messages and subscribers; none of the addresses exist. */
export const visitorRows = (): Writable[] => [
  ...insertRows(
    messages,
    DEMO_MESSAGES.map(message => ({ ...OPTIONAL, state: 'inbox' as const, ...NOBODY_MOVED, ...message })),
  ),
  ...insertRows(messageReplies, [
    {
      messageId: ANSWERED,
      text: 'Yes. Orders placed by noon ship the same day and arrive two days later.',
      writtenBy: 'staff',
      sentAt: hoursAgo(50),
    },
  ]),
  ...insertRows(
    subscribers,
    DEMO_SUBSCRIBERS.map((one, index) => {
      const { email, source, asked, confirmed, left } = { confirmed: undefined, left: undefined, ...one };
      return {
        subscriberId: index + 1,
        email,
        source,
        state: left ? ('unsubscribed' as const) : confirmed ? ('confirmed' as const) : ('pending' as const),
        createdAt: hoursAgo(asked),
        confirmedAt: confirmed ? hoursAgo(confirmed) : null,
        unsubscribedAt: left ? hoursAgo(left) : null,
      };
    }),
  ),
  ...insertRows(
    letters,
    DEMO_SUBSCRIBERS.map(({ email, asked }, index) => ({
      kind: 'newsletter-confirmation' as const,
      recipient: email,
      subscriberId: index + 1,
      origin: DEMO_ORIGIN,
      tries: 1,
      writtenAt: hoursAgo(asked),
      dueAt: hoursAgo(asked),
      sentAt: hoursAgo(asked),
    })),
  ),
];
