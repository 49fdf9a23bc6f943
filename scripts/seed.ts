import { migrateShop } from './migrate.ts';
import { progressBar } from './progress.ts';
import { CliError, print, runWith } from './say.ts';
import { growCatalogue } from './seed/catalogue.ts';
import { CURRENCIES } from './seed/words.ts';
import { readLocalSettings } from './settings.ts';
import { lockState } from './state-lock.ts';
import { withDatabase } from './storage.ts';

const MOST_PRODUCTS = 1_000_000;
const MOST_COUNTRIES = Object.keys(CURRENCIES).length;

/** Fills the configured database with generated products of any number, alone or as variants of families, to test at scale. */
await runWith(
  {
    options: {
      products: { type: 'string', default: '1000' },
      countries: { type: 'string', default: '5' },
      families: { type: 'boolean', default: false },
    },
  },
  async ({ values }) => {
    const size = {
      products: numberIn('--products', values.products, MOST_PRODUCTS),
      countries: numberIn('--countries', values.countries, MOST_COUNTRIES),
      families: values.families,
    };
    const settings = await readLocalSettings();
    lockState(settings.stateDir, 'npm run seed');
    await withDatabase(settings, async database => {
      await migrateShop(database);
      await growCatalogue(database, size, progressBar('products'));
    });
    print(
      `The catalogue has ${size.products.toLocaleString('en')} products, sold in ${size.countries} countries`,
    );
  },
);

function numberIn(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) {
    throw new CliError(`${name} must be a number from 1 to ${most}, not ${text}`);
  }
  return number;
}
