import { expectNoViolations } from './axe.ts';
import { test as base, expect, shopAfter } from './shop-test.ts';

const test = base.extend({ shop: shopAfter(async () => {}) });
test.use({ viewport: { width: 1280, height: 800 } });

test('staff edit a page: visitors see it at once, and the change can be undone', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff');
  await page.goto('/admin/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Edit Team' }).click();
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
  await expect(heading).toHaveValue('Six roles, no names.');
  await expectNoViolations(page);
  await heading.fill('Seven of us.');
  const add = page.getByRole('button', { name: 'Add to Team' });
  await add.click();
  await page.getByText('Team 7').click();
  await page.getByRole('button', { name: 'Update Page' }).click();
  await expect(page.getByText('Name or role is required')).toBeVisible();
  await page.getByRole('group').getByLabel('Name or role').last().fill('Night watch');
  await page.getByRole('button', { name: 'Update Page' }).click();
  await expect(page.getByText('Page “Team” updated.')).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto('/team');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Seven of us.');
  await expect(visitor.getByRole('heading', { name: 'Night watch' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'A drawn portrait for the role of Buying' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/undone/i).first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Six roles, no names.');
});

test('the shop’s name appears in the back office as soon as it is saved', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/settings');
  await page.getByLabel('Shop name').fill('Kiosk');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('link', { name: 'Kiosk, dashboard' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText('Copyright © 2025 Kiosk. Admin Panel');
  await expect(page).toHaveTitle('Settings · Kiosk admin');
  await page.goto('/admin/categories');
  await expect(page).toHaveTitle('Category Management · Kiosk admin');
  await expect(page.locator('body')).not.toContainText('Meridian');
});

test('an empty field leaves no heading', async ({ page, call, signInAs }) => {
  const { token } = await signInAs('staff');
  for (const [name, emptied] of [
    ['about', { statement: '', quotesHeading: '' }],
    ['home', { quotesHeading: '' }],
    ['pricing', { startHeading: '' }],
  ] as const) {
    const { data } = await call<{ content: object }>('GET', `/api/pages/${name}`);
    const put = (content: object) => call('PUT', `/api/pages/${name}`, { json: { content }, token });
    expect((await put({ ...data.content, ...emptied })).status).toBe(200);
    await page.goto(name === 'home' ? '/' : `/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('h2:empty, [aria-labelledby=""]'), name).toHaveCount(0);
    await put(data.content);
  }
});
