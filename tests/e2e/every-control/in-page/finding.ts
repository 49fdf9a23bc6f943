export type Control = {
  /** Stable while the control exists, and equal for the same control in similar rows. */
  key: string;
  name: string;
  kind: 'link' | 'button' | 'field';
  /** For links: the attribute, its absolute URL, and the key shared by all links of its kind. */
  href?: string;
  url?: string;
  linkKind?: string;
  /** The page lacks the linked fragment: the link has to do more than change the address. */
  isPartMissing?: boolean;
  /** In the frame shared by all screens of a section. */
  isShared: boolean;
  /** Already shown or selected: clicked last, after another choice. */
  isChosen: boolean;
  /** A form with a submit button reads it. */
  isRead: boolean;
  isInForm: boolean;
  isSubmit: boolean;
  /** In a message that disappears. */
  isPassing: boolean;
  /** Disabled, with the reason if there is one. */
  disabled?: string;
};

type Found = Control & { element: HTMLElement };

declare global {
  interface Window {
    finding: {
      all: () => Control[];
      element: (key: string) => HTMLElement | undefined;
      open: () => Element[];
    };
  }
}

/** Runs in the browser, before anything else: finds everything a person could click or fill, with a unique key. */
export function installFinding() {
  const ROLES =
    'button link tab menuitem menuitemradio menuitemcheckbox checkbox radio switch combobox option slider spinbutton';
  const CONTROLS = [
    ...[
      'a[href]',
      'button',
      'input:not([type=hidden])',
      'select',
      'textarea',
      'summary',
      '[contenteditable=true]',
    ],
    ...ROLES.split(' ').map(role => `[role=${role}]`),
  ].join();
  const FIELDS =
    'input:not([type=button],[type=submit],[type=reset],[type=image],[type=file]), select, textarea, [contenteditable=true]';
  const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]';
  const SHARED = 'header, footer, aside, nav';
  const ONE_OF_MANY = '[role=option], [role=menuitemradio], [role=menuitemcheckbox], [role=gridcell]';

  const text = (element: Element | null | undefined) =>
    (element?.matches('label:has(select, textarea)')
      ? (element.firstChild?.textContent ?? '')
      : (element?.textContent ?? '')
    )
      .replace(/\s+/g, ' ')
      .trim();
  const said = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .map(id => (id ? text(document.getElementById(id)) : ''))
      .join(' ')
      .trim();
  const labelOf = (element: Element) => (element as HTMLInputElement).labels?.[0] ?? element.closest('label');

  function nameOf(element: Element) {
    const own = element.matches('select, input, textarea') ? '' : text(element);
    const names = [
      element.getAttribute('aria-label'),
      said(element, 'aria-labelledby'),
      text(labelOf(element)),
      own,
      element.getAttribute('title'),
      element.querySelector('img')?.getAttribute('alt'),
      element.getAttribute('placeholder'),
      element.getAttribute('name'),
    ];
    return (names.find(Boolean) ?? '').slice(0, 60);
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
  const open = () => [...document.querySelectorAll(LAYERS)].filter(isSeen);

  /** A one-pixel box is for screen readers; its visible counterpart is found elsewhere, unless it is a skip link. */
  const hasFace = (element: HTMLElement) => {
    const faces = [element, ...((element as HTMLInputElement).labels ?? []), element.closest('label')];
    return (
      element.matches('a[href^="#"]') || faces.some(face => face && face.getBoundingClientRect().width > 2)
    );
  };

  const kindOf = (element: Element) =>
    element.matches('a[href]') ? 'link' : element.matches(FIELDS) ? 'field' : 'button';
  const shapeOf = (element: Element) =>
    `${element.tagName}${element.getAttribute('type') ?? ''}${element.getAttribute('role') ?? ''}`;

  /** The controls inside an element, as one text; none for fewer than two. */
  const shapes = new Map<Element, string>();
  const shapesIn = (element: Element) => shapes.get(element) ?? '';
  function learnShapes(controls: Iterable<Element>) {
    const inside = new Map<Element, string[]>();
    for (const control of controls) {
      const shape = shapeOf(control);
      for (let at = control.parentElement; at; at = at.parentElement) {
        const known = inside.get(at);
        if (known) known.push(shape);
        else inside.set(at, [shape]);
      }
    }
    shapes.clear();
    for (const [element, all] of inside) if (all.length > 1) shapes.set(element, all.join());
  }

  /** A table row, or one of at least three siblings with the same controls in the same order. */
  function rowOf(element: Element) {
    for (let at = element.parentElement; at?.parentElement && at !== document.body; at = at.parentElement) {
      if (at.matches('tbody tr, [role=row]')) return at;
      const shape = shapesIn(at);
      const alike = [...at.parentElement.children].filter(
        other => other.tagName === at.tagName && shape && shapesIn(other) === shape,
      );
      if (alike.length > 2) return at;
    }
  }

  function placeOf(element: HTMLElement) {
    const layer = element.closest(LAYERS);
    const where = layer
      ? `in ${nameOf(layer)
          .slice(0, 30)
          .replace(/[\d/]+/g, '')}: `
      : '';
    if (element.matches(ONE_OF_MANY)) return `${where}one of ${shapeOf(element)} ${element.className}`;
    const row = rowOf(element);
    // A button that opens something may show how many choices were made there.
    const counts = element.matches('[aria-haspopup], [aria-expanded]') ? /[\d/]+/g : '';
    if (!row) return `${where}${shapeOf(element)} ${nameOf(element).replace(counts, '') || element.id}`;
    const within = [...row.querySelectorAll(CONTROLS)].filter(
      other => shapeOf(other) === shapeOf(element) && other.className === element.className,
    );
    return `${where}row of ${row.parentElement?.className}: ${shapeOf(element)} ${within.indexOf(element)} ${element.className}`;
  }

  function linkOf(element: HTMLElement) {
    const { pathname, search, hash, origin, protocol, href } = element as HTMLAnchorElement;
    const isHere = hash !== '' && href.split('#')[0] === location.href.split('#')[0];
    const isPartMissing = isHere && !document.getElementById(decodeURIComponent(hash.slice(1)));
    const segments = pathname.split('/').slice(1);
    const isAdmin = segments[0] === 'admin';
    const pattern = segments.slice(0, isAdmin ? 3 : 1).join('/');
    const asked = [...new URLSearchParams(search).keys()].sort().join();
    const where = element.closest(SHARED)?.tagName ?? 'MAIN';
    const kind =
      origin === location.origin
        ? `${where} /${pattern}?${asked} ${element.className}${isPartMissing ? ' #' : ''}`
        : protocol;
    return { href: element.getAttribute('href') ?? '', url: href, linkKind: kind, isPartMissing };
  }

  function isRead(element: HTMLElement) {
    const { form, name } = element as HTMLInputElement;
    const sends = (one: Element) => one.matches('button:not([type=button]), [type=submit], [type=image]');
    return Boolean(name && form && [...form.elements].some(sends));
  }

  function whyDisabled(element: HTMLElement) {
    if (!element.matches(':disabled, [aria-disabled=true]')) return undefined;
    // The label may be a second line with the same text.
    const label = labelOf(element);
    const [first] = [...(label?.querySelectorAll('*') ?? [])].filter(
      one => one.children.length === 0 && text(one),
    );
    const more = first && text(label).length > text(first).length ? text(label) : '';
    return element.title || said(element, 'aria-describedby') || more;
  }

  const isChosen = (element: HTMLElement) =>
    element.matches(
      '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-checked=true][role*=radio], [type=radio]:checked, fieldset [aria-pressed=true]',
    );

  function controlOf(element: HTMLElement): Found {
    const kind = kindOf(element);
    const disabled = whyDisabled(element);
    return {
      element,
      key: placeOf(element),
      name: nameOf(element),
      kind,
      ...(kind === 'link' && linkOf(element)),
      isShared: Boolean(element.closest(SHARED)) && !element.closest('main') && !element.closest(LAYERS),
      isChosen: isChosen(element),
      isRead: isRead(element),
      isInForm: Boolean((element as HTMLInputElement).form),
      isPassing: Boolean(element.closest('section[aria-live]')),
      isSubmit: element.matches('form button:not([type=button]), [type=submit], [form]'),
      ...(disabled !== undefined && { disabled }),
    };
  }

  function found() {
    const controls = document.querySelectorAll<HTMLElement>(CONTROLS);
    learnShapes(controls);
    const all = new Map<string, Found>();
    const counts = new Map<string, number>();
    for (const element of controls) {
      // A hidden stand-in belongs to its visible control, like a checkbox with a custom face.
      if (!isSeen(element) || !hasFace(element) || element.matches('[readonly]')) continue;
      const control = controlOf(element);
      const isOneOfMany = /(?:^|: )(?:row|one) of /.test(control.key);
      const count = counts.get(control.key) ?? 0;
      counts.set(control.key, count + 1);
      if (
        isOneOfMany &&
        count > 0 &&
        !(control.disabled === undefined && all.get(control.key)?.disabled !== undefined)
      )
        continue;
      const key = count > 0 && !isOneOfMany ? `${control.key} (${count + 1})` : control.key;
      all.set(key, { ...control, key });
    }
    return all;
  }

  window.finding = {
    open,
    element: key => found().get(key)?.element,
    all: () => [...found().values()].map(({ element: _, ...control }) => control),
  };
}
