import { expect, test } from 'vitest';
import { routesOfApi } from '../../functions/api.ts';
import { describeApi } from '../../functions/openapi/document.ts';
import { lintApi } from '../../scripts/lint-api.ts';

test('npm run verify finds what client generators would stumble over in the API document, and nothing else', async () => {
  const document = await describeApi(routesOfApi());
  const { schemas } = document.components;
  const clashing = {
    ...document,
    paths: { ...document.paths, '/api/posts/{slug}': document.paths['/api/posts/{post}'] },
    components: { ...document.components, schemas: { ...schemas, Unused: { type: 'object' } } },
  };
  const found = await lintApi(clashing);
  expect(found).toContainEqual(expect.stringMatching(/^no-identical-paths #\/paths\/~1api~1posts~1\{slug\}/));
  expect(found).toContainEqual(expect.stringMatching(/^no-unused-components #\/components\/schemas\/Unused/));
  expect(found.filter(fault => !/slug|Unused/.test(fault))).toEqual([]);
});
