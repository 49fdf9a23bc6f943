/** Changes that do not count: a field's own value if no form reads it, or the address if the fragment is missing. */
export type Without = 'its value' | 'the address';

declare global {
  interface Window {
    noticing: {
      /** Starts counting changes; earlier ones do not count. */
      begin: () => void;
      /** The visible changes since, once the page has settled; empty after `patience` ms. */
      noticed: (patience: number, without?: Without) => Promise<string[]>;
      rest: (calm?: number) => Promise<void>;
      /** Goes one step back in the history, if one led here. */
      back: () => Promise<void>;
    };
  }
}

/**
 * Runs in the browser, before anything else: observes the effect of a click. Animations and timers are stopped, and
 * calls that would write get an error, so that every control finds the shop unchanged.
 */
export function installNoticing(readsOnly: string[]) {
  const CALM_MS = 50;
  const PATIENCE_FOR_REST_MS = 5000;
  const LEFT_OUT = 'script, style, link, meta, [data-base-ui-focus-guard], [data-base-ui-inert]';
  const NOTHING: Record<Without, RegExp> = {
    'its value': /^(?:a field has )?another value$/,
    'the address': /^(?:another address|scrolled)$/,
  };
  const NOT_SEEN =
    /^(?:data-(?!theme|state|open|checked|selected)|tabindex$|id$|inert$|aria-(?:activedescendant|controls|owns|describedby|labelledby|hidden)$)/;

  type Before = Map<string, string | null>;
  let happened = new Set<string>();
  let changes = new Map<Element, Before>();
  let added: Node[] = [];
  let address = '';
  let fields = '';
  let focused: Element | null = null;
  let lastChange = 0;
  let pending = 0;

  const stateOfFields = () =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .map(({ value, checked }) => `${value}${checked ? '!' : ''}`)
      .join('\n');

  function begin() {
    happened = new Set();
    changes = new Map();
    added = [];
    address = location.href;
    fields = stateOfFields();
    focused = document.activeElement;
    lastChange = performance.now();
  }

  const isSeen = (node: Node): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.isConnected) return false;
    // It has no box of its own.
    if (element.parentElement && getComputedStyle(element).display === 'contents')
      return isSeen(element.parentElement);
    return element.checkVisibility() && !element.closest(LEFT_OUT);
  };

  function watch({ type, target, addedNodes, removedNodes, attributeName, oldValue }: MutationRecord) {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element || element.closest(`head, ${LEFT_OUT}`)) return;
    lastChange = performance.now();
    if (type === 'characterData') added.push(target);
    else if (type === 'attributes') {
      const name = attributeName ?? '';
      if (NOT_SEEN.test(name)) return;
      const before: Before = changes.get(element) ?? new Map();
      changes.set(element, before);
      if (!before.has(name)) before.set(name, oldValue);
    } else {
      added.push(...addedNodes);
      const gone = [...removedNodes].filter(
        node => !(node instanceof Element && node.matches(LEFT_OUT)) && node.textContent?.trim(),
      );
      if (gone.length > 0 && isSeen(element)) happened.add('something went');
    }
  }

  function listed() {
    const all = new Set(happened);
    if (location.href !== address) all.add('another address');
    if (stateOfFields() !== fields) all.add('a field has another value');
    if (added.some(isSeen)) all.add('something appeared');
    // Changes reverted since are just the pressed look.
    for (const [target, before] of changes)
      for (const [name, value] of target.isConnected ? before : [])
        if (target.getAttribute(name) !== value) all.add(`another ${name}`);
    const now = document.activeElement;
    if (now && now !== document.body && now !== focused && !now.contains(window.pressed ?? null)) {
      if (now !== window.pressed) all.add('focus moved');
    }
    return [...all];
  }

  const isAtRest = (calm: number) => pending === 0 && performance.now() - lastChange > calm;
  const soon = () => new Promise(resolve => wait(resolve, 10));
  /** Pending work may trigger more, unannounced. */
  const idle = () => scheduler.postTask(() => {}, { priority: 'background' });
  async function rest(calm = CALM_MS) {
    const until = performance.now() + PATIENCE_FOR_REST_MS;
    do {
      await soon();
      await idle();
    } while (!isAtRest(calm) && performance.now() < until);
  }

  async function noticed(patience: number, without?: Without) {
    const until = performance.now() + patience;
    const now = () => listed().filter(what => !(without && NOTHING[without].test(what)));
    while (now().length === 0 && performance.now() < until) await soon();
    await rest();
    return now();
  }

  let steps = 0;
  const { pushState } = history;
  history.pushState = (...state) => {
    steps += 1;
    lastChange = performance.now();
    pushState.apply(history, state);
  };
  async function back() {
    if (steps !== 1) return;
    steps = 0;
    history.back();
    await new Promise(resolve => {
      window.addEventListener('popstate', resolve, { once: true });
      wait(resolve, 1000);
    });
    lastChange = performance.now();
    await rest();
  }

  // Everything that runs on its own: slides, countdowns, messages that disappear.
  const wait = window.setTimeout.bind(window);
  let isInTimer = false;
  Object.assign(window, {
    setInterval: () => 0,
    setTimeout: (run: TimerHandler, delay = 0, ...given: unknown[]) => {
      if (delay >= 4000 || (isInTimer && delay > 500)) return 0;
      const call = () => {
        isInTimer = true;
        try {
          if (typeof run === 'function') run(...given);
        } finally {
          isInTimer = false;
        }
      };
      return wait(call, delay);
    },
    print: () => happened.add('print'),
    open: () => {
      happened.add('a window');
      return null;
    },
    alert: () => happened.add('a message'),
    confirm: () => {
      happened.add('a question');
      return false;
    },
  });

  const writes = (method: string, url: string) =>
    !/^(?:GET|HEAD)$/i.test(method) &&
    !readsOnly.includes(new URL(url, location.href).pathname.toLowerCase());
  const kept = () =>
    new Response(
      JSON.stringify({ title: 'Kept back by the test', status: 503, detail: 'Kept back by the test.' }),
      {
        status: 503,
        headers: { 'Content-Type': 'application/problem+json' },
      },
    );
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { method, url } =
      input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) };
    happened.add('a request');
    if (writes(method, url)) return kept();
    pending += 1;
    try {
      return await ask(input, init);
    } finally {
      pending -= 1;
      lastChange = performance.now();
    }
  };
  XMLHttpRequest.prototype.send = function () {
    happened.add('a request');
    wait(() => this.dispatchEvent(new ProgressEvent('error')), 0);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    if (this === localStorage && this.getItem(name) !== value) happened.add('kept in this browser');
    setItem.call(this, name, value);
  };
  navigator.sendBeacon = () => happened.add('a request') !== undefined;

  for (const name of ['writeText', 'write'] as const)
    if (navigator.clipboard)
      Object.defineProperty(navigator.clipboard, name, {
        value: async () => void happened.add('copied'),
      });
  const copy = document.execCommand.bind(document);
  document.execCommand = (command, ...rest) => {
    if (command !== 'copy') return copy(command, ...rest);
    happened.add('copied');
    return true;
  };

  const chooses = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && target.type === 'file';
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    if (chooses(this)) happened.add('a choice of files');
    else if (this instanceof HTMLAnchorElement && this.download) happened.add('a download');
    else click.call(this);
  };
  // After the page's own handlers: what is left for the browser to do.
  window.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target : null;
    const file = target?.closest('input[type=file], label')?.matches('input[type=file]');
    if (file && !event.defaultPrevented) {
      happened.add('a choice of files');
      event.preventDefault();
    }
    const link = target?.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented) return;
    const isHere = link.href.split('#')[0] === location.href.split('#')[0];
    if (isHere && !link.download && link.target !== '_blank') return;
    if (!/^(?:javascript:|$)/.test(link.getAttribute('href') ?? '')) happened.add('the link is followed');
    event.preventDefault();
  });
  window.addEventListener('submit', event => {
    if (event.defaultPrevented) return;
    happened.add('the form is sent');
    event.preventDefault();
  });
  document.addEventListener('invalid', () => happened.add('what is missing is said'), true);
  document.addEventListener('toggle', () => happened.add('opened or closed'), true);
  document.addEventListener('scroll', () => happened.add('scrolled'), true);
  document.addEventListener('pointerdown', () => begin(), true);

  new MutationObserver(records => records.forEach(watch)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
  });
  begin();
  window.noticing = { begin, noticed, rest, back };
}
