import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { under } from '../../scripts/test/sources.ts';
import { asModule, byNames } from '../../scripts/vite/react-modules.ts';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

describe.each([
  ['react', 'react/index.js', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/jsx-runtime.js', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/index.js', 'react-dom/cjs/react-dom.production.js'],
  ['react-dom/client', 'react-dom/client.js', 'react-dom/cjs/react-dom-client.production.js'],
  ['scheduler', 'scheduler/index.js', 'scheduler/cjs/scheduler.production.js'],
  [
    'use-sync-external-store/shim',
    'use-sync-external-store/shim/index.js',
    'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
  ],
  [
    'use-sync-external-store/shim/with-selector',
    'use-sync-external-store/shim/with-selector.js',
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
  ],
])('%s as a module', (_, entry, production) => {
  test('has only the production file', () => {
    const [, from = ''] = /^export \* from '(.+)';$/.exec(asModule(read(entry))) ?? [];
    expect(new URL(from, `file:///${entry}`).pathname).toBe(`/${production}`);
  });

  test('imports and exports the same names, and nothing of CommonJS is left', () => {
    const published = read(production);
    const code = asModule(published);
    expect(code).not.toMatch(/\brequire\(|\bexports\b/);

    const imported = [...published.matchAll(/require\("(.+?)"\)/g)].map(([, from]) => from);
    expect([...code.matchAll(/^import \* as \w+ from "(.+?)"/gm)].map(([, from]) => from)).toEqual(imported);

    const names = [...published.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
    const exported = [...code.matchAll(/^export (?:let (\w+) =|\{ \w+ as (\w+) \};)/gm)];
    expect(exported.map(([, declared, renamed]) => declared ?? renamed)).toEqual(names);
  });
});

test('React does not use what only its own tests have', () => {
  expect(Object.keys(asModule(read('scheduler/cjs/scheduler.production.js')))).not.toContain('log');
  expect(asModule(read('react-dom/cjs/react-dom-client.production.js'))).not.toMatch(
    /\bScheduler\.(log|\w+Yield\w+)\b/,
  );
});

test('what a ref to a fragment could do falls away, and nothing else', () => {
  const published = read('react-dom/cjs/react-dom-client.production.js');
  const code = asModule(published);
  expect(published.split('\n').filter(line => line.startsWith('FragmentInstance.prototype.'))).toHaveLength(
    12,
  );
  expect(code).not.toContain('FragmentInstance.prototype');
  const functionsIn = (text: string) => text.match(/^(?:function \w|\w+\.prototype\.\w)/gm)?.length ?? 0;
  expect(functionsIn(code)).toBe(functionsIn(published) - 12);
});

test('no screen has a ref to a fragment', () => {
  const referring = under('web').filter(({ text }) => /<(React\.)?Fragment\b[^>]*\bref=/.test(text));
  expect(referring.map(({ path }) => path)).toEqual([]);
});

test('packages import React by names', () => {
  expect(byNames("import React, { useId } from 'react';\nReact.useRef()")).toBe(
    "import * as React from 'react';\nimport { useId } from 'react';\nReact.useRef()",
  );
  expect(byNames('import React3 from "react";')).toBe('import * as React3 from "react";');
  const copied = read('@base-ui/utils/safeReact.mjs');
  expect(copied).toContain('...React');
  expect(byNames(copied)).toMatch(/^export \{ React as SafeReact \};/m);
});

test('no package copies React in a way that is not known here', () => {
  const files = globSync(
    'node_modules/{@base-ui,@tanstack/react-*,react-hook-form,react-router}/**/*.{mjs,js}',
  );
  const copies = files.filter(
    file => /\.mjs$/.test(file) && /\.\.\.React\b/.test(byNames(readFileSync(file, 'utf8'))),
  );
  expect(copies).toEqual([]);
});
