import { parseArgs } from 'node:util';
import { sayCheckout } from './bench/checkout.ts';
import { sayFirstViews } from './bench/first-views.ts';
import { sayMixed } from './bench/mixed.ts';
import { type Extent, sayThroughput } from './bench/throughput.ts';
import { PAGES, READS } from './bench/work.ts';
import { build } from './build.ts';
import { run, Trouble } from './say.ts';
import { type LocalSettings, readLocalSettings } from './settings.ts';

const PARTS: Record<string, (settings: LocalSettings, extent: Extent) => Promise<void>> = {
  reads: (settings, extent) => sayThroughput(settings, READS, extent),
  pages: (settings, extent) => sayThroughput(settings, PAGES, extent),
  checkout: sayCheckout,
  mixed: sayMixed,
  views: sayFirstViews,
};

/** Benchmarks the built shop: all of it, or the named parts. */
await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      products: { type: 'string', default: '100000' },
    },
  });
  const parts = (positionals.length > 0 ? positionals : Object.keys(PARTS)).map(name => {
    const part = PARTS[name];
    if (!part) throw new Trouble(`There is no part ${name}, only ${Object.keys(PARTS).join(', ')}`);
    return part;
  });
  await build();
  const settings = await readLocalSettings();
  const { seconds, rounds, products } = values;
  const extent = {
    seconds: seconds === undefined ? undefined : Number(seconds),
    rounds: Number(rounds),
    products: Number(products),
  };
  for (const part of parts) await part(settings, extent);
});
