import * as z from 'zod';
import { openApiMeta } from '../contracts/described.ts';
import { listFilter } from '../contracts/paging.ts';

const WORKS = ['bulk', 'import', 'undo'] as const;
const JOB_STATES = ['running', 'done', 'cancelled', 'failed'] as const;
const JobState = z.enum(JOB_STATES);
export type JobState = z.infer<typeof JobState>;

export const Job = z
  .object({
    jobId: z.int(),
    work: z.enum(WORKS),
    resource: z.string().nullable().register(openApiMeta, { description: 'Type of its rows' }),
    action: z.string().nullable().register(openApiMeta, { description: 'The bulk action' }),
    fileName: z.string().nullable().register(openApiMeta, { description: 'The imported file' }),
    state: JobState,
    total: z.int().register(openApiMeta, { description: 'Number of rows to process' }),
    done: z.int().register(openApiMeta, { description: 'Number of rows processed so far' }),
    changed: z.int().register(openApiMeta, { description: 'Number of rows changed or deleted' }),
    kept: z.int().register(openApiMeta, { description: 'Number of rows left unchanged' }),
    keptNames: z.array(z.string()),
    reason: z.string().optional().register(openApiMeta, { description: 'Why they were left unchanged' }),
    problem: z.string().optional().register(openApiMeta, { description: 'Why it failed' }),
    changeId: z
      .string()
      .register(openApiMeta, { description: 'The change to undo in order to undo the job' }),
    by: z.string(),
    createdAt: z.iso.datetime(),
    steppedAt: z.iso.datetime().register(openApiMeta, { description: 'When its latest step ran' }),
    endedAt: z.iso.datetime().nullable(),
    restMs: z.int().optional().register(openApiMeta, {
      description: 'After a step: how long to wait before the next one while visitors use the shop',
    }),
  })
  .register(openApiMeta, {
    id: 'Job',
    examples: [
      {
        jobId: 5,
        work: 'bulk',
        resource: 'productprices',
        action: 'deactivate',
        fileName: null,
        state: 'running',
        total: 900_000,
        done: 15_000,
        changed: 14_990,
        kept: 0,
        keptNames: [],
        changeId: 'a2b41f3c-8f2e-4d0e-9a51-5d6b1f0c7e11',
        by: 'maria',
        createdAt: '2026-09-01T08:00:00.000Z',
        steppedAt: '2026-09-01T08:00:02.000Z',
        endedAt: null,
      },
    ],
  });
export type Job = z.infer<typeof Job>;

export const JobFilter = listFilter(['jobId'])
  .omit({ q: true, sort: true })
  .extend({
    state: z
      .enum(JOB_STATES, `State must be one of ${JOB_STATES.join(', ')}`)
      .optional()
      .register(openApiMeta, { title: 'State', examples: ['running'] }),
  });
export type JobFilter = z.infer<typeof JobFilter>;
