import { expect, test } from 'vitest';
import { readSettings } from '../../../functions/config/settings.ts';

const BOUND = {
  DB: {},
  PICTURES: {},
  JWT_SECRET: 'k5VfJm0y7qTz2rXw9cLb4nHs6dPg8aEu1iOoRtYx',
  SHOP_URL: 'https://shop.example',
};
const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example' };
const tracesOf = (given: object) => readSettings({ ...BOUND, ...given }).traces;

test('without an endpoint no traces are sent, whatever the other settings', () => {
  expect(tracesOf({})).toBeUndefined();
  expect(tracesOf({ OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: '0.5' })).toBeUndefined();
});

test('with an endpoint, every request is traced under the shop’s name', () => {
  expect(tracesOf(ENDPOINT)).toEqual({
    endpoint: 'https://otlp.example',
    headers: {},
    service: 'meridian',
    sample: 1,
  });
});

test('further settings are read in the standard format', () => {
  const given = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example/shop/',
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a%2Cb==, x-tenant=shop',
    OTEL_SERVICE_NAME: 'staging',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  expect(tracesOf(given)).toEqual({
    endpoint: 'https://otlp.example/shop',
    headers: { authorization: 'Bearer a,b==', 'x-tenant': 'shop' },
    service: 'staging',
    sample: 0.1,
  });
});

test('a collector on the same machine may use plain HTTP', () => {
  expect(tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toMatchObject({
    endpoint: 'http://127.0.0.1:4318',
  });
});

test.each([
  ['unencrypted traces', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otlp.example' }, 'must begin with https://'],
  ['a non-web address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'otlp.example:4317' }, 'must be an address'],
  [
    'a secret in the address',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:shh@otlp.example' },
    'must be a plain URL',
  ],
  [
    'headers without an endpoint',
    { OTEL_EXPORTER_OTLP_HEADERS: 'a=b' },
    'OTEL_EXPORTER_OTLP_ENDPOINT is not',
  ],
  ...['shh', 'a b=shh', 'a=shh%', 'a=shh%0Ac'].map((headers): [string, object, string] => [
    `${headers} as headers`,
    { ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: headers },
    'OTEL_EXPORTER_OTLP_HEADERS must be like name=value',
  ]),
  ['an invalid share', { ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '2' }, 'must be a share from 0 to 1'],
])('the shop does not start with %s, and the error does not reveal the secret', (_, given, sentence) => {
  expect(() => tracesOf(given)).toThrow(sentence);
  expect(() => tracesOf(given)).not.toThrow(/shh/);
});
