import { expect, test } from './shop-test.ts';

const PAGES = [
  '/about',
  '/services',
  '/services-details',
  '/services-details/returns',
  '/team',
  '/pricing',
  '/faq',
  '/privacy',
];

test('every page has its title, canonical address and metadata for search engines', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }), path).toBeVisible();
    titles.add(await page.title());
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length, path).toBeGreaterThanOrEqual(50);
    expect(description?.length, path).toBeLessThanOrEqual(160);
    expect(await page.locator('script[type="application/ld+json"]').first().textContent(), path).toContain(
      'BreadcrumbList',
    );
  }
  expect(titles.size).toBe(PAGES.length);
});

test('no link on these pages is dead', { tag: '@deep' }, async ({ page, request }) => {
  const paths = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const links = page.locator('a[href^="/"]');
    for (const href of await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? '')))
      paths.add(href);
  }
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('the footer links to the pages, and every service to its own page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'More than products.' })).toBeVisible();
  const services = ['Delivery', 'Returns', 'Repairs', 'Price lists', 'Gift wrapping', 'Business orders'];
  for (const name of services) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect(page).toHaveURL('/services');
  }
});

test('services-details without a name shows the first service; an unknown one is a real 404', async ({
  page,
  expectedFaults,
}) => {
  await page.goto('/services-details');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/services-details\/delivery$/,
  );
  await expect(page.getByText('30.00 in your country’s currency')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Other services' })
    .getByRole('link', { name: 'Repairs' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repairs' })).toBeVisible();

  expectedFaults.push(/status of 404/);
  const answer = await page.goto('/services-details/no-such-service');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

for (const [width, columns] of [
  [1280, 3],
  [360, 2],
] as const) {
  test(`the portraits are in ${columns} columns at ${width} px`, { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/team');
    const portraits = page.getByRole('main').getByRole('img');
    await expect(portraits).toHaveCount(6);
    const edges = await portraits.evaluateAll(all => all.map(one => one.getBoundingClientRect().left));
    expect(new Set(edges).size).toBe(columns);
  });
}

test('plans and answers promise only what the shop does', async ({ page }) => {
  for (const path of ['/pricing', '/faq', '/services-details/business-orders']) {
    await page.goto(path);
    const promised =
      /on loan|set aside|one invoice|desk that|invoice for everything|invoiced .* each month|coupon for the delivery/i;
    await expect(page.getByRole('main')).not.toContainText(promised);
  }
});

test('both plans state their monthly price and link to an email that names them', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('main')).toContainText('€56');
  await expect(page.getByRole('main')).toContainText('€70');
  for (const name of ['Shop window', 'Whole house']) {
    const to = await page.getByRole('link', { name: `Ask for ${name}` }).getAttribute('href');
    expect(to).toBe(`/contact?subject=${encodeURIComponent(`Membership: ${name}`)}`);
  }
});

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/faq');
  const question = page.getByText('What are PV and PQ?');
  const answer = page.getByText('Points you earn with a product');
  await expect(answer).toBeHidden();
  await question.locator('xpath=ancestor::summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('the about page shows the shop’s own figures', async ({ page, call }) => {
  const count = async (path: string) => (await call<unknown[]>('GET', path)).data.length;
  await page.goto('/about');
  const figure = (name: string) =>
    page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${name}"]`) });
  await expect(figure('products')).toHaveText(String(await count('/api/products')));
  await expect(figure('categories')).toHaveText(String(await count('/api/categories')));
  await expect(figure('countries')).toHaveText(String(await count('/api/countries')));
});

test('the newsletter field requires, validates and accepts an address', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/about');
  const address = page.getByRole('main').getByLabel('E-mail');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('E-mail is required');
  await address.fill(`reader-${crypto.randomUUID()}@example.com`);
  await subscribe.click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'the confirmation email is in its log',
  );
  await expect(address).toHaveValue('');
});

test('a question form says what is missing, then sends', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Maria Lang');
  await main.getByLabel('E-mail').fill('maria@');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByLabel('E-mail')).toBeFocused();
  await expect(main.getByLabel('Message')).toHaveAccessibleDescription('Message is required');
  await main.getByLabel('E-mail').fill('maria@example.com');
  await main.getByLabel('Message').fill('Does the lamp come with a bulb?');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByRole('status')).toContainText('Thank you. We’ve received your question.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read and questions opened', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.goto('/faq');
    await page.getByText('Do I need an account?').click();
    await expect(page.getByText('As a guest, you can view your order')).toBeVisible();
  });
});
