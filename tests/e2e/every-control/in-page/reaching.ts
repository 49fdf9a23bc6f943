import type {} from './finding.ts';
import type {} from './noticing.ts';

/** Where the mouse has to click, or that only the keyboard reaches it, or why nothing does. */
export type Reach = { x: number; y: number } | 'by keyboard' | 'not there' | 'covered' | 'disabled';
export type Filled = 'stays' | 'does not stay' | 'not there';

declare global {
  interface Window {
    pressed?: Element;
    reaching: { aim: (key: string) => Reach; fill: (key: string) => Promise<Filled>; end: () => void };
  }
}

/** Runs in the browser, before anything else: reaches a control as a person would, and fills fields. */
export function installReaching() {
  const VALUES: Record<string, string> = {
    email: 'somebody@example.com',
    url: 'https://example.com/',
    tel: '+44 20 7946 0000',
    password: 'a-good-long-password',
    date: '2031-05-17',
    'datetime-local': '2031-05-17T09:30',
    month: '2031-05',
    time: '09:30',
    color: '#336699',
  };
  const TYPED =
    'textarea, [contenteditable=true], input:not([type]), input[type=text], input[type=search], input[type=email], input[type=url], input[type=tel], input[type=password], input[type=number]';

  /** What is clicked for it: the control, or its label if only that is visible. */
  function faceOf(element: HTMLElement) {
    const isShown = (one: Element | null | undefined) => {
      const { width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
      return width > 2 && height > 2;
    };
    const faces = [element, ...((element as HTMLInputElement).labels ?? []), element.closest('label')];
    return faces.find(isShown);
  }

  /** Moving to another control first leaves the field, and the resulting changes do not come from the click. */
  function leave(element: HTMLElement) {
    const now = document.activeElement;
    if (now instanceof HTMLElement && now !== element && now.getAttribute('aria-expanded') !== 'true')
      if (now.matches('input, select, textarea')) now.blur();
  }

  function aim(key: string): Reach {
    const element = window.finding.element(key);
    if (!element) return 'not there';
    if (element.matches(':disabled, [aria-disabled=true]')) return 'disabled';
    if (
      window.finding
        .open()
        .some(layer => !layer.contains(element) && !element.contains(layer) && !isItsOwn(element, layer))
    )
      return 'covered';
    leave(element);
    window.pressed = element;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const face = faceOf(element);
    // A slider that follows the pointer would move before the click.
    if (!face || element.matches('[role=slider]')) return byKeyboard(element);
    const { x, y, width, height } = face.getClientRects()[0] ?? face.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    if (hit && (face.contains(hit) || element.contains(hit) || (hit.contains(face) && hit.matches('label'))))
      return at;
    return byKeyboard(element);
  }

  const isItsOwn = (element: Element, layer: Element) =>
    element.getAttribute('aria-expanded') === 'true' && element.getAttribute('aria-controls') === layer.id;

  function byKeyboard(element: HTMLElement): Reach {
    element.focus({ focusVisible: true } as FocusOptions);
    return document.activeElement === element ? 'by keyboard' : 'covered';
  }

  function another(element: HTMLInputElement): string {
    const { type, value, min, max, step } = element;
    if (type === 'number' || type === 'range' || element.inputMode === 'numeric') {
      const by = Number(step) || 1;
      const next = (Number(value) || Number(min) || 0) + by;
      return String(max && next > Number(max) ? Number(max) - by : next);
    }
    if (element.inputMode === 'decimal') return value === '12.5' ? '13.5' : '12.5';
    const given = VALUES[type] ?? 'Tried';
    return (given === value ? `${given}1` : given).slice(
      0,
      element.maxLength > 0 ? element.maxLength : undefined,
    );
  }

  function choose(element: HTMLSelectElement) {
    const others = [...element.options].filter(option => !option.disabled && !option.selected);
    const other = others.at(-1);
    if (other) other.selected = true;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** In the way that React detects. */
  function set(element: HTMLInputElement, value: string) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function type(element: HTMLInputElement) {
    if ('select' in element) element.select();
    else getSelection()?.selectAllChildren(element);
    document.execCommand('insertText', false, another(element));
  }

  const contentOf = (element: HTMLElement) => (element as HTMLInputElement).value ?? element.textContent;

  async function fill(key: string): Promise<Filled> {
    const element = window.finding.element(key) as HTMLInputElement | undefined;
    if (!element) return 'not there';
    element.focus();
    await window.noticing.rest();
    const before = contentOf(element);
    window.noticing.begin();
    if (element instanceof HTMLSelectElement) choose(element);
    else if (element.matches(TYPED)) type(element);
    else set(element, another(element));
    const hasNoOther = element instanceof HTMLSelectElement && element.options.length < 2;
    const stays = () => contentOf(element) !== before || !element.isConnected || hasNoOther;
    await new Promise(requestAnimationFrame);
    // A controlled value is first restored, until the change is stored.
    for (let times = 0; times < 40 && !stays(); times += 1)
      await new Promise(resolve => setTimeout(resolve, 25));
    return stays() ? 'stays' : 'does not stay';
  }

  /** For changes that count only when the field is left. */
  const end = () => (document.activeElement as HTMLElement | null)?.blur();

  window.reaching = { aim, fill, end };
}
