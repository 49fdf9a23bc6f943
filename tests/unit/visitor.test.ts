import { describe, expect, test } from 'vitest';
import { isForPage, visitorOf } from '../../functions/http/locale-and-country.ts';

const ask = (path: string, headers: Record<string, string> = {}, country?: string) =>
  Object.assign(new Request(`https://shop.example${path}`, { headers }), country && { cf: { country } });
const cookie = (text: string) => visitorOf(ask('/', { Cookie: text })).countries;
const language = (text: string) => visitorOf(ask('/', { 'Accept-Language': text })).locale;

describe('the prices a visitor sees', () => {
  test('are those of the chosen country, then of the current location', () => {
    expect(visitorOf(ask('/', { Cookie: 'country=DE' }, 'CH')).countries).toEqual(['DE', 'CH']);
    expect(visitorOf(ask('/', {}, 'CH')).countries).toEqual(['CH']);
    expect(visitorOf(ask('/')).countries).toEqual([]);
  });

  test.each([
    ['country=DE', ['DE']],
    ['a=b; country=GB; c=d', ['GB']],
    ['a=b;country=GB', ['GB']],
    ['country=de', ['DE']],
    ['country=%C3%85X', ['ÅX']],
    ['mycountry=DE', []],
    ['country=', []],
    ['country=%E0%A4%A', []],
    ['Country=DE', []],
    ['country=ZZZZ', []],
    ['country="><script>', []],
  ])('for the cookies %j are %j', (text, countries) => expect(cookie(text)).toEqual(countries));

  test('an overlong cookie is not passed along', () => {
    expect(cookie(`country=${'x'.repeat(5000)}`)).toEqual([]);
  });
});

test.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['DE-at,en;q=0.5', 'de'],
  ['en-GB', 'en'],
  ['zh-Hans-CN', 'zh'],
  [' fr-FR ; q=0.9', 'fr'],
  ['tlh', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['x'.repeat(4000), 'en'],
  ['de-<script>', 'en'],
])('a reader of %j sees numbers as in %s', (accepted, locale) => expect(language(accepted)).toBe(locale));

describe('a page and an API response are distinguished by their address:', () => {
  test.each([
    ['/', true],
    ['/apiary', true],
    ['/api/docs', true],
    ['/api/docs/', true],
    ['/api/docs?call=x', true],
    ['/products-list?from=/api/products', true],
    ['/api/products', false],
    ['/API/products', false],
    ['/api/docsy', false],
  ])('%s is a page: %s', (path, is) => expect(isForPage(ask(path))).toBe(is));
});
