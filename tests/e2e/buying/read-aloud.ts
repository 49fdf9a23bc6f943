import type { Page } from '@playwright/test';
import { expect } from './market-test.ts';

type Heading = { level: number; name: string };

/** What a screen reader finds on a page, and what it could not say. */
type ReadAloud = { headings: Heading[]; mains: number; unnamed: string[] };

const NAMELESS = /^(?:generic|none|paragraph|document|RootWebArea|main|group|region|form|list|dialog)$/;

/** Expects every control and picture to have a name, one main part, and headings in order; returns the headings. */
export async function readThrough(page: Page): Promise<string[]> {
  const { headings, mains, unnamed } = await readAloud(page);
  expect(unnamed, `without a name at ${page.url()}`).toEqual([]);
  expect(mains, `main parts of ${page.url()}`).toBe(1);
  const outline = headings.map(({ level, name }) => `${level} ${name}`);
  expect(headings.filter(({ level }) => level === 1).length, outline.join('\n')).toBe(1);
  const skipped = headings.filter(
    ({ level, name }, at) => !name || level > (headings[at - 1]?.level ?? 1) + 1,
  );
  expect(skipped, outline.join('\n')).toEqual([]);
  return outline;
}

async function readAloud(page: Page): Promise<ReadAloud> {
  const read = inOrder(await nodesOf(page))
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      of: (property: string) => properties.find(one => one.name === property)?.value.value as unknown,
    }));
  return {
    headings: read.flatMap(({ role, name, of }) =>
      role === 'heading' ? [{ level: Number(of('level')), name }] : [],
    ),
    mains: read.filter(({ role }) => role === 'main').length,
    unnamed: read.flatMap(({ role, name, of }) => {
      const speaks = role === 'image' || (of('focusable') === true && !NAMELESS.test(role));
      return speaks && !name ? [role] : [];
    }),
  };
}

type Nodes = Awaited<ReturnType<typeof nodesOf>>;

async function nodesOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

/** As it is read, which is not how the browser lists it. */
function inOrder(nodes: Nodes): Nodes {
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const under = (node: Nodes[number]): Nodes => [
    node,
    ...(node.childIds ?? []).flatMap(id => under(byId.get(id) ?? { nodeId: id, ignored: true })),
  ];
  return nodes[0] ? under(nodes[0]) : [];
}
