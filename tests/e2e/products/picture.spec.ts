import type { Product } from '../../../functions/catalog/products/contract.ts';
import { brokenPicture, hand, noPicture, photo, turnedPhoto } from '../picture-files.ts';
import { expect, pictureInput, preview, test } from './product-test.ts';

const MB = 1024 * 1024;

test.describe('the product picture', () => {
  test.beforeEach(async ({ page, makeCategories, makeProduct }) => {
    const { productCode } = await makeProduct(await makeCategories());
    await page.goto(`/admin/products/edit/${productCode}`);
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  });

  test('smaller sizes are made in the browser: WebP, upright, never enlarged', async ({ page, call }) => {
    await pictureInput(page).setInputFiles(await turnedPhoto(page));
    await expect(page.getByText('600 × 900')).toBeVisible();
    await expect(page.getByText(/1 smaller size$/)).toBeVisible();
    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Update Product' }).click();
    const product = (await (await saved).json()) as Product;
    expect(product).toMatchObject({ productPictureWidth: 600, productPictureHeight: 900 });
    expect(product.productPictureSrcset).toMatch(/\.jpg 600w, \S+-400\.webp 400w$/);
    const small = /(\S+) 400w$/.exec(product.productPictureSrcset ?? '')?.[1] ?? '';
    expect((await call('GET', small)).headers.get('Content-Type')).toBe('image/webp');
  });

  test('an oversized photo is made smaller while the user keeps typing', { tag: '@deep' }, async ({
    page,
  }) => {
    await pictureInput(page).setInputFiles(photo('huge.png', { width: 2400, height: 1800, bytes: 12 * MB }));
    await expect(preview(page)).toBeVisible();
    await page.getByLabel('Product Name').fill('Typed meanwhile');
    await expect(page.getByText(/2400 × 1800 · resized: .+ · \d smaller sizes/)).toBeVisible();
    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Update Product' }).click();
    const product = (await (await saved).json()) as Product;
    expect(product.productPicture).toMatch(/\.webp$/);
    expect(product.productName).toBe('Typed meanwhile');
  });

  test('an unsupported file is explained before sending, and the current picture stays', async ({ page }) => {
    let sent = 0;
    page.on('request', request => {
      if (request.method() === 'PUT') sent += 1;
    });
    await hand(page, 'paste', [photo('first.png')]);
    await expect(page.getByText('first.png')).toBeVisible();
    const refused = [
      [noPicture, 'This is not a JPEG, PNG, WebP, AVIF or GIF picture'],
      [brokenPicture, 'The picture is damaged. Save it again and upload the new file'],
      [{ ...noPicture, buffer: Buffer.alloc(0) }, 'The picture is empty'],
      [{ ...noPicture, buffer: Buffer.alloc(61 * MB) }, 'The file has 61 MB; the limit is 60'],
    ] as const;
    for (const [file, words] of refused.slice(0, 3)) {
      await hand(page, 'drop', [file]);
      await expect(pictureInput(page)).toHaveAccessibleDescription(words);
      await expect(page.getByText('first.png')).toBeVisible();
    }
    for (const [, words] of refused.slice(3)) {
      await page.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(61 * 1024 * 1024)], 'heavy.png'));
        window.dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer: data }));
      });
      await expect(pictureInput(page)).toHaveAccessibleDescription(words);
    }
    expect(sent).toBe(0);
    await hand(page, 'drop', [photo('one.png'), photo('two.png')]);
    await expect(pictureInput(page)).toHaveAccessibleDescription(/Choose only one picture.*two\.png/);
    await expect(page.getByText('one.png', { exact: true })).toBeVisible();
  });

  test('a cancelled upload saves nothing, and the next one succeeds', async ({ page, call }) => {
    const path = `/api/products/${await page.getByLabel('Code', { exact: true }).inputValue()}`;
    let holds = true;
    await page.route(`**${path}`, async route => {
      if (route.request().method() === 'PUT' && holds) return;
      await route.fallback();
    });
    await pictureInput(page).setInputFiles(photo());
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(pictureInput(page)).toHaveAccessibleDescription('Upload cancelled. Nothing was saved');
    await expect(pictureInput(page)).toBeFocused();
    expect((await call<Product>('GET', path)).data.productPicture).toBe(null);
    holds = false;
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText(/updated\.$/)).toBeVisible();
    expect((await call<Product>('GET', path)).data.productPictureWidth).toBe(1000);
  });

  test('a browser that cannot encode WebP sends only the original', { tag: '@deep' }, async ({ page }) => {
    await page.route('**/assets/sizes.worker*', async route => {
      const answer = await route.fetch();
      const without = `OffscreenCanvas.prototype.convertToBlob = async () => new Blob([], { type: 'image/png' });`;
      await route.fulfill({ response: answer, body: without + (await answer.text()) });
    });
    await pictureInput(page).setInputFiles(photo());
    await expect(page.getByText(/1000 × 800 · [\d.]+ KB$/)).toBeVisible();
    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Update Product' }).click();
    expect(await (await saved).json()).toMatchObject({
      productPictureWidth: 1000,
      productPictureSrcset: null,
    });
  });

  test('a server error appears at the field; an expired sign-in leads to the login', async ({
    page,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 4(22|01)/);
    let status = 422;
    await page.route('**/api/products/*', async route => {
      if (route.request().method() !== 'PUT') return await route.fallback();
      await route.fulfill({
        status,
        json: { errors: [{ path: 'Image', message: 'The picture is cut off' }] },
      });
    });
    await pictureInput(page).setInputFiles(photo());
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(pictureInput(page)).toHaveAccessibleDescription('The picture is cut off');
    status = 401;
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(
      page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByLabel('Password')),
    ).toBeVisible();
  });
});
