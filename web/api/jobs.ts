import type { Job } from '../../functions/jobs/contract.ts';
import { type ApiClient, dataOf, listOf } from './client.ts';

const withId = (jobId: number) => ({ param: { id: String(jobId) } });

/** Whether a call only started a job. */
export const isJob = (answer: object): answer is Job => 'jobId' in answer;

export const listRunningJobs = async (api: ApiClient) =>
  (await listOf<Job>(api.api.jobs.$get({ query: { state: 'running', page: 1 } }))).rows;

export const stepJob = async (api: ApiClient, jobId: number) =>
  (await dataOf<Job>(api.api.jobs[':id'].step.$post(withId(jobId)))).data;

export const findJob = async (api: ApiClient, jobId: number) =>
  (await dataOf<Job>(api.api.jobs[':id'].$get(withId(jobId)))).data;

export const cancelJob = async (api: ApiClient, jobId: number) =>
  (await dataOf<Job>(api.api.jobs[':id'].cancel.$post(withId(jobId)))).data;
