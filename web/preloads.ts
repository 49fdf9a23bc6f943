const LIST = /<!--preloads (.*?)-->/;

type Shell = {
  html: string;
  files: Record<string, string[]>;
  /** What stands before a page's head, between its head and its content, and behind that. */
  parts: string[];
};
let parsed: Shell | undefined;

/** The shell is the same for every page, and parsed once. */
function parse(html: string): Shell {
  if (parsed?.html === html) return parsed;
  const files = JSON.parse(LIST.exec(html)?.[1] ?? '{}');
  parsed = { html, files, parts: html.replace(LIST, '').split(/<!--head-->|<!--page--><\/div>/) };
  return parsed;
}

/** The shell with a page's head and content, and with what stands right behind its content's element. */
export function filledShell(shell: string, { head, body, data }: Record<'head' | 'body' | 'data', string>) {
  const [start, middle = '', end = ''] = parse(shell).parts;
  return `${start}${head}${middle}${body}</div>${data}${end}`;
}

/** The scripts of the page with one of these paths, by the list that the build wrote into the shell. */
export const preloadsFor = (shell: string, paths: readonly (string | undefined)[]) =>
  preloadLinks(paths.flatMap(path => (path && parse(shell).files[path]) || []));

/** `boot.ts` turns them into preloads after the first paint, to which they would be in the way. */
export const preloadLinks = (files: readonly string[]) =>
  files.map(file => `<link rel="later" crossorigin href="${file}">`).join('');
