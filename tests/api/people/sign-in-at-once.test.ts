import { expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { openShop } from '../../support/shop.ts';

const { shop, call } = openShop();

test('of fifteen guesses at once from one place, ten are checked', async () => {
  const here = fromElsewhere();
  const { username } = await makeAccount(shop.database, 'admin');
  const guesses = Array.from({ length: 15 }, (_, index) => {
    const json = { username, password: `guess ${index}` };
    return call('POST', '/api/auth/login', { json, headers: here });
  });
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect({
    looked: statuses.filter(status => status === 401).length,
    refused: statuses.filter(status => status === 429).length,
  }).toEqual({ looked: 10, refused: 5 });
});
