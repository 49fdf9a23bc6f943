import type { Page } from '@playwright/test';
import { errorList, newEmail, placeOrder, thanks } from './checkout-test.ts';
import { expectFocusInView, pressAt, setTextSize, type TextSize, tabTo, typeAt } from './keyboard-walk.ts';
import { expect, test } from './market-test.ts';
import { readThrough } from './read-aloud.ts';
import { GERMAN_ADDRESS } from './typed-address.ts';

/** Text twice as large in a window of 640 px leaves room for as much as one of 320 px. */
const WINDOWS: Record<string, Window> = {
  'at 320 px': { size: { width: 320, height: 640 }, text: '100 %' },
  'with text at 200 %': { size: { width: 640, height: 1280 }, text: '200 %' },
  'at 320 px with text at 200 %': { size: { width: 320, height: 640 }, text: '200 %' },
};

type Window = { size: { width: number; height: number }; text: TextSize };

const BOTTLE = 'Insulated Bottle 500 ml';

async function setUp(page: Page, { size, text }: Window) {
  await page.setViewportSize(size);
  await setTextSize(page, text);
}

for (const [name, window] of Object.entries(WINDOWS)) {
  test(`a whole purchase by keyboard alone ${name}, read through by a screen reader`, async ({
    page,
    ordersOf,
  }) => {
    const email = newEmail();
    const main = page.getByRole('main');
    await setUp(page, window);

    await page.goto('/');
    await readThrough(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await pressAt(page, main.getByRole('link', { name: 'Travel', exact: true }).first());

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel');
    await expect(main).toBeFocused();
    await readThrough(page);
    await pressAt(
      page,
      main
        .getByRole('article')
        .getByRole('link', { name: new RegExp(`^${BOTTLE}`) })
        .first(),
    );

    await expect(page.getByRole('heading', { level: 1 })).toContainText(BOTTLE);
    const colours = main.getByRole('radiogroup', { name: 'Colour' });
    const chalk = colours.getByRole('radio', { name: 'Chalk' });
    await tabTo(page, colours.getByRole('radio', { checked: true }));
    await tabTo(page, chalk, 'ArrowRight');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${BOTTLE}, chalk`);
    await expect(chalk).toBeFocused();
    await expectFocusInView(page);
    await readThrough(page);
    await tabTo(page, main.getByLabel('Quantity'));
    await page.keyboard.press('ArrowUp');
    await pressAt(page, main.getByRole('button', { name: `Add To Cart: ${BOTTLE}, chalk` }), 'Space');
    const panel = page.getByRole('region', { name: 'Your cart' });
    await expect(panel.getByRole('status')).toHaveText(`2 × ${BOTTLE}, chalk is in your cart.`);
    await expectFocusInView(page);
    await readThrough(page);
    await pressAt(page, panel.getByRole('link', { name: 'View cart' }));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cart/);
    await readThrough(page);
    await tabTo(page, main.getByLabel(`Quantity: ${BOTTLE}, chalk`));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart1 item');
    await pressAt(page, main.getByRole('link', { name: 'Proceed to Checkout' }));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await readThrough(page);
    await typeAt(page, main.getByLabel('E-mail'), email);
    for (const [label, text] of Object.entries({ ...GERMAN_ADDRESS, Postcode: '1096' }))
      await typeAt(page, main.getByLabel(label, { exact: true }), text);
    await tabTo(page, main.getByRole('radio', { name: /^Direct bank transfer/ }));
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
    await pressAt(page, placeOrder(page), 'Space');

    await expect(errorList(page)).toBeFocused();
    await expectFocusInView(page);
    await expect(errorList(page)).toHaveAccessibleDescription('Enter a postcode such as 10115');
    await readThrough(page);
    await pressAt(page, errorList(page).getByRole('link'));
    const postcode = main.getByLabel('Postcode');
    await expect(postcode).toBeFocused();
    await expectFocusInView(page);
    await expect(postcode).toHaveAccessibleDescription('Enter a postcode such as 10115');
    await typeAt(page, postcode, '10969');
    await tabTo(page, main.getByLabel('Address', { exact: true }), 'Shift+Tab');
    await pressAt(page, placeOrder(page), 'Space');

    await expect(thanks(page)).toBeVisible();
    await expect(main).toBeFocused();
    await readThrough(page);
    await pressAt(page, main.getByRole('link', { name: 'Keep this order in an account' }));
    await expect(page).toHaveURL('/signup');
    expect(await ordersOf(email)).toMatchObject([{ payment: 'cash-on-delivery' }]);
  });
}
