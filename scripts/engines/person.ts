import type { Driver } from './webdriver.ts';

const PATIENCE_MS = 30_000;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export const KEYS = { Control: '\uE009', Shift: '\uE008', Enter: '\uE007', Down: '\uE015', Right: '\uE014' };

type Found = { [ELEMENT]: string };

/** Runs in the browser: finds a visible control by its name, label or text. */
const FIND = `
  const name = arguments[0];
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, [role=gridcell]')];
  const called = control => [
    control.getAttribute('aria-label'), ...[...(control.labels ?? [])].map(label => label.innerText), control.innerText,
  ].filter(Boolean).map(text => text.trim());
  const seen = controls.filter(control => control.checkVisibility() && !control.disabled);
  return seen.find(control => called(control).includes(name))
    ?? seen.find(control => called(control).some(text => text.startsWith(name))) ?? null;`;

/** Reads, clicks and types in a browser, with real key events. */
export function personAt(driver: Driver, shop: string) {
  const run = (script: string, ...args: unknown[]) => driver.send('ExecuteScript', { script, args });

  /** The first truthy result. */
  async function until(what: string, script: string, ...args: unknown[]): Promise<unknown> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await run(script, ...args).catch(() => undefined);
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what}: timed out at ${await run('return location.href')}`);
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }

  const press = (...keys: string[]) => {
    const down = keys.map(value => ({ type: 'keyDown', value }));
    const up = keys.toReversed().map(value => ({ type: 'keyUp', value }));
    return driver.send('PerformActions', {
      actions: [{ type: 'key', id: 'keys', actions: [...down, ...up] }],
    });
  };
  const click = async (name: string) => {
    const found = (await until(`“${name}”`, FIND, name)) as Found;
    // WebKit would click before a smooth scroll has ended.
    await run(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, found);
    await driver.send('ElementClick', { id: found[ELEMENT] }).catch(error => {
      throw new Error(`“${name}”: ${error.message}`);
    });
  };
  return {
    run,
    resize: (window: { width: number; height: number }) => driver.send('SetWindowRect', window),
    until,
    press,
    click,
    /** Waits for hydration: React adds its own properties to elements. */
    open: async (path: string) => {
      await driver.send('Navigate', { url: shop + path });
      await until(`${path} is hydrated`, TAKEN_OVER);
    },
    type: async (label: string, text: string) => {
      await click(label);
      for (const char of text) await press(char);
    },
    reads: (text: string) =>
      until(`“${text}”`, 'return document.body.innerText.includes(arguments[0])', text),
  };
}

export type Person = ReturnType<typeof personAt>;

const TAKEN_OVER = `
  const root = document.getElementById('root');
  const key = root && Object.keys(root).find(name => name.startsWith('__reactContainer$'));
  return Boolean(key && root[key].stateNode.current.memoizedState.isDehydrated === false
    && document.querySelector('h1'));`;
