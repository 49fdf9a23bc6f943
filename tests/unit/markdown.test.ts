import { expect, test } from 'vitest';
import type { Block, Inline } from '../../functions/markdown/contract.ts';
import { tooMuchIn } from '../../functions/markdown/contract.ts';
import { htmlOf } from '../../functions/markdown/html.ts';
import { treeOf } from '../../functions/markdown/tree.ts';

const HERE = { url: '/pictures/a.webp', srcset: null, width: 6, height: 4 };
const tree = (text: string) => treeOf(text, address => (address === HERE.url ? HERE : undefined));
const line = (text: string) => (tree(text)[0] as { of: Inline[] }).of;

test('a text is parsed into its parts', () => {
  const text =
    '# A\n### B\n\na *b* **c** `d`\\\ne\n\n> f\n\n- g\n- h\n\n3. i\n\n```js\nj\n```\n\n---\n[k][l]\n\n[l]: /m';
  expect(tree(text)).toEqual([
    { is: 'heading', level: 2, of: ['A'] },
    { is: 'heading', level: 3, of: ['B'] },
    {
      is: 'paragraph',
      of: [
        'a ',
        { is: 'emphasis', of: ['b'] },
        ' ',
        { is: 'strong', of: ['c'] },
        ' ',
        { is: 'code', text: 'd' },
        { is: 'break' },
        'e',
      ],
    },
    { is: 'quote', of: [{ is: 'paragraph', of: ['f'] }] },
    { is: 'list', start: null, items: [[{ is: 'paragraph', of: ['g'] }], [{ is: 'paragraph', of: ['h'] }]] },
    { is: 'list', start: 3, items: [[{ is: 'paragraph', of: ['i'] }]] },
    { is: 'code', text: 'j' },
    { is: 'rule' },
    { is: 'paragraph', of: [{ is: 'link', to: '/m', of: ['k'] }] },
  ]);
});

/** Addresses forbidden in links and pictures, in every spelling. */
const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'javascript&colon;alert(1)',
  '&#1;javascript:alert(1)',
  '\u00adjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://shop.example/1',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/&Tab;/elsewhere.example',
  'https:elsewhere.example',
  'elsewhere.example',
  'ftp://elsewhere.example',
];

test.each(HOSTILE)('%s is neither a link nor a picture, however it is written', address => {
  for (const text of [`[a](<${address}>)`, `[a][b]\n\n[b]: <${address}>`, `![a](<${address}>)`]) {
    expect(JSON.stringify(tree(text))).not.toMatch(/"is":"(?:link|picture)"/);
  }
  const html = htmlOf(tree(`<${address}>`), 'https://shop.example');
  expect(html).not.toMatch(/<(?!\/?p>)/);
});

test.each([
  ['https://a.example/b?c=d', 'https://a.example/b?c=d'],
  ['HTTP://A.example', 'http://a.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['/products-list?q=tea', '/products-list?q=tea'],
])('%s links to %s', (given, to) => {
  expect(line(`[a](${given})`)).toEqual([{ is: 'link', to, of: ['a'] }]);
});

test('HTML in a text is shown as text, and escaped in the feed', () => {
  const text =
    '<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> <b onclick="x">b</b>\n\n<!-- c -->';
  expect(tree(text)).toEqual([
    { is: 'paragraph', of: ['<script>alert(1)</script>'] },
    {
      is: 'paragraph',
      of: ['a ', '<img src=x onerror=alert(1)>', ' ', '<b onclick="x">', 'b', '</b>'],
    },
    { is: 'paragraph', of: ['<!-- c -->'] },
  ]);
  expect(htmlOf(tree(text), 'https://shop.example')).not.toMatch(/<(?!\/?p>)/);
  expect(line(`![a "b"](${HERE.url})`)).toEqual([{ is: 'picture', alt: 'a "b"', ...HERE }]);
});

const LONGEST = 100_000;
const filled = (part: string) => part.repeat(LONGEST / part.length);

function depthOf(parts: readonly (Block | Inline)[]): number {
  const within = parts.flatMap(part => {
    if (typeof part === 'string') return [];
    if ('items' in part) return part.items.map(depthOf);
    return 'of' in part ? [depthOf(part.of)] : [];
  });
  return 1 + Math.max(0, ...within);
}

test.each(['[', '![', '[a](', '> ', '>', '- ', '1. ', '*a_ ', '**a *b ', '`', '> a\n\n', '- a\n\n', '[[]]'])(
  'a text of nothing but %j is rejected, or parsed to its end',
  part => {
    const text = filled(part);
    expect(depthOf(tree(text))).toBeLessThan(40);
    const isHarmless = part === '`';
    expect(tooMuchIn(text) === undefined).toBe(isHarmless);
  },
);

test('a text just within the limits is parsed: deep quotes end as text, long texts to their end', () => {
  expect(depthOf(tree(`${'> '.repeat(20)}a`))).toBe(14);
  expect(depthOf(tree(`${'*a **b '.repeat(60)}c${'** *'.repeat(60)}`))).toBeLessThan(40);
  expect(tree(filled('word after word\n\n'))).toHaveLength(5882);
});
