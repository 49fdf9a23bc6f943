const sheets = new Map<string, Promise<unknown>>();

/** A style sheet that comes after the page, each once; one that failed is requested again. */
export function loadSheet(href: string): Promise<unknown> {
  const loaded = sheets.get(href) ?? append(href);
  sheets.set(href, loaded);
  return loaded;
}

const append = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      sheets.delete(href);
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
