import { FILLED_IN } from '../../functions/contracts/honeypot.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import { anOrder } from '../support/factories.ts';
import { loseAnswers, newWord } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const MAY_BE_DONE =
  'The shop didn’t respond. It may still have been done. Try again; it won’t be done twice.';

test.beforeEach(({ expectedFaults }) => {
  expectedFaults.push(/ERR_CONNECTION_RESET/);
});

test('an order step whose response was lost is made once, and attributed to no one else', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  await signInAs('staff');
  const json = anOrder('DE', [{ productCode: 1, quantity: 1 }]);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  const mend = await loseAnswers(page, '**/moves', 'POST');
  await page.goto(`/admin/orders/${orderNumber}`);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Mark as paid' });
  await dialog.getByLabel('Note to the customer').fill('Received');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText(MAY_BE_DONE);
  mend();
  await confirm.click();
  await expect(page.getByText(`Order ${orderNumber} marked as paid.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('already')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(/Paid.*by staff.*Received/);
});

test('a message moved or deleted without a response is done, and repeating it says so', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 4(04|12)/);
  await signInAs('staff');
  const email = `${newWord()}@example.com`;
  const question = { kind: 'contact', name: 'Ada', email, subject: 'Lid', message: 'Which?', ...FILLED_IN };
  const { messageId } = (await call<{ messageId: string }>('POST', '/api/messages', { json: question })).data;
  const read = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && answer.url().includes(messageId),
  );
  await page.goto(`/admin/messages/${messageId}`);
  await read;
  const mendMoves = await loseAnswers(page, `**/api/messages/${messageId}`, 'PUT');
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('alert')).toHaveText(MAY_BE_DONE);
  mendMoves();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Archived.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move to inbox' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  const mendDeleting = await loseAnswers(page, `**/api/messages/${messageId}`, 'DELETE');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText(MAY_BE_DONE);
  mendDeleting();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/admin\/messages(\?|$)/);
  await expect(page.getByText(/Ada, Lid.* deleted\./)).toBeVisible();
});

test('an unanswered moderation may have been saved, whatever was asked before', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 404/);
  const word = newWord();
  const comment = { comment: word, name: 'Ada', email: `${word}@example.com`, ...FILLED_IN };
  await call('POST', '/api/posts/coffee-in-four-minutes/comments', { json: comment });
  const { token } = await signInAs('staff');
  const found = async () =>
    (await call<{ state: string }[]>('GET', `/api/comments?q=${word}`, { token })).data.map(
      ({ state }) => state,
    );
  const mend = await loseAnswers(page, '**/api/comments/*', 'PUT');
  await page.goto(`/admin/comments?q=${word}`);
  await page.getByRole('button', { name: 'Approve the comment by Ada' }).click();
  await expect(page.getByText(`Comment by Ada: ${MAY_BE_DONE}`)).toBeVisible();
  expect(await found()).toEqual(['approved']);
  mend();
  await expect(page.getByRole('button', { name: 'Approve the comment by Ada' })).toBeHidden();

  const mendDeleting = await loseAnswers(page, '**/api/comments/*', 'DELETE');
  await page.getByRole('button', { name: 'Delete the comment by Ada' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(MAY_BE_DONE);
  mendDeleting();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Comment by Ada deleted.')).toBeVisible();
  expect(await found()).toEqual([]);
});
