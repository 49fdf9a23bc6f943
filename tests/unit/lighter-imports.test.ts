import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Menu } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lighterImports } from '../../scripts/vite/lighter-imports.ts';
import createLucideIcon from '../../web/ui/lucide-icon.tsx';

const replacementOf = (imported: string) =>
  lighterImports.find(({ find }) => find.test(imported))?.replacement ?? 'no alias';

describe.each(['react-router', 'react-router/dom'])('the production files of %s', name => {
  const file = replacementOf(name);

  test('are where they were', () => {
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

describe('an icon of lucide', () => {
  const file = fileURLToPath(import.meta.resolve('lucide-react/icons/menu'));

  test('imports its factory by the name that is replaced', () => {
    const statement = /^import createLucideIcon from '(.*)';$/m.exec(readFileSync(file, 'utf8'));
    expect(replacementOf(statement?.[1] ?? 'nothing'), file).toMatch(/web\/ui\/lucide-icon\.tsx$/);
  });

  test('hands over its drawing in the shape that our factory reads', async () => {
    const line = ['path', { d: expect.any(String) }];
    expect(await import(file)).toMatchObject({ __iconData: { node: [line, line, line] } });
  });

  test('is drawn by our factory as by its own', async () => {
    const LighterMenu = createLucideIcon((await import(file)).__iconData);
    const attributes = { size: 22, 'aria-hidden': true } as const;
    const drawn = renderToStaticMarkup(createElement(LighterMenu, attributes));
    const expected = renderToStaticMarkup(createElement(Menu, attributes));
    const [, frame = '', drawing] = /^<svg(.*?)>(.*)$/.exec(drawn) ?? [];
    expect(expected).toMatch(new RegExp(`>${drawing}$`));
    for (const attribute of frame.trim().split(/ (?=[\w-]+=)/)) expect(expected).toContain(attribute);
  });
});
