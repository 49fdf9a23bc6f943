import { createServer } from 'vite';
import { sayAccounts } from './demo-accounts.ts';
import { assertFree } from './port.ts';
import { prepareShop } from './prepare.ts';
import { print, run } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { lockState } from './state-lock.ts';

// Sample request data from Cloudflare is not needed, and fetching it takes time.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';

/** Vite with the worker inside workerd: pages and API reload on save. */
await run(async () => {
  const settings = await readLocalSettings();
  lockState(settings.stateDir, 'npm run dev');
  await assertFree(settings);
  await prepareShop(settings);
  const server = await createServer({
    server: { host: settings.host, port: settings.port, strictPort: true },
  });
  await server.listen();
  print(`\nMeridian is ready at ${server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]}`);
  sayAccounts(settings);
});
