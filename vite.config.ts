import { cloudflare, type WorkerConfig } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { newBuildName } from './scripts/built.ts';
import { readMigrations } from './scripts/migrations.ts';
import { readLocalSettings } from './scripts/settings.ts';
import { mixedColours, readVariables } from './scripts/vite/lighter-css.ts';
import {
  lighterIcons,
  lighterImports,
  plainImports,
  unusedComponents,
  zodWithoutCode,
} from './scripts/vite/lighter-imports.ts';
import { pagePreloads } from './scripts/vite/page-preloads.ts';
import { pageRoutes } from './scripts/vite/page-routes.ts';
import { reactModules } from './scripts/vite/react-modules.ts';
import { s3InWorkerd } from './scripts/vite/s3-in-workerd.ts';

/**
 * The scripts of a first view: one that changes with React, one with the shop's frame, and one that shows products
 * and chooses among them. Then what several pages share. Fewer and larger ones compress better, and a slow phone
 * spends longer on loading a script than on running a small one.
 */
const SHARED = [
  { name: 'boot', test: /\/web\/(boot|styles)|vite\/preload-helper/, priority: 4 },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|rolldown[:/]runtime/,
    priority: 3,
  },
  {
    name: 'shop',
    test: /\/web\/(shell\/(?!account-menu|choose-country|\w+-content)|page\/(?!country-choice)|main|ui\/breadcrumbs)/,
    priority: 2,
  },
  {
    name: 'products',
    test: /\/web\/(catalog\/product|ordering\/cart\/add|ui\/(money|dates|field|select|checkbox|pagination|empty-state|load-failure|cover-picture)|api\/(products|open-categories))|\/contracts\/(stock-levels|search-length|list-limits)/,
    priority: 1,
  },
  {
    name: 'saving',
    test: /\/web\/(ordering\/saved\/(saved|use-saving)|api\/(whose|safe-storage|sign-in|stored-codes)\.)/,
    priority: 1,
  },
  {
    name: 'buying',
    test: /\/web\/(catalog\/delivery-words|ui\/(product\/delivery-promise|card|skeleton|stars)|api\/(posts|reviews|suggested-products)\.)|\/contracts\/(currency-code|delivery-promise|durations|swatches)|\/icons\/(minus|plus)\./,
    priority: 1,
  },
  {
    name: 'forms',
    test: /\/web\/(public-forms\/(email|form-|honeypot|send|visitor)|api\/messages|ui\/(alert|text-input))|\/contracts\/(filling-time|sentences)|\/icons\/circle-check\./,
    priority: 1,
  },
  {
    name: 'articles',
    test: /\/web\/content\/blog\/(blog-address|post-)/,
    priority: 1,
  },
  {
    name: 'home',
    test: /\/web\/(texts\/(home|services\.)|api\/(departments|settings)\.)|\/contracts\/room-limits|\/icons\/rotate-ccw\./,
    priority: 1,
  },
];

/**
 * The oldest that the shop works in, as the README says: the first with popovers. The sheets are made for them in both
 * builds alike, so that what the edge paints names the very sheet that the browser knows.
 */
const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17'];

export default defineConfig(async ({ command }) => ({
  root: 'web',
  resolve: { alias: [s3InWorkerd, ...(command === 'build' ? lighterImports : [])] },
  build: { outDir: '../dist', emptyOutDir: true, modulePreload: false, cssTarget: BROWSERS },
  define: {
    // What one build keeps at the edge, another one would not understand.
    'import.meta.env.BUILD': JSON.stringify(process.env.BUILD_NAME ?? newBuildName()),
    'import.meta.env.MIGRATIONS': JSON.stringify(
      (await readMigrations('db/migrations')).map(({ name }) => name),
    ),
  },
  environments: {
    client: {
      build: {
        target: BROWSERS,
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false as const },
          output: { codeSplitting: { groups: SHARED } },
        },
      },
    },
    meridian: { build: { minify: true } },
  },
  plugins: [
    react(),
    tailwindcss(),
    pageRoutes,
    pagePreloads,
    plainImports,
    reactModules,
    unusedComponents,
    lighterIcons,
    zodWithoutCode,
    mixedColours,
    readVariables,
    cloudflare({ configPath: '../wrangler.toml', ...(command === 'serve' && (await local())) }),
  ],
}));

/** While developing, Vite serves the modules, wherever their folders lead, and the worker answers the rest. */
async function local() {
  const { stateDir, variables } = await readLocalSettings();
  return {
    persistState: { path: stateDir },
    config: (worker: WorkerConfig) => {
      // Not those of wrangler.toml, which are the deployed shop's.
      worker.vars = variables;
      return { assets: { run_worker_first: ['!/*.ts', '!/*.tsx', '!/*.css'] } };
    },
    inspectorPort: false as const,
  };
}
