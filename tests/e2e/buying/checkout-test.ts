import type { Page } from '@playwright/test';
import { expect } from './market-test.ts';
import { TYPED_ADDRESS } from './typed-address.ts';

export const newEmail = () => `${crypto.randomUUID()}@example.com`;
export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
export const thanks = (page: Page) => page.getByText('Thank you. Your order is placed.');

/** The list of what is wrong, above the form. */
export const errorList = (page: Page) => page.getByRole('group', { name: /^Please correct/ });
/** Opens what is folded at checkout. */
export const open = (page: Page, what: 'Have a code?' | 'Add a note' | 'Add company') =>
  page.getByText(what, { exact: true }).click();

export async function fill(page: Page, email: string, address: Record<string, string> = TYPED_ADDRESS) {
  await expect(placeOrder(page)).toBeEnabled();
  for (const [label, text] of Object.entries({ ...address, 'E-mail': email })) {
    await page.getByLabel(label, { exact: true }).filter({ visible: true }).fill(text);
  }
}

/** The order is placed, but neither its response nor the lookup arrives. */
export async function placeUnanswered(page: Page) {
  await page.route('**/api/orders', async route => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/orders/sent*', route => route.abort());
  await placeOrder(page).click();
  await expect(page.getByText('We couldn’t reach the shop.')).toBeVisible();
  await page.unroute('**/api/orders');
  await page.unroute('**/api/orders/sent*');
}
