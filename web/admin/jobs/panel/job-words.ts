import type { Job } from '../../../../functions/jobs/contract.ts';
import { formatCount, formatNumber } from '../../format.ts';
import { type Named, resourceNamed } from '../../resource.ts';
import { MODERATED_IN_BULK } from '../../resource-words.ts';

const moderated = (one: string): Named => ({
  one,
  many: `${one}s`,
  isFinal: true,
  words: { bulk: MODERATED_IN_BULK },
});

/** They have a screen of their own instead of a list. */
const MODERATED: Record<string, Named> = { comments: moderated('comment'), reviews: moderated('review') };

const resourceOf = ({ resource }: Job) => MODERATED[resource ?? ''] ?? resourceNamed(resource ?? '');

/** 'Hide product prices', 'Undo a change'. */
export function titleOf(job: Job): string {
  if (job.work === 'undo') return 'Undo a change';
  if (job.work === 'import') return `Import ${job.fileName}`;
  const resource = resourceOf(job);
  const label = resource?.words.bulk[job.action ?? '']?.label ?? 'Change';
  return `${label} ${resource?.many ?? 'rows'}`;
}

/** Permanently deleted rows cannot be restored by undoing the change. */
export const canUndo = (job: Job) => job.state !== 'running' && job.changed > 0 && !resourceOf(job)?.isFinal;

/** '12,000 of 900,000' */
export const formatProgress = ({ done, total }: Pick<Job, 'done' | 'total'>) =>
  `${formatNumber(done)} of ${formatNumber(total)}`;

const BEFORE: Record<Job['state'], string> = {
  running: '',
  done: '',
  cancelled: 'Cancelled after',
  failed: 'Stopped early after',
};

/** The outcome, complete or not. */
export function outcomeOfJob(job: Job): string {
  const said = [];
  if (job.state !== 'done') said.push(`${BEFORE[job.state]} ${formatProgress(job)}.`);
  if (job.problem) said.push(`${job.problem.replace(/\.$/, '')}.`);
  said.push(`${changedIn(job)}.`);
  if (job.kept > 0) said.push(`${formatCount(job.kept, 'row was', 'rows were')} not changed${whyKept(job)}.`);
  if (job.state !== 'done') said.push('The rest is unchanged.');
  return said.join(' ');
}

function changedIn(job: Job): string {
  if (job.work === 'undo') return `${formatCount(job.changed, 'row', 'rows')} reverted`;
  const resource = resourceOf(job);
  const { one = 'row', many = 'rows' } = resource ?? {};
  if (job.work === 'import') return `${formatCount(job.changed, one, many)} created or changed`;
  return `${formatCount(job.changed, one, many)} ${resource?.words.bulk[job.action ?? '']?.done ?? 'changed'}`;
}

const NAMES_SAID = 3;

function whyKept({ work, reason, kept, keptNames }: Job): string {
  if (work === 'undo') return ' because of later changes';
  const names = keptNames.slice(0, NAMES_SAID).join(', ') + (kept > NAMES_SAID ? ', …' : '');
  return reason ? `: ${reason}${names && ` (${names})`}` : '';
}
