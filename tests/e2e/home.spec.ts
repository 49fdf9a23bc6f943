import type { Page } from '@playwright/test';
import type { Product } from '../../functions/catalog/products/contract.ts';
import type { Message } from '../../functions/content/messages/contract.ts';
import type { Country } from '../../functions/pricing/countries/contract.ts';
import { cardName } from '../support/card-name.ts';
import { expect, test } from './shop-test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the home page hydrates without requests, the parts below the fold last', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const html = await (await page.goto('/'))?.text();
  await expect(page).toHaveTitle(/Meridian/);
  await page.waitForLoadState('networkidle');
  expect(asked.filter(path => path.startsWith('/api/'))).toEqual([]);
  expect(asked.filter(path => /admin|zod|hook-form/.test(path))).toEqual([]);
  expect(asked.filter(path => path.includes('lower-half'))).toHaveLength(1);
  expect(html?.match(/<link rel="later"[^>]*lower-half/)).toBeNull();
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i);
});

test('every link on the home page works', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  for (const start of ['/departments/', '/services-details/', '/projects-details/']) {
    expect(hrefs.filter(href => href.startsWith(start)).length, start).toBeGreaterThanOrEqual(4);
  }
  for (const href of new Set(hrefs.filter(href => !href.startsWith('/cart')))) {
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test.describe('what the home page says about the shop is true', () => {
  for (const country of ['DE', 'JP']) {
    test(`in ${country}`, async ({ page, context, call, baseURL }) => {
      const total = async (path: string) =>
        Number(
          (await call('GET', `${path}${path.includes('?') ? '&' : '?'}pageSize=1`)).headers.get(
            'X-Total-Count',
          ),
        );
      const [all, sold, inStock, departments, countries] = await Promise.all([
        total('/api/products'),
        total(`/api/products?sold=true&country=${country}`),
        total(`/api/products?inStock=true&country=${country}`),
        total('/api/categories'),
        call<Country[]>('GET', '/api/countries'),
      ]);
      const newest = `/api/products?sold=true&grouped=true&country=${country}&sort=-createdAt&page=1&pageSize=8`;
      const [{ data: bestsellers }, { data: products }] = await Promise.all([
        call<Product[]>('GET', `/api/products/bestsellers?country=${country}`),
        call<Product[]>('GET', newest),
      ]);

      await context.addCookies([{ name: 'country', value: country, url: baseURL ?? '' }]);
      await page.goto('/');
      const figures = section(page, 'The shop in numbers');
      await expect(figures.getByRole('definition')).toHaveText([
        `${all}`,
        `${departments}`,
        `${countries.data.length}`,
        `${new Set(countries.data.map(({ denomination }) => denomination)).size}`,
      ]);
      const rings = section(page, 'How we’re doing').getByRole('listitem');
      await expect(rings.nth(0)).toContainText(`${Math.floor((100 * sold) / all)}%`);
      await expect(rings.nth(0)).toContainText(`${sold} of ${all}`);
      await expect(rings.nth(1)).toContainText(`${Math.floor((100 * inStock) / sold)}%`);
      await expect(rings.nth(1)).toContainText(`${inStock} of ${sold}`);
      const namesIn = (name: string) => section(page, name).getByRole('heading', { level: 3 });
      const best = bestsellers.map(cardName);
      expect(best).toHaveLength(4);
      await expect(namesIn('Bestsellers')).toHaveText(best);
      const others = products.map(cardName).filter(name => !best.includes(name));
      await expect(namesIn('New arrivals')).toHaveText(others.slice(0, 4));
    });
  }
});

test('the home page shows what is sold before anything else, with what delivery here costs and takes', async ({
  page,
  call,
}) => {
  await page.goto('/');
  const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(shown.slice(0, 7)).toEqual([
    'Departments',
    'Bestsellers',
    'One corner, six things',
    'The pour-over, taken apart',
    'Delivery to Germany',
    'New arrivals',
    'From the blog',
  ]);
  const { data } = await call<Country[]>('GET', '/api/countries');
  const germany = data.find(({ countryCode }) => countryCode === 'DE');
  const facts = section(page, 'Delivery to Germany').getByRole('listitem');
  await expect(facts.nth(0)).toContainText(`Delivery €${germany?.shippingFee.toFixed(2)}`);
  await expect(facts.nth(1)).toContainText(
    `Delivery in ${germany?.deliveryDaysFrom} to ${germany?.deliveryDaysTo} working days`,
  );
  await expect(facts.nth(1)).toContainText('at your door', { ignoreCase: true });
  await expect(facts.nth(2)).toContainText('Returns within 30 days');
  await section(page, 'From the blog').getByRole('link', { name: /.+/ }).nth(1).click();
  await expect(page).toHaveURL(/\/blog-details\//);
});

test('a question sent from Submit Questions reaches the inbox intact', async ({ page, call, signInAs }) => {
  await page.goto('/');
  const form = section(page, 'Have a question?');
  const question = `Is the kettle loud? ${crypto.randomUUID()}`;
  await form.getByLabel('E-mail').fill('asker@example.com');
  await form.getByRole('button', { name: 'Submit Questions' }).click();
  await expect(form.getByText('Your question is required')).toBeVisible();
  await form.getByLabel('Your question').fill(question);
  await form.getByRole('button', { name: 'Submit Questions' }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you. We’ve received your question.');
  const { token } = await signInAs('staff');
  const { data } = await call<Message[]>('GET', '/api/messages', { token });
  expect(data).toContainEqual(
    expect.objectContaining({ kind: 'question', email: 'asker@example.com', message: question }),
  );
});

test('a visitor without JavaScript can read the shop', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['What we do', 'Top services', 'Work behind the shop']) {
    await expect(section(page, name)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Wellbeing' }).click();
  await expect(page).toHaveURL(/\/departments\/\d+-wellbeing$/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await context.close();
});

test.describe('the error page', () => {
  test('an unknown address says Page Not Found, returns a real 404, and links home', async ({
    page,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 404/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('/error is the same page', async ({ page }) => {
    await page.goto('/error');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

test('the keyboard can skip the header, and the focus is visible', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
