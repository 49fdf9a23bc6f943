import type { OrderState } from '../../../../functions/contracts/order-states.ts';
import type { UnsettledKind } from '../../../../functions/contracts/unsettled.ts';
import type { Alarm, PartHealth } from '../../../../functions/health/contract.ts';

type AlarmWords = {
  says: string;
  /** What to do about it. */
  advice: string;
  /** Danger if something is broken; notice if it can wait until tomorrow. */
  tone: 'danger' | 'notice';
  way?: { to: string; label: string };
};

const OUTBOX = { to: '/admin/letters', label: 'Open the outbox' };

export const ALARM_WORDS: Record<Alarm, AlarmWords> = {
  'database-silent': {
    says: 'The database does not answer',
    advice:
      'Visitors see cached pages; no one can order or sign in. Check the status page of D1 or your libSQL server. The shop recovers automatically.',
    tone: 'danger',
  },
  'pictures-silent': {
    says: 'The picture store does not answer',
    advice:
      'Pictures are missing and uploads fail; customers can still buy. Check the store’s address and keys.',
    tone: 'danger',
  },
  'mail-silent': {
    says: 'The mail service does not answer',
    advice: 'Emails wait and are retried. Check the mail settings and the status page of the service.',
    tone: 'danger',
    way: OUTBOX,
  },
  'migrations-pending': {
    says: 'The database is older than this build',
    advice: 'Run npm run db:migrate with this shop’s settings.',
    tone: 'danger',
  },
  'migrations-unknown': {
    says: 'The database was migrated by a newer build',
    advice: 'Deploy that build again, or restore a backup from before it.',
    tone: 'danger',
  },
  'sweeps-late': {
    says: 'Scheduled tasks are overdue',
    advice:
      'Emails, online payments and cleanup depend on them. Check the worker’s cron triggers, or restart npm start.',
    tone: 'danger',
  },
  'sweeps-failed': {
    says: 'A scheduled task did not finish',
    advice: 'The reason is shown next to its name below. If it failed, the log has the cause.',
    tone: 'danger',
  },
  'letters-late': {
    says: 'An email has been waiting for more than an hour',
    advice: 'The outbox shows the mail service’s answer.',
    tone: 'danger',
    way: OUTBOX,
  },
  'letters-given-up': {
    says: 'Some emails were given up',
    advice: 'Send them again or delete them.',
    tone: 'notice',
    way: { to: '/admin/letters?state=given-up', label: 'Open the outbox' },
  },
  'mail-missing': {
    says: 'No mail service is set up',
    advice:
      'The shop sends no emails, and its pages promise none. To send emails, set the three mail settings listed in the README.',
    tone: 'notice',
  },
  'links-ending': {
    says: 'Links in emails still use the secret that is being rotated',
    advice:
      'Before you drop the old sign-in secret, keep it for links: see Rotating secrets in docs/operations.md. Otherwise unsubscribe links in emails already sent stop working.',
    tone: 'notice',
  },
  'money-unsettled': {
    says: 'Some payments need attention',
    advice: 'They match no open order, couldn’t be refunded, or their provider reports no status.',
    tone: 'danger',
    way: { to: '/admin/health/money', label: 'Settle them' },
  },
  'takings-unread': {
    says: 'Online payments are not being compared with orders',
    advice: 'Lost payments can’t be found. The reason is shown below, under Money.',
    tone: 'notice',
  },
  'backup-missing': {
    says: 'This shop has never been backed up',
    advice: 'Run npm run backup -- FILE now and every night.',
    tone: 'notice',
  },
  'backup-old': {
    says: 'The last backup is more than two days old',
    advice: 'Run npm run backup -- FILE and find out why it doesn’t run every night.',
    tone: 'notice',
  },
};

const HELD_FOR: Partial<Record<OrderState, string>> = {
  pending: 'The amount differs from the order total. Refund it or contact the customer.',
  cancelled: 'The order was cancelled after payment. Refund it.',
  refunded: 'The order was refunded, but the money is still here. Refund the payment.',
};

/** What is wrong with a payment, and what to do. */
export const UNSETTLED_WORDS: Record<UnsettledKind, (provider: string, state: OrderState | null) => string> =
  {
    surplus: provider => `Received although nothing was due, and ${provider} hasn’t refunded it yet.`,
    unplaced: (_, state) => (state && HELD_FOR[state]) ?? 'It belongs to no open payment. Refund it.',
    'refund-refused': provider => `${provider} refused the refund. Refund it in your account there.`,
    unanswered: provider => `${provider} reports no status. Check your account there.`,
    'unknown-order': provider =>
      `This shop has no such order. Find it in your ${provider} account. Refund it there, or leave it to the shop that took it.`,
  };

export const isSerious = (alarm: Alarm) => ALARM_WORDS[alarm].tone === 'danger';

type State = { says: string; tone: 'positive' | 'neutral' | 'notice' | 'danger' };

export const PART_STATES: Record<PartHealth['state'], State> = {
  ok: { says: 'Answers', tone: 'positive' },
  silent: { says: 'No answer', tone: 'danger' },
  assumed: { says: 'No failure known', tone: 'positive' },
  log: { says: 'Emails go to the log', tone: 'neutral' },
  none: { says: 'Not set up', tone: 'notice' },
};

/** What each scheduled task does, by its name in the log. */
export const TASK_NAMES: Record<string, string> = {
  jobs: 'Long jobs',
  outbox: 'Emails',
  attempts: 'Sign-in attempts',
  catalogueChanges: 'Catalogue changes',
  history: 'History',
  idempotencyKeys: 'Repeated requests',
  imports: 'Imports',
  oldJobs: 'Finished jobs',
  spam: 'Junk',
  letters: 'Old emails',
  payments: 'Online payments',
  transfers: 'Unpaid transfers',
  pictures: 'Unused pictures',
  senders: 'Senders',
  subscribers: 'Subscribers',
  tokens: 'Expired sign-ins',
};
