import type { Message } from '../../functions/content/messages/contract.ts';
import { demoSession } from '../support/demo-session.ts';
import { expect, test } from './shop-test.ts';

test('six projects, each with its story and a link to the next', async ({ page }) => {
  await page.goto('/projects');
  const gallery = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(gallery).toHaveCount(6);
  await page.getByRole('link', { name: 'Undyed' }).click();
  await expect(page).toHaveURL('/projects-details/undyed');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What we wanted');
  const more = page.getByRole('navigation', { name: 'More projects' });
  await more.getByRole('link', { name: /Next project/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seven price lists' })).toBeVisible();
  await page.goto('/projects-details');
  await expect(page.getByRole('heading', { level: 1, name: 'Seven price lists' })).toBeVisible();
});

test('an unknown project is a real 404', async ({ page, expectedFaults }) => {
  expectedFaults.push(/status of 404/);
  expect((await page.goto('/projects-details/no-such-project'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a complete message arrives in the shop’s inbox', async ({ page, call }) => {
  await page.goto('/contact?subject=A%20spare%20part');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Contact/);
  const main = page.getByRole('main');
  for (const word of ['12 Noon Street', 'hello@meridian.example', '+44 20 7946 0024'])
    await expect(main.getByText(word)).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('A spare part');

  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  const email = `guest-${crypto.randomUUID()}@example.com`;
  await page.getByLabel('Name').fill('Maria Lang');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('+49 30 1234567');
  await page.getByLabel('Message').fill('Do you sell the lid by itself?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByRole('status')).toContainText('We’ve received your message');

  const { token } = await demoSession(call, 'staff');
  const { data } = await call<Message[]>('GET', `/api/messages?q=${email}`, { token });
  expect(data).toMatchObject([{ kind: 'contact', name: 'Maria Lang', subject: 'A spare part' }]);
});

test.describe('coming soon', () => {
  const timer = /days and .* hours? left/;

  test('counts down to the set date, then opens', async ({ page }) => {
    await page.clock.install({ time: '2027-03-18T10:30:00Z' });
    await page.goto('/coming-soon');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByText('Opens on 20 Mar 2027')).toBeVisible();
    const countdown = page.getByRole('timer', { name: timer });
    await expect(countdown).toHaveText(/^02days01hours/);
    await page.clock.pauseAt('2027-03-20T11:59:58Z');
    await expect(countdown).toHaveText('00days00hours00minutes02seconds');
    await page.clock.runFor(1000);
    await expect(countdown).toHaveText('00days00hours00minutes01seconds');
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { level: 1, name: 'We’re open' })).toBeVisible();
  });

  test('takes an address, and links to the shop’s other channels', async ({ page }) => {
    await page.goto('/coming-soon');
    await page.getByLabel('E-mail').fill(`guest-${crypto.randomUUID()}@example.com`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'the confirmation email is in its log',
    );
    const social = page.getByRole('navigation', { name: 'Find us elsewhere' });
    await social.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes from the shop.' })).toBeVisible();
  });

  test('shows the date without JavaScript', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.url}/coming-soon`);
    await expect(page.getByText('at noon GMT')).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
    await context.close();
  });
});
