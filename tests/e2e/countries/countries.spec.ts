import type { Country } from '../../../functions/pricing/countries/contract.ts';
import { expectNoViolations } from '../axe.ts';
import { breakCalls, newWord, rows } from '../back-office-work.ts';
import { expect, test } from '../shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a country is created once complete, edited by two people at once, and deleted', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of (409|412|503)/);
  const { token } = await signInAs('admin');
  const word = newWord();
  const code = page.getByLabel('Country Code');
  const name = page.getByLabel('Country Name');
  const currency = page.getByLabel('Currency');
  const create = page.getByRole('button', { name: 'Create', exact: true });

  await page.goto('/admin/countries/create');
  await expect(page.getByRole('heading', { name: 'Create Country' })).toBeVisible();
  await expect(create).toBeDisabled();
  await code.fill('GERMANY');
  await expect(code).toHaveValue('GER');
  await code.fill(' ');
  await name.fill(' ');
  await currency.fill(' ');
  await currency.blur();
  await expect(code).toHaveAccessibleDescription('Country code is required');
  await expect(name).toHaveAccessibleDescription('Country name is required');
  await expect(currency).toHaveAccessibleDescription('Currency is required');
  await expect(create).toBeDisabled();
  await expectNoViolations(page);

  const suggested = page.locator(`datalist#${await currency.getAttribute('list')} option`);
  await expect(suggested.and(page.locator('[value=CHF]'))).toHaveCount(1);
  await code.fill('de');
  await name.fill(`${word} land`);
  await currency.fill('Shells');
  await create.click();
  await expect(code).toHaveAccessibleDescription('A country with this code already exists');
  await code.fill(word.slice(0, 3));
  const mend = await breakCalls(page, '**/api/countries', 'POST');
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Error creating country. Please try again.');
  mend();
  await create.click();
  await expect(page.getByText(`Country “${word} land” created.`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search countries' }).fill(`${word} land`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Shells');
  await expectNoViolations(page);
  await rows(page).getByRole('link', { name: 'Edit' }).click();
  const path = `/api/countries/${await page.getByLabel('ID', { exact: true }).inputValue()}`;
  await currency.fill('EUR');
  await call('PUT', path, { json: { denomination: 'USD' }, token });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const panel = page.getByRole('region', { name: /Someone else changed this/ });
  await expect(panel.getByRole('row', { name: /^Currency/ })).toContainText('EURUSD');
  await panel.getByRole('button', { name: 'Take theirs' }).click();
  await expect(currency).toHaveValue('USD');
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText(`Country “${word} land” updated.`)).toBeVisible();
  expect((await call<Country>('GET', path, { token })).data).toMatchObject({
    denomination: 'USD',
    displayStatus: false,
  });
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Inactive' });
  await rows(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this country?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No matches')).toBeVisible();
});

test('the list sorts by each column, keeps countries in use, and asks before leaving unsaved work', {
  tag: '@deep',
}, async ({ page, signInAs, expectedFaults }) => {
  expectedFaults.push(/status of (409|503)/);
  await signInAs('staff');
  await page.goto('/admin/countries');
  for (const column of ['ID', 'Code', 'Name', 'Currency', 'Status', 'Created At']) {
    await page.getByRole('button', { name: column, exact: true }).click();
    await expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
  }
  await page.getByRole('searchbox', { name: 'Search countries' }).fill('germany');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'This country is still in use and can’t be deleted:',
  );
  await expect(page.getByRole('alertdialog')).toContainText(/\d+ prices: /);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  const mend = await breakCalls(page, '**/api/countries/*', 'GET');
  await rows(page).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('Error loading country. Please try again.')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Country Name').fill('Germania');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/countries\?.*q=germany/);

  const mendList = await breakCalls(page, '**/api/countries?*', 'GET');
  await page.goto('/admin/countries');
  await expect(page.getByText('Error loading countries. Please try again.')).toBeVisible();
  mendList();
  await page.route('**/api/countries?*', route =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No countries found.')).toBeVisible();
});

test('saving a country’s form leaves its shipping fee alone', async ({ page, call, signInAs }) => {
  const { token } = await signInAs('admin');
  const word = newWord();
  const json = { countryCode: word.slice(0, 3), countryName: word, denomination: 'EUR', shippingFee: 4.9 };
  const { data } = await call<Country>('POST', '/api/countries', { json, token });
  await page.goto(`/admin/countries/edit/${data.countryId}`);
  await page.getByLabel('Country Name').fill(`${word} land`);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText(`Country “${word} land” updated.`)).toBeVisible();
  const { data: now } = await call<Country>('GET', `/api/countries/${data.countryId}`, { token });
  expect(now).toMatchObject({ countryName: `${word} land`, shippingFee: 4.9 });
});

test('staff set a delivery time in a country’s form, and take it back by emptying it', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('admin');
  const word = newWord();
  const given = { countryCode: word.slice(0, 3), countryName: `${word} land`, denomination: 'EUR' };
  const { data } = await call<Country>('POST', '/api/countries', { json: given, token });
  const path = `/api/countries/${data.countryId}`;
  const update = page.getByRole('button', { name: 'Update', exact: true });
  const most = page.getByLabel('Most Days');

  await page.goto(`/admin/countries/edit/${data.countryId}`);
  await page.getByLabel('Fewest Days').fill('3');
  await most.fill('2');
  await most.blur();
  await expect(most).toHaveAccessibleDescription(/can’t be below the fewest/);
  await expect(update).toBeDisabled();
  await most.fill('4');
  await page.getByLabel('Order By (Hour)').fill('14');
  await expectNoViolations(page);
  await update.click();
  await expect(page.getByText(`Country “${word} land” updated.`)).toBeVisible();
  const said = { deliveryDaysFrom: 3, deliveryDaysTo: 4, orderBy: 14 };
  expect((await call<Country>('GET', path, { token })).data).toMatchObject(said);

  await page.goto(`/admin/countries/edit/${data.countryId}`);
  for (const label of ['Fewest Days', 'Most Days', 'Order By (Hour)']) await page.getByLabel(label).clear();
  await update.click();
  await expect(page.getByText(`Country “${word} land” updated.`)).toBeVisible();
  const unsaid = { deliveryDaysFrom: null, deliveryDaysTo: null, orderBy: null };
  expect((await call<Country>('GET', path, { token })).data).toMatchObject(unsaid);
});
