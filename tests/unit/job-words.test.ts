import { expect, test } from 'vitest';
import { routesOfApi } from '../../functions/api.ts';
import { notesOf } from '../../functions/http/describe-route.ts';
import type { Job } from '../../functions/jobs/contract.ts';
import { titleOf } from '../../web/admin/jobs/panel/job-words.ts';
import { sections } from '../../web/admin/sections.ts';

const IN_BULK = routesOfApi().flatMap(({ path, handler }) => {
  const { actions = {} } = notesOf(handler).inBulk?.(1) ?? {};
  return Object.keys(actions).map(action => ({ resource: path.split('/')[1] ?? '', action }));
});

test.each(IN_BULK)('a job that does “$action” says what it changes: $resource', ({ resource, action }) => {
  // Importing the sections defines the resources.
  expect(sections.length).toBeGreaterThan(10);
  expect(titleOf({ work: 'bulk', resource, action } as Job)).not.toMatch(/ rows$/);
});
