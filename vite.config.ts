import { randomUUID } from 'node:crypto';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { s3InWorkerd } from './scripts/s3-in-workerd.ts';
import { screenFiles } from './scripts/screen-files.ts';
import { readLocalSettings } from './scripts/settings.ts';

export default defineConfig(async ({ command }) => ({
  root: 'web',
  resolve: { alias: [s3InWorkerd] },
  build: { outDir: '../dist', emptyOutDir: true },
  // What one build keeps at the edge, another one would not understand.
  define: { 'import.meta.env.BUILD': JSON.stringify(randomUUID()) },
  environments: { meridian: { build: { minify: true } } },
  plugins: [
    react(),
    tailwindcss(),
    screenFiles,
    cloudflare({ configPath: '../wrangler.toml', ...(command === 'serve' && (await local())) }),
  ],
}));

/** While developing, Vite serves the modules (also those of web/api), and the worker answers the rest. */
async function local() {
  const { stateDir, variables } = await readLocalSettings();
  return {
    persistState: { path: stateDir },
    config: { vars: variables, assets: { run_worker_first: ['/api/*', '/pictures/*', '!/api/*.ts'] } },
    inspectorPort: false as const,
  };
}
