import type { OrderState } from '../../../../functions/contracts/order-states.ts';
import type { UnsettledKind } from '../../../../functions/contracts/unsettled.ts';
import type { Alarm, PartHealth } from '../../../../functions/health/contract.ts';

type AlarmWords = {
  says: string;
  /** What to do about it. */
  advice: string;
  /** Something does not work, or it can wait until tomorrow. */
  tone: 'danger' | 'notice';
  way?: { to: string; label: string };
};

const OUTBOX = { to: '/admin/letters', label: 'Open the outbox' };

export const ALARM_WORDS: Record<Alarm, AlarmWords> = {
  'database-silent': {
    says: 'The database does not answer',
    advice:
      'Visitors see what was kept; nobody can order or sign in. Look at the status page of D1 or your libSQL server. The shop comes back by itself.',
    tone: 'danger',
  },
  'pictures-silent': {
    says: 'The picture store does not answer',
    advice:
      'Pictures are missing and uploads are refused; buying goes on. Check the address and the keys of the store.',
    tone: 'danger',
  },
  'mail-silent': {
    says: 'The mail service does not answer',
    advice:
      'Letters wait and are tried again. Check the settings of mail, and the status page of the service.',
    tone: 'danger',
    way: OUTBOX,
  },
  'migrations-pending': {
    says: 'The database is older than this build',
    advice: 'Run npm run db:migrate with the settings of this shop.',
    tone: 'danger',
  },
  'migrations-unknown': {
    says: 'The database was migrated by a newer build',
    advice: 'Deploy that build again, or restore a backup from before it.',
    tone: 'danger',
  },
  'sweeps-late': {
    says: 'Sweeps have not run when they should',
    advice:
      'Letters, online payments and clean-up wait for them. Check the cron triggers of the worker, or restart npm start.',
    tone: 'danger',
  },
  'sweeps-failed': {
    says: 'A sweep did not finish',
    advice: 'The reason is beside its name below. If it failed, the log has the cause.',
    tone: 'danger',
  },
  'letters-late': {
    says: 'A letter has been waiting for more than an hour',
    advice: 'The outbox says what the mail service answered.',
    tone: 'danger',
    way: OUTBOX,
  },
  'letters-given-up': {
    says: 'Letters were given up',
    advice: 'Send them again, or delete them.',
    tone: 'notice',
    way: { to: '/admin/letters?state=given-up', label: 'Open the outbox' },
  },
  'mail-missing': {
    says: 'No mail service is set up',
    advice:
      'No letters are sent, and the pages promise none. To send them, set the three settings of mail that the README names.',
    tone: 'notice',
  },
  'links-ending': {
    says: 'Links in letters end with the secret that is being turned',
    advice:
      'Before you drop the old secret of sign-ins, let links have it: see Turning secrets in docs/operations.md. Otherwise nobody can unsubscribe by a letter they have.',
    tone: 'notice',
  },
  'money-unsettled': {
    says: 'Money waits for somebody',
    advice: 'It came without a place, could not be sent back, or its provider says nothing of it.',
    tone: 'danger',
    way: { to: '/admin/health/money', label: 'Settle it' },
  },
  'takings-unread': {
    says: 'What was taken online is not compared with the orders',
    advice: 'Payments that the shop lost are not found. The reason is below, under Money.',
    tone: 'notice',
  },
  'backup-missing': {
    says: 'This shop was never backed up',
    advice: 'Run npm run backup -- FILE, and again every night.',
    tone: 'notice',
  },
  'backup-old': {
    says: 'The last backup is more than two days old',
    advice: 'Run npm run backup -- FILE, and find out why it does not run every night.',
    tone: 'notice',
  },
};

const HELD_FOR: Partial<Record<OrderState, string>> = {
  pending: 'Another sum than it costs. Send the money back, or write to the customer.',
  cancelled: 'It was cancelled after it was paid. Refund it.',
  refunded: 'It was refunded, but the money is still there. Send it back.',
};

/** What is the matter with money, and what to do. */
export const UNSETTLED_WORDS: Record<UnsettledKind, (provider: string, state: OrderState | null) => string> =
  {
    surplus: provider => `It came although nothing was due, and ${provider} did not send it back yet.`,
    unplaced: (_, state) => (state && HELD_FOR[state]) ?? 'Held without a place. Send it back.',
    'refund-refused': provider => `${provider} refused the refund. Send it back in your account there.`,
    unanswered: provider => `${provider} does not say how it stands. Look in your account there.`,
    'unknown-order': provider =>
      `This shop has no such order. Look for it in your account at ${provider}: send it back there, or leave it to the shop that took it.`,
  };

export const isSerious = (alarm: Alarm) => ALARM_WORDS[alarm].tone === 'danger';

type State = { says: string; tone: 'positive' | 'neutral' | 'notice' | 'danger' };

export const PART_STATES: Record<PartHealth['state'], State> = {
  ok: { says: 'Answers', tone: 'positive' },
  silent: { says: 'No answer', tone: 'danger' },
  assumed: { says: 'No failure known', tone: 'positive' },
  log: { says: 'Letters go to the log', tone: 'neutral' },
  none: { says: 'Not set up', tone: 'notice' },
};

/** What each sweep does, by its name in the log. */
export const SWEEP_NAMES: Record<string, string> = {
  jobs: 'Long jobs',
  outbox: 'Letters',
  attempts: 'Sign-in attempts',
  catalogueChanges: 'Catalogue changes',
  history: 'History',
  idempotencyKeys: 'Repeated requests',
  imports: 'Imports',
  oldJobs: 'Finished jobs',
  spam: 'Junk',
  letters: 'Old letters',
  payments: 'Online payments',
  transfers: 'Unpaid transfers',
  pictures: 'Unused pictures',
  senders: 'Senders',
  subscribers: 'Subscribers',
  tokens: 'Ended sign-ins',
};
