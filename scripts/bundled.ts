import { resolve } from 'node:path';

/** Bundles a module of the scripts for workerd. */
export async function bundled(entry: string): Promise<string> {
  // Vite is slow to load, and most commands bundle nothing.
  const { build } = await import('vite');
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: resolve(entry), write: false, target: 'esnext' },
  });
  const [chunk] = 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled`);
  return chunk.code;
}
