import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { KEYS, type Person } from './person.ts';

const ADDRESS = {
  'First name': 'Maria',
  'Last name': 'Lang',
  Address: 'Lindenweg 12',
  'Town / City': 'Berlin',
  Postcode: '10969',
  'E-mail': 'maria@example.com',
  Phone: '+49 30 1234567',
};

type Step = [what: string, walk: (person: Person) => Promise<void>];

/** From the home page to what is saved, a variant, an order, an account, the back office and the price matrix. */
export const WALK: Step[] = [
  ['home', home],
  ['thing in parts', thingInParts],
  ['saved', saved],
  ['variant', variant],
  ['order', order],
  ['account', account],
  ['back office', backOffice],
  ['matrix', matrix],
];

async function home(person: Person) {
  await person.open('/');
  await person.until('a product', `return document.querySelector('main a[href^="/products-details/"]')`);
}

async function thingInParts(person: Person) {
  await person.open('/');
  await person.until('a closed thing', `return ${THING}.dataset.closed`);
  await person.run(`${THING}.scrollIntoView({ block: 'center' })`);
  await person.until('an open thing', `return !${THING}.dataset.closed`);
}

async function saved(person: Person) {
  await person.open('/products-list');
  await person.click('Save: ');
  await person.until('a saved product', `return document.querySelector('main [aria-pressed=true]')`);
  await person.open('/saved');
  await person.until('its card', `return document.querySelector('main a[href^="/products-details/"]')`);
}

async function variant(person: Person) {
  await person.open('/products-details/16');
  await person.click('Clay');
  await person.until(
    'the variant',
    `return location.pathname !== '/products-details/16' && document.querySelector('h1').innerText.includes('clay')`,
  );
}

async function order(person: Person) {
  await person.resize(WINDOW);
  await person.open('/products-details/1');
  await person.click('Add To Cart');
  await person.reads('in your cart');
  await person.open('/cart');
  expectNothing('arrows next to the number', await person.run(OWN_ARROWS));
  await person.click('Proceed to Checkout');
  await person.reads('Place Order');
  await person.click('Place Order');
  await person.reads('First name is required');
  await person.click('First name is required');
  await isSeen('First name', person);
  for (const [label, text] of Object.entries(ADDRESS)) await person.type(label, text);
  await person.click('Place Order');
  await person.reads('Thank you. Your order is placed.');
}

async function account(person: Person) {
  await person.open('/login');
  await person.run(
    `document.querySelector('main form').requestSubmit(); scrollTo(0, document.body.scrollHeight)`,
  );
  await isSeen('Username', person);
  await signIn(person, 'customer');
  await person.open('/account');
  await person.reads('Orders');
  await person.resize(WIDE);
  await person.click('Account of customer');
  await person.click('Logout');
  await person.until(
    'signed out',
    `return !localStorage.getItem('token') && location.pathname !== '/account'`,
  );
}

async function backOffice(person: Person) {
  await person.open('/login');
  await signIn(person, 'admin');
  await person.open('/admin/categories');
  await person.reads('Categories');
  const titles = await person.run(`return document.querySelectorAll('head > title').length`);
  expectNothing('titles after the first', Number(titles) - 1);
}

async function matrix(person: Person) {
  await person.open('/admin/product-prices/matrix');
  await person.until('a cell', `return ${CELL}`);
  await person.run(`${CELL}.focus()`);
  await person.press(KEYS.Shift, KEYS.Down);
  await person.press(KEYS.Control, 'c');
  await person.reads('Copied');
  await person.press(KEYS.Right);
  await person.press(KEYS.Control, 'v');
  await person.reads('2 cells pasted');
}

async function signIn(person: Person, role: (typeof DEMO_ACCOUNTS)[number]['role']) {
  const { username = '', password = '' } = DEMO_ACCOUNTS.find(one => one.role === role) ?? {};
  await person.type('Username', username);
  await person.type('Password', password);
  await person.press(KEYS.Enter);
  await person.until('signed in', `return location.pathname !== '/login'`);
}

const THING = `document.querySelector('main .parts')`;
const WINDOW = { width: 900, height: 600 };
/** With the account's menu in the head. */
const WIDE = { width: 1280, height: 800 };
const CELL = `document.querySelector('[role=gridcell][data-row="0"][data-col="0"]')`;
const OWN_ARROWS = `
  return getComputedStyle(document.querySelector('main input[type=number]')).appearance === 'textfield' ? 0 : 1`;

/** Neither under the sticky header nor outside the window, including its label. */
async function isSeen(label: string, { until }: Person) {
  await until(`${label} is focused`, `return ${LABEL}?.innerText.trim() === arguments[0]`, label);
  await until(
    `${label} in sight, below the sticky head`,
    `
    const head = document.querySelector('header').getBoundingClientRect().bottom;
    const { top } = ${LABEL}.getBoundingClientRect();
    return top >= head && top < innerHeight;`,
  );
}

const LABEL = 'document.activeElement.labels?.[0]';

function expectNothing(what: string, found: unknown) {
  if (found) throw new Error(`${what}: ${found}`);
}
