import { test } from 'vitest';
import { reachable, sources, under } from '../scripts/test/sources.ts';
import { circlesOfFolders } from './support/folder-circles.ts';
import { broken, holds, is } from './support/import-rules.ts';

test('there are no import cycles between files', () => {
  const circles = sources
    .filter(({ path, imports }) =>
      imports.some(({ of }) => reachable(of, ['value', 'type', 'dynamic']).has(path)),
    )
    .map(({ path }) => `${path} is part of a circle`);
  holds(circles, 'move what both sides need into a file of its own');
});

test('there are no import cycles between folders either', () => {
  const found = circlesOfFolders(under('db', 'functions', 'scripts', 'web'));
  holds(
    found.map(({ from, to, tie }) => `${from} <-> ${to}: ${tie}`),
    'move what both need below them, or hand it in: a folder stands above all that it imports',
  );
});

/** The folders of a tree that belong to a domain, and which others each may import; the rest stands below them. */
const DOMAINS: Record<string, Record<string, string[]>> = {
  functions: {
    catalog: [],
    people: [],
    pricing: ['catalog'],
    content: ['catalog'],
    ordering: ['catalog', 'pricing', 'people'],
    office: ['catalog', 'pricing', 'people', 'content', 'ordering'],
  },
  web: {
    ordering: [],
    catalog: ['ordering'],
    people: ['catalog', 'ordering'],
    shell: ['ordering'],
    content: ['catalog', 'shell'],
  },
  'web/admin': {
    pricing: [],
    office: [],
    catalog: ['pricing'],
    ordering: ['pricing'],
    people: ['ordering'],
    content: ['catalog', 'pricing'],
  },
};
const FOUNDATIONS: Record<string, string[]> = {
  functions:
    'bulk config contracts emails http idempotency jobs markdown ports records response-cache security settings signing tracing'.split(
      ' ',
    ),
  web: 'api page public-forms texts ui'.split(' '),
  'web/admin': 'form history jobs keyboard list page references'.split(' '),
};

test.each(Object.keys(DOMAINS))('in %s/, imports between two domains go one way only', tree => {
  const domains = Object.entries(DOMAINS[tree] ?? {});
  const places = domains.map(([domain]) => `${tree}/${domain}`);
  const found = domains.flatMap(([domain, may]) => {
    const others = places.filter(place => place !== `${tree}/${domain}`);
    const allowed = may.map(name => `${tree}/${name}`);
    return broken(under(`${tree}/${domain}`), ({ of }) => is(of, ...others) && !is(of, ...allowed));
  });
  const foundations = (FOUNDATIONS[tree] ?? []).map(name => `${tree}/${name}`);
  found.push(...broken(under(...foundations), ({ of }) => is(of, ...places)));
  holds(found, 'move what both need below them, or hand it in from the domain above');
});
