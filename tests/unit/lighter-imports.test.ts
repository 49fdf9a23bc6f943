import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Menu } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { under } from '../../scripts/test/sources.ts';
import {
  jitless,
  lighterImports,
  withoutKeys,
  withoutNames,
  withoutUnusedOptions,
} from '../../scripts/vite/lighter-imports.ts';
import createLucideIcon from '../../web/ui/lucide-icon.tsx';

const replacementOf = (imported: string) =>
  lighterImports.find(({ find }) => find.test(imported))?.replacement ?? 'no alias';

describe.each(['react-router', 'react-router/dom'])('the production files of %s', name => {
  const file = replacementOf(name);

  test('are where they are expected', () => {
    expect(existsSync(file), `an upgrade moved ${file}: find it again, or a public export`).toBe(true);
  });

  test('export what the public ones do', async () => {
    const [lighter, published] = await Promise.all([import(file), import(name)]);
    expect(Object.keys(lighter).sort()).toEqual(Object.keys(published).sort());
  });

  test('are behind no export condition of the package', () => {
    const { exports } = JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8'));
    expect(JSON.stringify(exports), 'use the public export instead of the alias').not.toContain('production');
  });
});

test('icons come without names and keys, but with their complete drawing', () => {
  const code = readFileSync('node_modules/lucide-react/dist/esm/icons/search.mjs', 'utf8');
  expect(code).toMatch(/, key: "\w+"/);
  const lighter = withoutKeys(code);
  expect(lighter).not.toMatch(/key:|name:/);
  expect(lighter.match(/\[\s*"(path|circle)", \{ /g)).toHaveLength(2);
});

test('zod starts with a configuration that generates no code', () => {
  const code = readFileSync('node_modules/zod/v4/core/core.js', 'utf8');
  expect(jitless(code)).toContain('(_a.__zod_globalConfig = { jitless: true });');
});

test('the top level of the router keeps no unused components', () => {
  const folder = dirname(replacementOf('react-router'));
  const files = readdirSync(folder).filter(name => name.endsWith('.mjs'));
  const code = files.map(name => withoutNames(readFileSync(join(folder, name), 'utf8'))).join('\n');
  expect(code).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
  expect(code).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
  expect(code).not.toMatch(/^var .* = React\d*\.forwardRef\(/m);
  expect(code).not.toMatch(/^[\w.]+\.displayName = /m);
  expect(code).toMatch(/^\s+\/\* @__PURE__ \*\/ warning\(/m);
  expect(code).not.toMatch(/^\s+warning\(/m);
});

test('the router has no instruments and no server components, which the shop does not use', () => {
  const folder = dirname(replacementOf('react-router'));
  const files = readdirSync(folder).filter(name => /^chunk-.*\.mjs$/.test(name));
  const published = files.map(name => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(published.match(/\bif \(init\.instrumentations\)/g)).toHaveLength(2);
  expect(published.match(/\bif \(this\.context\b/g)).toHaveLength(2);
  expect(withoutUnusedOptions(published)).not.toMatch(/init\.instrumentations|this\.context|\.contextType/);
  expect(under('web').filter(({ text }) => text.includes('instrumentations'))).toEqual([]);
});

test('no screen renders router components that ours replace', () => {
  const heavy =
    /import \{[^}]*\b(Link|NavLink|Form|useSubmit|useSearchParams|useFetcher|ScrollRestoration|createBrowserRouter)\b[^}]*\} from 'react-router-dom'/;
  const found = under('web').filter(({ text }) => heavy.test(text.replaceAll(/UNSAFE_\w+ as \w+/g, '')));
  expect(
    found.map(({ path }) => path),
    'web/ui/ has lighter ones',
  ).toEqual([]);
});

describe('an icon of lucide', () => {
  const file = fileURLToPath(import.meta.resolve('lucide-react/icons/menu'));

  test('imports its factory under the replaced name', () => {
    const statement = /^import createLucideIcon from '(.*)';$/m.exec(readFileSync(file, 'utf8'));
    expect(replacementOf(statement?.[1] ?? 'nothing'), file).toMatch(/web\/ui\/lucide-icon\.tsx$/);
  });

  test('passes its drawing in the shape that our factory reads', async () => {
    const line = ['path', { d: expect.any(String) }];
    expect(await import(file)).toMatchObject({ __iconData: { node: [line, line, line] } });
  });

  test('is drawn the same by our factory as by its own', async () => {
    const LighterMenu = createLucideIcon((await import(file)).__iconData);
    const attributes = { size: 22, 'aria-hidden': true } as const;
    const drawn = renderToStaticMarkup(createElement(LighterMenu, attributes));
    const expected = renderToStaticMarkup(createElement(Menu, attributes));
    const [, frame = '', drawing] = /^<svg(.*?)>(.*)$/.exec(drawn) ?? [];
    expect(expected).toMatch(new RegExp(`>${drawing}$`));
    for (const attribute of frame.trim().split(/ (?=[\w-]+=)/)) expect(expected).toContain(attribute);
  });
});
