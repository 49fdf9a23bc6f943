import { CircleAlert, CircleCheck, CircleSlash, X } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '../../../../functions/jobs/contract.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useUndo } from '../../use-undo.ts';
import { dismiss } from '../followed-jobs.ts';
import { canUndo, outcomeOfJob, titleOf } from './job-words.ts';

const SIGNS = {
  done: { Icon: CircleCheck, tone: 'text-action' },
  cancelled: { Icon: CircleSlash, tone: 'text-muted' },
  failed: { Icon: CircleAlert, tone: 'text-danger' },
  running: { Icon: CircleCheck, tone: 'text-muted' },
};

/** The outcome of a job, complete or partial, until it is dismissed. */
export function JobOutcome({ job }: { job: Job }) {
  const { Icon, tone } = SIGNS[job.state];
  const [isUndoing, setUndoing] = useState(false);
  const { action } = useUndo()(job.changeId);
  const undo = async () => {
    setUndoing(true);
    await action?.run();
    dismiss(job.jobId);
  };
  return (
    <div className="flex items-start gap-3">
      <Icon size={18} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <p role={job.state === 'failed' ? 'alert' : 'status'} className="min-w-0 flex-1 basis-64 text-small">
          <span className="font-medium">{titleOf(job)}.</span> {outcomeOfJob(job)}
        </p>
        {canUndo(job) && (
          <span className="flex items-center gap-4 text-small">
            <Link to={`/admin/history?change=${job.changeId}`} className="text-action underline">
              Show in the history
            </Link>
            <Button size="sm" busy={isUndoing} onClick={() => void undo()}>
              Undo
            </Button>
          </span>
        )}
      </div>
      <IconButton label={`Dismiss: ${titleOf(job)}`} size="sm" onClick={() => dismiss(job.jobId)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
