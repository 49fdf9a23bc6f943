import { useEffect } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar, quarterOf } from '../../page/progress-bar.tsx';
import { sayUndone } from '../../use-undo.ts';
import { cancel, type Followed, useFollowedJobs } from '../followed-jobs.ts';
import { JobOutcome } from './job-outcome.tsx';
import { formatProgress, titleOf } from './job-words.ts';

/** Above every screen: everyone's running jobs and their outcomes. */
export default function JobPanel() {
  const followed = useFollowedJobs();
  const ended = followed.filter(({ job }) => job.state !== 'running').length;
  useEffect(() => {
    if (ended > 0) sayUndone();
  }, [ended]);
  return (
    <section aria-label="Work in progress" className="mb-6 grid gap-3 print:hidden">
      {followed.map(one => (
        <Card key={one.job.jobId} className="grid gap-3 px-4 py-3">
          {one.job.state === 'running' ? <RunningJob followed={one} /> : <JobOutcome job={one.job} />}
        </Card>
      ))}
    </section>
  );
}

function RunningJob({ followed: { job, problem, isCancelling = false } }: { followed: Followed }) {
  const title = titleOf(job);
  const share = job.done / Math.max(1, job.total);
  return (
    <>
      <div className="flex items-center gap-x-4">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-small">
          <span className="font-medium">{title}</span>
          <span className="text-muted tabular-nums">{formatProgress(job)}</span>
        </p>
        <Button
          size="sm"
          busy={isCancelling}
          busyLabel="Cancelling..."
          onClick={() => void cancel(job.jobId)}
          aria-label={`Cancel: ${title}`}
        >
          Cancel
        </Button>
      </div>
      <ProgressBar label={title} share={share} />
      <p role="status" className="sr-only">
        {title}: {quarterOf(share)} %
      </p>
      {problem ? (
        <Alert tone="notice">{problem.message} Retrying automatically.</Alert>
      ) : (
        <p className="text-fine text-muted">
          You can keep working. If you close this window, it resumes within a few minutes or as soon as
          someone opens the back office.
        </p>
      )}
    </>
  );
}
