import { lazy, Suspense } from 'react';
import { useFollowedJobs, useUnfinishedJobs } from '../jobs/followed-jobs.ts';

const JobPanel = lazy(() => import('../jobs/panel/job-panel.tsx'));

/** Above every screen: long-running jobs, usually none. */
export function Jobs() {
  useUnfinishedJobs();
  const isAny = useFollowedJobs().length > 0;
  return <Suspense>{isAny && <JobPanel />}</Suspense>;
}
