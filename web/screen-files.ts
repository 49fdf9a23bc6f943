const LIST = /<!--screens (.*?)-->/;

let read: { shell: string; files: Record<string, string[]> } | undefined;

/** The files of the build that a lazily loaded screen needs, as the build wrote them into the shell. */
export function filesOf(shell: string, screen: string | undefined): string[] {
  if (read?.shell !== shell) read = { shell, files: JSON.parse(LIST.exec(shell)?.[1] ?? '{}') };
  return (screen && read.files[screen]) || [];
}

export const withoutList = (shell: string) => shell.replace(LIST, '');
