import { test as base, expect, type Market } from '../buying/market-test.ts';
import { openCountingShifts } from '../layout-shifts.ts';

const SET = 'Noon Pour-Over Set';
const OFFER = { NetPrice: 10, StockAvailable: 9 };
const TAKES = { deliveryDaysFrom: 2, deliveryDaysTo: 2, orderBy: 14 };
const WITHIN = 'Delivery in 2 working days';
/** A Tuesday; the demo shop and this reader are in London. */
const BEFORE_TWO = new Date('2026-11-24T13:59:00Z');

const test = base.extend<{ openIn: (country: object) => Promise<Market> }>({
  timezoneId: 'Europe/London',
  openIn: async ({ openMarket, shopIn, call, staff: token }, use) =>
    await use(async json => {
      const market = await openMarket('EUR', [OFFER]);
      await call('PUT', `/api/countries/${market.country.countryId}`, { token, json });
      await shopIn(market.country);
      return market;
    }),
});

const NARROW = { width: 320, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

for (const viewport of [NARROW, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('below Add To Cart, a product says what delivery costs, returns, and when it arrives', async ({
      page,
      openIn,
    }) => {
      await openIn(TAKES);
      await page.clock.install({ time: BEFORE_TWO });
      await page.goto('/products-details/1');
      const main = page.getByRole('main');
      await expect(main.getByText('Delivery €30.00 · Returns within 30 days')).toBeVisible();
      await expect(main.getByText('Order by 14:00, at your door Thursday')).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(main.getByText('At your door Friday')).toBeVisible();
    });

    test('the cart says when it arrives', async ({ page, openIn }) => {
      await openIn({ ...TAKES, deliveryDaysTo: 3 });
      await page.clock.install({ time: BEFORE_TWO });
      await page.goto('/cart?add=1');
      await expect(page.getByText('Order by 14:00, at your door Thursday to Friday')).toBeVisible();
    });

    test('nothing moves when the day of arrival replaces the working days', async ({ page, openIn }) => {
      await openIn({ ...TAKES, deliveryDaysFrom: 9, deliveryDaysTo: 29 });
      await page.clock.install({ time: BEFORE_TWO });
      await page.goto('/cart?add=1');
      for (const path of ['/products-details/1', '/cart']) {
        const shifts = await openCountingShifts(page, path);
        await expect(page.getByText('Order by 14:00, at your door 7 December to 4 January')).toBeVisible();
        expect(await shifts()).toBe(0);
      }
    });
  });
}

test('readers elsewhere see the hour on their own clock', async ({ browser, baseURL, openIn }) => {
  const { country } = await openIn(TAKES);
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  await context.addCookies([{ name: 'country', value: country.countryCode, url: baseURL ?? '' }]);
  const page = await context.newPage();
  await page.clock.install({ time: BEFORE_TWO });
  await page.goto(`${baseURL}/products-details/1`);
  await expect(page.getByText('Order by 09:00, at your door Thursday')).toBeVisible();
  await context.close();
});

test('pages promise no day until their scripts run, since they may be cached', async ({
  request,
  openIn,
}) => {
  const { country } = await openIn(TAKES);
  const cookie = (more = '') => ({ Cookie: `country=${country.countryCode}${more}` });
  for (const [path, headers] of [
    ['/products-details/1', cookie()],
    ['/cart', cookie('; cart=1x1')],
  ] as const) {
    const html = await (await request.get(path, { headers })).text();
    expect(html).toContain(WITHIN);
    expect(html).not.toMatch(/at your door/i);
  }
});

test('a country without a delivery time promises none, and free delivery is called that', async ({
  page,
  openIn,
  call,
  sessionOf,
}) => {
  const { country } = await openIn({});
  const { token } = await sessionOf('admin');
  await call('PUT', `/api/countries/${country.countryId}`, { token, json: { shippingFee: 0 } });
  await page.goto('/products-details/1');
  await expect(page.getByText('Free delivery · Returns within 30 days')).toBeVisible();
  await page.goto('/cart?add=1');
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  await expect(page.getByText(/at your door|working day/i)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: SET })).toBeVisible();
});
