import type { Quote } from '../../functions/ordering/cart/contract.ts';
import type { ShippingFee } from '../../functions/ordering/shipping/contract.ts';
import type { Settings } from '../../functions/settings/contract.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });
// There is only one shop to configure, so the tests run one after another.
test.describe.configure({ mode: 'serial' });

const AS_BUILT = { shopName: '', phone: '', social: [], openingDay: '' };

test('an admin’s settings appear in the shop; unsaved edits survive; emptied ones revert to the default', async ({
  page,
  signInAs,
  call,
}) => {
  const { token } = await signInAs('admin');
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Shop name')).toHaveAttribute('placeholder', 'Meridian');
  await page.getByLabel('Shop name').fill('Noon & Sons');
  await page.getByLabel('Phone', { exact: true }).fill('call me');
  await page.getByLabel('Opening day').fill('2031-02-28');

  const add = page.getByRole('button', { name: 'Add a link' });
  for (const [number, name, address] of [
    [1, 'Pictures', 'pictures.example'],
    [2, 'Chat', 'javascript:alert(1)'],
  ] as const) {
    await add.press('Enter');
    await expect(page.getByRole('group', { name: `Link ${number}` }).getByLabel('Name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(address);
  }
  await page.getByRole('button', { name: 'Move link 2 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move link 1 down' })).toBeFocused();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(/can have digits/);
  const first = page.getByRole('group', { name: 'Link 1' });
  await expect(first.getByLabel('Address')).toHaveAccessibleDescription(/must look like https/);

  await page.getByRole('link', { name: 'Shipping' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('+49 30 1234567');
  await first.getByLabel('Address').fill('chat.example/noon');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(first.getByLabel('Address')).toHaveValue('https://chat.example/noon');

  await page.getByRole('link', { name: 'View shop' }).click();
  await expect(page).toHaveTitle('One shop for many countries – Noon & Sons');
  await expect(page.getByRole('link', { name: 'Noon & Sons, home' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '+49 30 1234567' })).toBeVisible();
  await page.goto('/coming-soon');
  const social = page.getByRole('navigation', { name: 'Find us elsewhere' }).getByRole('link');
  await expect(social).toHaveText(['Chat', 'Pictures']);
  await expect(page.getByText(/Opens on (28 Feb 2031|Feb 28, 2031)/)).toBeVisible();

  await call('PUT', '/api/settings', { json: AS_BUILT, token });
  await page.goto('/contact');
  await expect(page).toHaveTitle('Contact – Meridian');
});

for (const width of [360, 1280]) {
  test(`at ${width} px an admin sets the brand and returns policy for search engines`, async ({
    page,
    signInAs,
    call,
  }) => {
    const { token } = await signInAs('admin');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/settings');
    const part = page.getByRole('region', { name: 'Search engines' });
    await expect(part.getByLabel('Brand')).toHaveAttribute('placeholder', 'Meridian');
    await page.getByLabel('Shop name').fill('Noon & Sons');
    await expect(part.getByLabel('Brand')).toHaveAttribute('placeholder', 'Noon & Sons');
    await page.getByLabel('Shop name').fill('');
    await part.getByLabel('Days to return').fill('a month');
    await part.getByLabel('Return postage').selectOption('The customer');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(part.getByLabel('Days to return')).toBeFocused();
    await part.getByLabel('Days to return').fill('30');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    const returns = async () => {
      const { returnDays, returnPostage } = (await call<Settings>('GET', '/api/settings')).data;
      return { returnDays, returnPostage };
    };
    expect(await returns()).toEqual({ returnDays: 30, returnPostage: 'customer' });
    await page.reload();
    await expect(part.getByLabel('Days to return')).toHaveValue('30');
    const rightmost = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(rightmost).toBeLessThanOrEqual(width);

    await part.getByLabel('Days to return').fill('');
    await part.getByLabel('Return postage').selectOption('Not set');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect.poll(returns).toEqual({ returnDays: null, returnPostage: null });
    await call('PUT', '/api/settings', { json: { brand: '' }, token });
  });
}

test('two admins at once: both versions are shown, and the choice decides', { tag: '@deep' }, async ({
  page,
  signInAs,
  call,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 412/);
  const { token } = await signInAs('admin');
  await page.goto('/admin/settings');
  await page.getByLabel('About the shop').fill('Mine');
  await call('PUT', '/api/settings', { json: { blurb: 'Theirs' }, token });
  await page.getByRole('button', { name: 'Save Settings' }).click();
  const panel = page.getByRole('region', { name: /Someone else changed this/ });
  await expect(panel.getByRole('row', { name: /About the shop Mine Theirs/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  expect((await call<Settings>('GET', '/api/settings')).data.blurb).toBe('Mine');
  await call('PUT', '/api/settings', { json: { blurb: '' }, token });
});

test('a saved fee applies in the cart; one that someone else changed is shown next to mine', async ({
  page,
  signInAs,
  call,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 412/);
  const { token } = await signInAs('admin');
  await page.goto('/admin/settings/shipping');
  const germany = page.getByLabel('Shipping fee for Germany in EUR');
  await expect(germany).toHaveValue('30.00');
  await germany.fill('4.999');
  await page.getByRole('button', { name: 'Save Shipping Fees' }).click();
  await expect(germany).toHaveAccessibleDescription('Shipping fee can have at most two decimals');
  await germany.fill('4,9');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save Shipping Fees' }).click();
  await expect(page.getByText('Shipping fees saved.')).toBeVisible();
  await expect(germany).toHaveValue('4.90');
  const json = { country: 'DE', lines: [{ productCode: 1, quantity: 1 }] };
  expect((await call<Quote>('POST', '/api/cart/quote', { json })).data.shipping).toBe(4.9);

  const listed = async () =>
    (await call<ShippingFee[]>('GET', '/api/settings/shipping', { token })).data.filter(({ countryCode }) =>
      ['DE', 'CH'].includes(countryCode),
    );
  const fees = (await listed()).map(fee => ({ ...fee, shippingFee: 9 }));
  await call('PUT', '/api/settings/shipping', { json: { fees }, token });
  await germany.fill('30,00 €');
  await page.getByRole('button', { name: 'Save Shipping Fees' }).click();
  const panel = page.getByRole('region', { name: /Someone else changed this/ });
  await expect(panel.getByRole('row', { name: /Germany 30.00 EUR 9.00 EUR/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Shipping fees saved.').last()).toBeVisible();
  // Values changed elsewhere and not here stay.
  await expect(page.getByLabel('Shipping fee for Switzerland in CHF')).toHaveValue('9.00');
  expect((await listed()).map(({ countryCode, shippingFee }) => [countryCode, shippingFee])).toEqual([
    ['DE', 30],
    ['CH', 9],
  ]);
});

test('an admin chooses who is notified of new orders, and undoes it', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/settings/orders');
  const recipient = page.getByLabel('Send new orders to');
  for (const address of ['orders@example.com', '']) {
    await recipient.fill(address);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Settings saved.').last()).toBeVisible();
    await page.reload();
    await expect(recipient).toHaveValue(address);
  }
});

test('staff see the settings of their browser and no others', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('staff');
  await page.goto('/admin/settings');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  await expect(page.getByLabel('Shop name')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Settings' })).toHaveCount(0);
  await page.goto('/admin/settings/shipping');
  await expect(page).toHaveURL('/forbidden');
});
