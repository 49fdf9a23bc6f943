const LIST = /<!--preloads (.*?)-->/;

type Shell = {
  html: string;
  files: Record<string, string[]>;
  /** The HTML before the page's head, between its head and content, and after the content. */
  parts: string[];
};
let parsed: Shell | undefined;

/** The shell is the same for every page, so it is parsed once. */
function parse(html: string): Shell {
  if (parsed?.html === html) return parsed;
  const files = JSON.parse(LIST.exec(html)?.[1] ?? '{}');
  parsed = { html, files, parts: html.replace(LIST, '').split(/<!--head-->|<!--page--><\/div>/) };
  return parsed;
}

/** The shell with a page's head and content, and data right after the content element. */
export function filledShell(shell: string, { head, body, data }: Record<'head' | 'body' | 'data', string>) {
  const [start, middle = '', end = ''] = parse(shell).parts;
  return `${start}${head}${middle}${body}</div>${data}${end}`;
}

/** The scripts of the page with one of these paths, from the list that the build wrote into the shell. */
export const preloadsFor = (shell: string, paths: readonly (string | undefined)[]) =>
  preloadLinks(paths.flatMap(path => (path && parse(shell).files[path]) || []));

/** `boot.ts` turns them into preloads after the first paint, which they would delay. */
export const preloadLinks = (files: readonly string[]) =>
  files.map(file => `<link rel="later" crossorigin href="${file}">`).join('');
