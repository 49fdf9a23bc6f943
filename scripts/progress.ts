import { stdout } from 'node:process';

const WIDTH = 40;
const TENTHS = 10;

/** A progress bar on a terminal, otherwise one line per tenth. */
export function progressBar(what: string) {
  let said = 0;
  return (done: number, of: number) => {
    const full = Math.round((done / of) * WIDTH);
    const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done.toLocaleString('en')} of ${of.toLocaleString('en')} ${what}`;
    if (stdout.isTTY) return void stdout.write(`\r${line}${done === of ? '\n' : ''}`);
    const tenth = Math.floor((done / of) * TENTHS);
    if (tenth > said) stdout.write(`${line}\n`);
    said = tenth;
  };
}
