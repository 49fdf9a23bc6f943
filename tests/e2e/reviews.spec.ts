import type { Product } from '../../functions/catalog/products/contract.ts';
import type { ReceivedComment } from '../../functions/content/comments/contract.ts';
import type { ReceivedReview } from '../../functions/content/reviews/contract.ts';
import { FILLED_IN } from '../../functions/contracts/honeypot.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { PASSWORD } from '../support/accounts.ts';
import { anOrder } from '../support/factories.ts';
import { expectNoViolations } from './axe.ts';
import { holdAnswers, newWord } from './back-office-work.ts';
import { expect, test } from './buying/market-test.ts';

test('a customer reviews a purchase, staff approve it, visitors see the stars and sort by them', async ({
  page,
  call,
  staff,
  openMarket,
  shopIn,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const word = newWord();
  const { country } = await openMarket('EUR', []);
  const products: Product[] = [];
  for (const which of ['Plain', 'Liked']) {
    const json = { productName: `${which} ${word}`, subcategoryId: 1 };
    const { data } = await call<Product>('POST', '/api/products', { token: staff, json });
    const price = { ProductCode: String(data.productCode), CountryID: country.countryId, NetPrice: 10 };
    const offer = { ...price, RetailPrice: 10, StockAvailable: 5 };
    await call('POST', '/api/productprices', { token: staff, json: offer });
    products.unshift(data);
  }
  const { productCode = 0, productName = '' } = products[0] ?? {};
  const account = { username: word, email: `${word}@example.com`, password: PASSWORD };
  const { token } = (await call<SignedIn>('POST', '/api/accounts', { json: account })).data;
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const order = anOrder(country.countryCode, [{ productCode, quantity: 1 }]);
  expect((await call('POST', '/api/orders', { token, headers, json: order })).status).toBe(201);
  await shopIn(country);

  await page.goto(`/products-details/${productCode}`);
  await expect(page.getByText('No ratings yet')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to write a review' }).click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page).toHaveURL(`/products-details/${productCode}`);
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog', { name: `Review ${productName}` });
  await form.getByLabel('Name').fill('Ada');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Your rating is required')).toBeVisible();
  await expect(form.getByRole('radio', { name: '1 star' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await form.getByRole('textbox', { name: 'Review' }).fill('It pours <b>slowly</b>.');
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Send review' }).click();
  const reviews = page.getByRole('region', { name: 'Ratings and reviews' });
  await expect(reviews.getByText('Waiting')).toBeVisible();
  await expect(reviews.getByText('This product has no reviews yet.')).toBeVisible();

  const path = `/api/reviews?product=${productCode}`;
  const [sent] = (await call<ReceivedReview[]>('GET', path, { token: staff })).data;
  await call('PUT', `/api/reviews/${sent?.reviewId}`, { token: staff, json: { state: 'approved' } });

  await page.goto(`/products-list?q=${word}&sort=rating`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(products.map(product => product.productName));
  await expect(cards.first()).toContainText('5 out of 5 stars (1)');
  await expect(cards.last()).not.toContainText('stars');
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(reviews.getByText('It pours <b>slowly</b>.').first()).toBeVisible();
  await expect(reviews.getByText('Bought here')).toBeVisible();
  await expect(reviews.getByText('Approved')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 review' })).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/account/reviews');
  await page.getByRole('button', { name: `Edit your review of ${productName}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit your review' });
  await edit.getByRole('radio', { name: '3 stars' }).check();
  await edit.getByRole('button', { name: 'Save review' }).click();
  const own = page.getByRole('main').getByRole('article');
  await expect(own).toContainText('Waiting');
  await expect(own.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
  await page.getByRole('button', { name: `Delete your review of ${productName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  await page.getByRole('button', { name: `Review ${productName}` }).click();
  await expect(form).toBeVisible();
});

test('staff see pending reviews, read them in full, and decide by keyboard, by click, and in bulk', async ({
  page,
  call,
  signInAs,
}) => {
  const word = newWord();
  const slug = 'coffee-in-four-minutes';
  const comment = (name: string) =>
    call('POST', `/api/posts/${slug}/comments`, {
      json: { comment: `${word} <i>${name}</i>`, name, email: `${word}@example.com`, ...FILLED_IN },
    });
  for (const name of ['Third', 'Second', 'First']) expect((await comment(name)).status).toBe(202);
  await signInAs('staff');
  await page.goto('/admin/admindashboard');
  await page.getByRole('link', { name: /^Comments \d+ waiting$/ }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Waiting' });
  await page.getByRole('searchbox', { name: 'Search comments' }).fill(word);
  const list = page.getByRole('list', { name: 'Comments' });
  const items = list.getByRole('article');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText(`${word} <i>First</i>`);
  await expectNoViolations(page);
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await sort.selectOption({ label: 'Oldest first' });
  await expect(items.first()).toContainText('Third');
  await sort.selectOption({ label: 'Waiting first' });
  await expect(items.first()).toContainText('First');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByText('Comment by First approved.')).toBeVisible();
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Second');
  await page.keyboard.press('r');
  await expect(page.getByText('Comment by Second rejected.')).toBeVisible();
  await expect(items).toHaveCount(1);
  await page.getByRole('button', { name: 'Approve the comment by Third' }).click();
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'All States' });
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('Approved by staff');

  await page.goto(`/blog-details/${slug}`);
  for (const name of ['First', 'Third']) await expect(page.getByText(`${word} <i>${name}</i>`)).toBeVisible();
  await expect(page.getByText(`${word} <i>Second</i>`)).toHaveCount(0);

  await page.goto(`/admin/comments?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 comments deleted.')).toBeVisible();
  await page.getByRole('link', { name: /^Reviews/ }).click();
  await expect(page.getByRole('list', { name: 'Reviews' }).getByRole('article').first()).toContainText(
    'Waiting',
  );
  await page.getByRole('combobox', { name: 'Stars' }).selectOption({ label: '2 stars' });
  await expect(page.getByText('Buy cheap mats on my page')).toBeVisible();
});

test('a reviewer faster than the network decides on the next one at once and keeps their place', async ({
  page,
  call,
  signInAs,
}) => {
  const word = newWord();
  for (const name of ['Third', 'Second', 'First']) {
    const json = { comment: `${word} ${name}`, name, email: `${word}@example.com`, ...FILLED_IN };
    expect((await call('POST', '/api/posts/coffee-in-four-minutes/comments', { json })).status).toBe(202);
  }
  const { token } = await signInAs('staff');
  await page.goto(`/admin/comments?state=pending&q=${word}`);
  const items = page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  const item = (name: string) => items.filter({ hasText: `${word} ${name}` });
  const { done, letGo } = await holdAnswers(page, '**/api/comments/*', 'PUT');
  await expect(items).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(item('Second')).toBeFocused();
  await page.keyboard.press('r');
  await expect(item('Third')).toBeFocused();
  await page.keyboard.press('x');
  await done;
  letGo();
  await expect(page.getByText('Comment by First approved.')).toBeVisible();
  await expect(page.getByText('Comment by Second rejected.')).toBeVisible();
  await expect(items).toHaveCount(1);
  await expect(item('Third')).toBeFocused();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('No matches')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { data } = await call<ReceivedComment[]>('GET', `/api/comments?q=${word}`, { token });
  const decided = Object.fromEntries(data.map(({ name, state }) => [name, state]));
  expect(decided).toEqual({ First: 'approved', Second: 'rejected', Third: 'approved' });
});
