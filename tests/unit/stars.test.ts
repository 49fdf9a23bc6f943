import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from '../../web/ui/stars.tsx';

test.each([
  [5, '*****'],
  [4.8, '*****'],
  [4.7, '****½'],
  [4.5, '****½'],
  [4.2, '****.'],
  [0.3, '½....'],
])('%s of 5 stars are drawn as %s', (stars, drawn) => {
  const html = renderToStaticMarkup(createElement(Stars, { stars }));
  expect(html).toContain(`aria-label="${stars} out of 5 stars"`);
  const each = [...html.matchAll(/<i( [^>]*)?>/g)].map(([, marks = '']) =>
    marks.includes('half') ? '½' : marks.includes('empty') ? '.' : '*',
  );
  expect(each.join('')).toBe(drawn);
});
