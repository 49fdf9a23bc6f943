import { lazy, Suspense } from 'react';
import { useFollowedJobs, useUnfinishedJobs } from '../jobs/followed-jobs.ts';

const JobPanel = lazy(() => import('../office/jobs/job-panel.tsx'));

/** Above every screen: work that takes a while; most of the time there is none. */
export function Jobs() {
  useUnfinishedJobs();
  const isAny = useFollowedJobs().length > 0;
  return <Suspense>{isAny && <JobPanel />}</Suspense>;
}
