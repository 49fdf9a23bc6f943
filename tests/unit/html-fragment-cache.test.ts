import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Plain } from '../../functions/contracts/plain.ts';
import { CachedFragment } from '../../web/page/cached-fragment.tsx';
import { renderAndCache } from '../../web/page/html-fragment-cache.ts';
import { useShop } from '../../web/page/use-shop.ts';

/** A card's text is independent of its input, so that a test can see whether it is rendered again. */
const saying = new Map<string, () => string>();
const Words = ({ of }: { of: Plain }) =>
  createElement('p', null, 'It says ', saying.get(JSON.stringify(of))?.());

function card(of: Plain, says: () => string) {
  saying.set(JSON.stringify(of), says);
  return createElement(CachedFragment<Plain>, { as: 'article', className: 'card', of, content: Words });
}

const painted = (...cards: ReturnType<typeof card>[]) =>
  renderAndCache(() => renderToString(createElement('main', null, ...cards)));

const html = (words: string) => `<article class="card"><p>It says <!-- -->${words}</p></article>`;

test('cached content is not rendered again, and looks the same', () => {
  const says = vi.fn(() => 'one');
  const first = painted(card(['once'], says));
  expect(first).toBe(`<main>${html('one')}</main>`);
  expect(painted(card(['once'], says))).toBe(first);
  expect(says).toHaveBeenCalledTimes(1);
});

test('each is found by its input, whatever is next to it', () => {
  const first = painted(
    card(['a'], () => 'a'),
    card(['b'], () => 'b'),
    card(['c'], () => 'c'),
  );
  expect(first).toBe(`<main>${html('a')}${html('b')}${html('c')}</main>`);
  const again = painted(
    card(['c'], () => 'new'),
    card(['d'], () => 'd'),
    card(['a'], () => 'new'),
  );
  expect(again).toBe(`<main>${html('c')}${html('d')}${html('a')}</main>`);
});

test('another price renders another card', () => {
  painted(card([{ code: 1, price: 5 }], () => '5 EUR'));
  expect(painted(card([{ code: 1, price: 6 }], () => '6 EUR'))).toContain('6 EUR');
});

test('a name that looks like a marker is text and stays', () => {
  const name = '<article class="card" data-painted="0">other</article> data-painted="0"';
  const first = painted(
    card(['odd'], () => name),
    card(['even'], () => 'even'),
  );
  expect(first).toContain('data-painted=&quot;0&quot;');
  expect(
    painted(
      card(['even'], () => ''),
      card(['odd'], () => ''),
    ),
  ).toContain(html('even'));
});

test('a page that fails leaves nothing behind for the next one', () => {
  const fails = () => {
    throw new Error('no such price');
  };
  expect(() =>
    painted(
      card(['whole'], () => 'whole'),
      card(['broken'], fails),
    ),
  ).toThrow('no such price');
  expect(painted(card(['broken'], () => 'mended'))).toBe(`<main>${html('mended')}</main>`);
});

const paintedAs = (content: ComponentType<{ of: Plain }>) =>
  painted(createElement(CachedFragment<Plain>, { as: 'nav', of: 'alike', content }));

const Greedy = () => createElement('p', null, useShop().locale);
const One = () => createElement('p', null, 'one');
const Other = () => createElement('p', null, 'other');

test('content that reads more than its input fails instead of being cached for other visitors', () => {
  expect(() => paintedAs(Greedy)).toThrow('must be given everything it depends on');
});

test('two components with the same input are cached separately', () => {
  expect(paintedAs(One)).toContain('one');
  expect(paintedAs(Other)).toContain('other');
});

const Nested = () =>
  createElement('nav', null, createElement('nav', null, 'inner'), createElement('b', null, 'after'));

test('content with elements of the same kind is cached whole', () => {
  const whole = '<main><nav><nav><nav>inner</nav><b>after</b></nav></nav></main>';
  expect(paintedAs(Nested)).toBe(whole);
  expect(paintedAs(Nested)).toBe(whole);
});
