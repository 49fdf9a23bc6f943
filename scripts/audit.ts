import { audit } from '../functions/office/audit/run.ts';
import { migrateIfNew } from './migrate.ts';
import { run, say, Trouble } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { withStores } from './storage.ts';

/** Recomputes stock, orders, points and references; exits with an error if anything is off. */
await run(async () => {
  const findings = await withStores(await readLocalSettings(), async stores => {
    await migrateIfNew(stores.database);
    return await audit(stores);
  });
  for (const { holds, found, first } of findings) {
    say(`${found === 0 ? '✓' : '✗'} ${holds}`);
    for (const { what, said } of first) say(`    ${what}: ${said}`);
    if (found > first.length) say(`    … ${found} in all`);
  }
  const wrong = findings.filter(({ found }) => found > 0).length;
  if (wrong > 0) throw new Trouble(`${wrong} of ${findings.length} checks found something`);
  say(`Nothing found in ${findings.length} checks`);
});
