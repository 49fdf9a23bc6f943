import type { Message } from '../../functions/content/messages/contract.ts';
import { expectNoViolations } from './axe.ts';
import { breakCalls, newWord, rows } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a visitor writes; staff see it unread, reply by email, archive it, and mark junk as junk', async ({
  page,
  call,
  shop,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  const word = newWord();
  const email = `${word}@example.com`;
  await page.goto('/contact');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Zoë Brandt');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Subject').fill(`Lid ${word}`);
  await form.getByLabel('Message').fill('Do you sell it?\nBy itself?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toContainText('We’ve received your message');

  const { token } = await signInAs('staff');
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /unread message/ })).toBeVisible();
  await page.getByRole('link', { name: /^Messages \d+ waiting$/ }).click();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(word);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Unread.*Zoë Brandt.*Lid.*Do you sell it/);
  await expectNoViolations(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Lid ${word}` })).toBeVisible();
  const found = async () => (await call<Message[]>('GET', `/api/messages?q=${word}`, { token })).data[0];
  await expect.poll(async () => (await found())?.readAt).toEqual(expect.any(String));

  const reply = page.getByLabel('Your reply');
  const send = page.getByRole('button', { name: 'Send reply' });
  await send.click();
  await expect(reply).toHaveAccessibleDescription(/Text is required/);
  await reply.fill('Yes, in black.');
  const mend = await breakCalls(page, '**/replies', 'POST');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Not available');
  await expect(reply).toHaveValue('Yes, in black.');
  mend();
  await send.click();
  await expect(page.getByText(`Reply sent to ${email}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reply', exact: true })).toContainText('Yes, in black.');
  await expectNoViolations(page);
  expect(shop.output()).toMatch(new RegExp(`to ${email}: Re: Lid[^✉]*Yes, in black[^✉]*> By itself`));

  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Archived.')).toBeVisible();
  await expect(page.getByText(/Moved by staff/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByLabel('Where').selectOption('Archived');
  await expect(rows(page)).toContainText('Replied');

  await page.getByRole('checkbox', { name: /^Select Zoë Brandt/ }).check();
  await page.getByRole('button', { name: 'Junk' }).click();
  await expect(page.getByText('1 message marked as junk.')).toBeVisible();
  await page.getByLabel('Where').selectOption('Junk');
  await expect(page.getByText('Junk is deleted after 30 days')).toBeVisible();
  await page.getByRole('link', { name: /^View Zoë Brandt/ }).click();
  await page.getByRole('button', { name: 'Not junk' }).click();
  await expect(page.getByText('Moved to the inbox.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?/);
  await page.getByLabel('Where').selectOption('Inbox');
  await expect(rows(page)).toContainText('Unread');
  await page.getByRole('button', { name: /^Delete Zoë Brandt/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/^Message .* deleted\.$/)).toBeVisible();
  expect(await found()).toBeUndefined();
});

test('an address is confirmed by email, unsubscribes with one click, and staff see its state', async ({
  page,
  shop,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const email = `${newWord()}@example.com`;
  await page.goto('/about');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(email);
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByRole('status')).toContainText('the confirmation email is in its log');
  await expect.poll(() => shop.output()).toContain(`to ${email}: Please confirm`);
  const message = () => shop.output().split(`to ${email}:`).at(-1) ?? '';
  const link = (what: string) => new RegExp(`http\\S+/newsletter#${what}=\\S+`).exec(message())?.[0] ?? '';

  await page.goto('/newsletter#confirm=spent');
  const confirm = page.getByRole('button', { name: 'Confirm the address' });
  await confirm.click();
  await expect(page.getByText('This link has expired or is incomplete')).toBeVisible();
  await page.goto(link('confirm'));
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed.' })).toBeVisible();
  await expectNoViolations(page);
  await page.goto(link('unsubscribe'));
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed.' })).toBeVisible();
  await expect(main.getByRole('status').first()).toContainText(`We won’t send any more emails to ${email}`);
  await page.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(page.getByText('the confirmation email is in its log')).toBeVisible();
  await expect(page).toHaveURL('/newsletter');

  await signInAs('staff');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Subscribers' }).click();
  await page.getByLabel('State').selectOption('Confirmed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export confirmed' }).click();
  expect((await download).suggestedFilename()).toMatch(/^subscribers-.*\.csv$/);
  await page.getByLabel('State').selectOption('Not confirmed');
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(email);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Newsletter page');
  await expectNoViolations(page);
  await page.getByRole('checkbox', { name: `Select ${email}` }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('can’t be undone');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 subscriber deleted.')).toBeVisible();
});
