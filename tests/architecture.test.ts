import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VARIABLE_NAMES } from '../functions/config/variables.ts';
import { FOLDERS, packageOf, paths, reachable, sources, under } from '../scripts/test/sources.ts';
import { broken, holds, is } from './support/import-rules.ts';

/** Request and response schemas, of one resource or several. */
const isContract = (of: string) =>
  of.startsWith('functions/') && (of.endsWith('/contract.ts') || of.startsWith('functions/contracts/'));

/** What records are described by, as plain data. */
const DESCRIPTIONS =
  'currencies email-kinds most-decimals payment-methods payment-states price-amounts stock-levels unsettled';
const isDescription = (of: string) =>
  /^functions\/.+\/records?\.ts$/.test(of) ||
  /^functions\/records\/(field|values|labels)\.ts$/.test(of) ||
  of === 'functions/office/imports/columns.ts' ||
  DESCRIPTIONS.split(' ').some(name => of === `functions/contracts/${name}.ts`);

/** The zod rules made from a description. */
const isRules = (of: string) => /^functions\/records\/(rules|payable)\.ts$/.test(of);

describe('who may import whom', () => {
  test('the browser gets no table, no query and no secret', () => {
    const found = broken(under('web'), ({ kind, of }) => {
      if (isContract(of) || isDescription(of)) return false;
      if (of === 'functions/api.ts') return kind !== 'type';
      return is(
        of,
        'functions',
        'db',
        'scripts',
        'tests',
        'drizzle-orm',
        '@libsql/hrana-client',
        '@aws-sdk/client-s3',
        'jose',
      );
    });
    holds(
      found,
      'web/ calls the API: import contracts, descriptions, or the type of functions/api.ts by `import type`',
    );
  });

  test('a contract depends on nothing but zod, so that everything can use it', () => {
    const found = broken(
      under('functions').filter(({ path }) => isContract(path)),
      ({ of }) => of !== 'zod' && !isContract(of) && !isDescription(of) && !isRules(of),
    );
    holds(found, 'put what needs more next to the resource, in functions/<domain>/<resource>/rules.ts');
  });

  test('a description is plain data, for browsers, contracts and triggers alike', () => {
    const found = broken(
      under('functions').filter(({ path }) => isDescription(path)),
      ({ of }) => !isDescription(of),
    );
    holds(found, 'what is made of a description is in functions/records/, next to it');
  });

  test('shoppers never load the back office, and it does not depend on the shop’s screens', () => {
    const rooms = ['api-docs', 'catalog', 'content', 'ordering', 'people'].map(room => `web/${room}`);
    const outside = under('web').filter(({ path }) => !is(path, 'web/admin'));
    const found = [
      ...broken(outside, ({ kind, of }, { path }) => {
        const entrance = path === 'web/main.tsx' && kind === 'dynamic' && of === 'web/admin/routes.tsx';
        return is(of, 'web/admin') && !entrance;
      }),
      ...broken(under('web/admin'), ({ of }) => is(of, ...rooms)),
    ];
    holds(found, 'move what both need to web/ui/ or web/api/');
  });

  test('the first view loads no zod, no description, no form library and no headless component', () => {
    const packages = [...reachable('web/main.tsx', ['value'])]
      .map(packageOf)
      .filter(name => name !== undefined);
    const light = ['react', 'react-dom', 'react-router-dom', 'clsx', 'lucide-react'];
    const heavy = [...new Set(packages)].filter(name => !light.includes(name));
    const styles = ['tailwindcss', '@fontsource-variable/figtree'];
    holds(
      heavy.filter(name => !styles.includes(name)),
      'import these in a route that is loaded when it is opened (`lazy`), or import only the type',
    );
    const descriptions = [...reachable('web/main.tsx', ['value'])].filter(isDescription);
    holds(descriptions, 'describe records only to the back office and to the API');
  });

  test('the API knows neither pages nor commands, and the database knows none of them', () => {
    const found = [
      ...broken(under('functions'), ({ of }, { path }) => {
        const entrance = path === 'functions/worker.ts' && of === 'web/edge.tsx';
        return is(of, 'web', 'scripts', 'tests') && !entrance;
      }),
      ...broken(
        under('db'),
        ({ of }) =>
          is(of, 'web', 'scripts', 'tests') || (is(of, 'functions') && !isContract(of) && !isDescription(of)),
      ),
      ...broken(under('web', 'functions', 'db', 'scripts'), ({ of }) => is(of, 'tests')),
    ];
    holds(found, 'hand it in as a parameter, or move it to where the importing folder may reach it');
  });

  test('only worker.ts and config/ know the platform: bindings and variables', () => {
    const composition = ['functions/worker.ts', 'functions/config'];
    const adapters = [...composition, 'functions/ports/pictures-r2.ts', 'db/client/d1.ts'];
    const inside = under('functions', 'db', 'web').filter(({ path }) => !is(path, ...composition));
    // A name of one word, such as CACHE, may also be that of a constant.
    const names = VARIABLE_NAMES.filter(name => name.includes('_')).join('|');
    const named = new RegExp(`\\b(?:${names}|ASSETS)\\b|process\\.env|cloudflare:workers`);
    const found = [
      ...inside
        .filter(({ text }) => named.test(text))
        .map(({ path, text }) => `${path} names ${named.exec(text)?.[0]}`),
      ...broken(inside, ({ of }) => is(of, 'functions/config')),
      ...broken(inside, ({ of }, { path }) => is(of, '@cloudflare/workers-types') && !is(path, ...adapters)),
    ];
    holds(found, 'read it in functions/config/ and hand it on through the ports that worker.ts opens');
  });

  test('http/ knows no tables', () => {
    const found = broken(under('functions/http'), ({ of }) =>
      is(of, 'db/schema', 'db/sql/build.ts', 'drizzle-orm'),
    );
    holds(found, 'put the query next to its table, and hand it in where app.ts puts the shop together');
  });

  test('only db/ opens connections and runs statements; everything else builds and hands them over', () => {
    const outside = under('functions', 'scripts', 'web');
    const drivers = /^(@libsql\/|drizzle-orm\/(sqlite-proxy|d1|libsql))/;
    const found = broken(outside, ({ of }) => drivers.test(of));
    const reaching = /\b_prepare\b|\bprepareQuery\b|\bas \{[^}]*\bsession\b|\bawait build\s*\./;
    for (const { path, text } of under('db', 'functions', 'scripts'))
      if (reaching.test(text)) found.push(`${path} has ${reaching.exec(text)?.[0]}`);
    holds(found, 'hand what is built to `read`, `readBatch`, `write` or `writeBatch` of a database');
  });

  test('every import resolves', () => {
    const found = broken(
      sources,
      ({ of }) => packageOf(of) === undefined && /^[a-z]+\//.test(of) && !existsSync(of),
    );
    holds(found, 'write the whole name of the file, with its ending');
  });
});

describe('names and lengths', () => {
  const TOOLS_INSIST = [/README\.md$/, /^db\/migrations\/\d{4}_[a-z0-9_]+\.sql$/, /^web\/public\/_headers$/];

  test('names are in kebab-case and say what is inside', () => {
    const names = paths.filter(path => FOLDERS.some(folder => path.startsWith(`${folder}/`)));
    const odd = names.filter(
      path =>
        !TOOLS_INSIST.some(pattern => pattern.test(path)) &&
        !path.split('/').every(part => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(part)),
    );
    holds(odd, 'rename to kebab-case');
    const vague = names.filter(path =>
      /(^|\/)(utils?|helpers?|misc|common|shared|lib)(\/|\.[a-z]+$)/.test(path),
    );
    holds(vague, 'name it after what it is about, not after being useful');
    const barrels = names.filter(path => /^index\.tsx?$/.test(basename(path)));
    holds(barrels, 'import from the file itself; there are no barrels');
  });

  test('files stay short enough to read: 250 lines, test suites 300', () => {
    const long = sources
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > (is(path, 'tests') ? 300 : 250));
    holds(
      long.map(({ path, lines }) => `${path} has ${lines} lines`),
      'split it by what it is about',
    );
  });

  test('the top level holds only what everyone expects there', () => {
    const known =
      `.ci .gitattributes .gitignore .npmrc README.md biome.json docs package-lock.json package.json tsconfig.json
      vite.config.ts vitest.config.ts wrangler.toml`.split(/\s+/);
    const ignored = [
      '.git',
      ...readFileSync('.gitignore', 'utf8')
        .split('\n')
        .map(line => line.replace(/\/$/, '')),
    ];
    const strange = readdirSync('.').filter(
      name => ![...known, ...FOLDERS, ...ignored].includes(name) && !name.endsWith('.log'),
    );
    holds(
      strange,
      'move it into one of the five folders; if a tool insists on it, name it here and in the README',
    );
  });

  test.each(FOLDERS)('%s/ says at its entry point what lives there', folder => {
    expect(existsSync(`${folder}/README.md`), `write ${folder}/README.md`).toBe(true);
    expect(readFileSync('README.md', 'utf8')).toContain(`${folder}/README.md`);
  });
});

describe('single sources of truth', () => {
  test('all colours come from web/styles/theme.css, so that a theme changes all of them', () => {
    const literal =
      /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(\s*[\d.]|-(?:white|black|(?:slate|gr[ae]y|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})\b/i;
    const found = under('web')
      .filter(({ path }) => path !== 'web/styles/theme.css')
      .flatMap(({ path, text }) => {
        const match = literal.exec(text);
        return match ? [`${path}: ${match[0]}`] : [];
      });
    const shell = readFileSync('web/index.html', 'utf8').replace(/<meta name="theme-color"[^>]*>/g, '');
    if (literal.test(shell)) found.push('web/index.html');
    holds(found, 'use a token of web/styles/theme.css, or add one there');
  });

  test('days, hours and minutes come from functions/contracts/durations.ts', () => {
    const found = under('functions', 'web', 'scripts')
      .filter(({ path }) => path !== 'functions/contracts/durations.ts')
      .filter(({ text }) => /60 \* 60|60 \* 1000|86_?400|const (DAY|HOUR|MINUTE)(_MS)? =/.test(text))
      .map(({ path }) => path);
    holds(found, 'import DAY, HOUR or MINUTE, and divide by SECOND where seconds are asked for');
  });

  test('no search uses LIKE, because D1 limits its pattern to 50 bytes', () => {
    const found = under('functions', 'db')
      .filter(({ text }) => /\bLIKE\b[^,.]*\$\{|\b(?:not)?i?like\(/i.test(text))
      .map(({ path }) => path);
    holds(found, 'use db/sql/contains.ts');
  });
});
