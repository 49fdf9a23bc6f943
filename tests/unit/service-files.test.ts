import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SOURCES } from '../../scripts/built.ts';

const linesOf = (name: string) =>
  readFileSync(`docs/serve/${name}`, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const settings = readFileSync('README.md', 'utf8');

const expectScripts = (names: string[]) => {
  expect(names).not.toEqual([]);
  expect(names.filter(name => !(name in scripts))).toEqual([]);
};
const expectSettings = (names: string[]) =>
  expect(names.filter(name => !settings.includes(`\`${name}\``))).toEqual([]);

test('installing the unit unchanged gives a service: its lines, scripts and settings exist', () => {
  const lines = linesOf('meridian.service');
  const values = (key: string) =>
    lines.filter(line => line.startsWith(`${key}=`)).map(line => line.slice(key.length + 1));
  expect(lines.filter(line => !/^\[(Unit|Service|Install)\]$|^[A-Z][A-Za-z]+=\S/.test(line))).toEqual([]);
  expect(lines.filter(line => line.startsWith('['))).toEqual(['[Unit]', '[Service]', '[Install]']);
  const commands = [...values('ExecStartPre'), ...values('ExecStart')];
  expectScripts(commands.map(command => command.replace('/usr/bin/npm run ', '')));
  expectSettings(values('Environment').map(value => value.split('=')[0] ?? ''));
  expect(values('Environment')).toContain(`STATE_DIR=/var/lib/${values('StateDirectory')}`);
});

test('the image has everything the build needs, and nothing that does not exist', () => {
  const lines = linesOf('Containerfile');
  const rest = (word: string) =>
    lines.filter(line => line.startsWith(`${word} `)).map(line => line.slice(word.length + 1));
  const copied = rest('COPY').flatMap(line => line.split(' ').slice(0, -1));
  expect(copied.filter(path => !existsSync(path))).toEqual([]);
  expect(SOURCES.filter(path => !copied.includes(path))).toEqual([]);
  expect(rest('FROM')).toEqual([`node:${devDependencies.node.split('.')[0]}-slim`]);
  expectScripts(rest('RUN').flatMap(line => /^npm run (\S+)$/.exec(line)?.[1] ?? []));
  expectScripts(rest('CMD').map(line => JSON.parse(line)[2]));
  expectSettings(rest('ENV').flatMap(line => line.split(' ').map(pair => pair.split('=')[0] ?? '')));
});
