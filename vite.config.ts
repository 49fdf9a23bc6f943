import { randomUUID } from 'node:crypto';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lighter, plainImports } from './scripts/lighter.ts';
import { s3InWorkerd } from './scripts/s3-in-workerd.ts';
import { screenFiles } from './scripts/screen-files.ts';
import { readLocalSettings } from './scripts/settings.ts';

/**
 * What every page needs comes in a file that changes with React and one that changes with the shop; what shows
 * products, and what chooses among them, in one each.
 */
const SHARED = [
  { name: 'boot', test: /\/web\/(boot|styles)|vite\/preload-helper/, priority: 4 },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 3,
  },
  {
    name: 'shop',
    test: /\/web\/(shell\/(?!account-menu|choose-country)|main)/,
    priority: 2,
  },
  {
    name: 'products',
    test: /\/web\/(shop\/(product|price|stock)|cart\/add|ui\/(money|dates|breadcrumbs)|api\/(products|shelves))/,
    priority: 1,
  },
  { name: 'nothing', test: /\/web\/ui\/(empty-state|load-failure)/, priority: 0 },
  { name: 'fields', test: /\/web\/ui\/(field|text-input|select|checkbox|pagination)/, priority: 0 },
];

/** For both builds alike, so that what the edge paints names the very sheet that the browser knows. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

export default defineConfig(async ({ command }) => ({
  root: 'web',
  resolve: { alias: [s3InWorkerd, ...(command === 'build' ? lighter : [])] },
  build: { outDir: '../dist', emptyOutDir: true, modulePreload: false, cssTarget: BROWSERS },
  // What one build keeps at the edge, another one would not understand.
  define: { 'import.meta.env.BUILD': JSON.stringify(randomUUID()) },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
    meridian: { build: { minify: true } },
  },
  plugins: [
    react(),
    tailwindcss(),
    screenFiles,
    plainImports,
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
