import { sayKept } from './bench/cache-memory.ts';
import { sayCheckout } from './bench/checkout.ts';
import { sayCosts } from './bench/costs.ts';
import { sayFirstViews } from './bench/first-views.ts';
import { sayMixed } from './bench/mixed.ts';
import { SHOP_FLAGS, sayModel } from './bench/model/say-model.ts';
import { type Extent, sayThroughput } from './bench/throughput.ts';
import { PAGES, READS } from './bench/work.ts';
import { build } from './build.ts';
import { CliError, runWith } from './say.ts';
import { type LocalSettings, readLocalSettings } from './settings.ts';

const PARTS: Record<string, (settings: LocalSettings, extent: Extent) => Promise<void>> = {
  reads: (settings, extent) => sayThroughput(settings, READS, extent),
  pages: (settings, extent) => sayThroughput(settings, PAGES, extent),
  checkout: sayCheckout,
  mixed: sayMixed,
  costs: sayCosts,
  kept: sayKept,
  views: sayFirstViews,
};

const MODEL = 'model';
const flag = { type: 'string' } as const;
const MODEL_FLAGS = Object.fromEntries(Object.keys(SHOP_FLAGS).map(name => [name, flag]));

/** Benchmarks the built shop, all or the named parts; or lets the model say what breaks first in another one. */
await runWith(
  { allowPositionals: true, options: { ...MODEL_FLAGS, seconds: flag, rounds: flag, products: flag } },
  async ({ values, positionals }) => {
    if (positionals.includes(MODEL)) return sayModel({ ...SHOP_FLAGS, ...values });
    const parts = (positionals.length > 0 ? positionals : Object.keys(PARTS)).map(name => {
      const part = PARTS[name];
      if (!part) {
        throw new CliError(`Unknown part ${name}; choose from ${[...Object.keys(PARTS), MODEL].join(', ')}`);
      }
      return part;
    });
    await build();
    const settings = await readLocalSettings();
    const { seconds, rounds = '5', products = '100000' } = values;
    const extent = {
      seconds: seconds === undefined ? undefined : Number(seconds),
      rounds: Number(rounds),
      products: Number(products),
    };
    for (const part of parts) await part(settings, extent);
  },
);
