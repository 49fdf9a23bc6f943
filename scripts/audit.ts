import { audit } from '../functions/office/audit/run.ts';
import { sayFindings } from './findings.ts';
import { migrateIfNew } from './migrate.ts';
import { run } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { withStores } from './storage.ts';

/** Recomputes stock, orders, points and references; exits with an error if anything is off. */
await run(async () => {
  const findings = await withStores(await readLocalSettings(), async stores => {
    await migrateIfNew(stores.database);
    return await audit(stores);
  });
  sayFindings(findings);
});
