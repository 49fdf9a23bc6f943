const LIST = /<!--preloads (.*?)-->/;

type Shell = { html: string; files: Record<string, string[]>; withoutList: string };
let parsed: Shell | undefined;

/** The shell is the same for every page, and parsed once. */
function parse(html: string): Shell {
  if (parsed?.html === html) return parsed;
  const files = JSON.parse(LIST.exec(html)?.[1] ?? '{}');
  parsed = { html, files, withoutList: html.replace(LIST, '') };
  return parsed;
}

/** The scripts of the page with one of these paths, by the list that the build wrote into the shell. */
export const preloadsFor = (shell: string, paths: readonly (string | undefined)[]) =>
  preloadLinks(paths.flatMap(path => (path && parse(shell).files[path]) || []));

export const withoutPreloadList = (shell: string) => parse(shell).withoutList;

/** `boot.ts` turns them into preloads after the first paint, to which they would be in the way. */
export const preloadLinks = (files: readonly string[]) =>
  files.map(file => `<link rel="later" crossorigin href="${file}">`).join('');
