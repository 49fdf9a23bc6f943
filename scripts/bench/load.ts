import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError } from '../say.ts';
import { headersOf, type Work } from './work.ts';

const CONNECTIONS = 32;
/** A busy machine drops a connection now and then. */
const MOST_LOST = 0.01;

export type Measured = { perSecond: number; p50: string; p99: string };

/** As many requests as the shop can serve, over 32 connections. */
export async function load(origin: string, work: Work, seconds: number): Promise<Measured> {
  const url = new URL(work.path, origin).href;
  const headers = Object.entries(headersOf(work)).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const [script, ...given] = work.script ?? [];
  const args = [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '--timeout', '10s', ...headers],
    ...(script ? ['-s', script, url, '--', ...given] : [url]),
  ];
  const { stdout } = await promisify(execFile)('wrk', args).catch(error => {
    if (error.code === 'ENOENT') throw new CliError('The measurement needs wrk: apt-get install wrk');
    throw error;
  });
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '';
  const lost = Number(read(/Socket errors: connect \d+, read (\d+)/));
  const isLost = lost > Number(read(/(\d+) requests in/)) * MOST_LOST;
  if (/Non-2xx/.test(stdout) || isLost) throw new CliError(`${url} failed:\n${stdout}`);
  return {
    perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p50: read(/^\s+50%\s+(\S+)/m),
    p99: read(/^\s+99%\s+(\S+)/m),
  };
}
