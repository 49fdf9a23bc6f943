const LIST = /<!--screens (.*?)-->/;

type Read = { shell: string; files: Record<string, string[]>; page: string };
let read: Read | undefined;

/** The shell is the same for every page, and looked through once. */
function readList(shell: string): Read {
  if (read?.shell === shell) return read;
  read = { shell, files: JSON.parse(LIST.exec(shell)?.[1] ?? '{}'), page: shell.replace(LIST, '') };
  return read;
}

/** The files of the build that a lazily loaded screen needs, as the build wrote them into the shell. */
export const filesOf = (shell: string, screen: string | undefined): string[] =>
  (screen && readList(shell).files[screen]) || [];

/** `boot.ts` has them loaded as soon as the page is seen. */
export const namedLater = (files: readonly string[]) =>
  files.map(file => `<link rel="later" crossorigin href="${file}">`).join('');

export const withoutList = (shell: string) => readList(shell).page;
