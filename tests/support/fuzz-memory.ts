const MOST_KEPT = 40;

export type Memory = ReturnType<typeof rememberAnswers>;

/** Ids, names, addresses and versions from earlier responses, for later requests. */
export function rememberAnswers() {
  const seen = new Map<string, (string | number)[]>();

  const keep = (name: string, value: string | number) => {
    const kept = seen.get(name) ?? [];
    if (kept.includes(value)) return;
    seen.set(name, [...kept, value].slice(-MOST_KEPT));
  };

  return {
    /** Values of rows by property name; the first also builds the path. */
    learn({ path, data, etag }: { path: string; data: unknown; etag: string | null }) {
      const resource = path.split(/[/?]/)[2]?.toLowerCase() ?? '';
      for (const row of [data].flat().slice(-MOST_KEPT)) {
        if (typeof row !== 'object' || row === null) continue;
        for (const [index, [name, value]] of Object.entries(row).entries()) {
          if (typeof value !== 'number' && typeof value !== 'string') continue;
          keep(name.toLowerCase(), value);
          if (index === 0) keep(`/${resource}`, value);
        }
      }
      if (etag) keep('etag', etag);
    },

    /** A deleted row is still requested sometimes, through references to it. */
    forget(path: string) {
      const [, , resource = '', ...rest] = path.toLowerCase().split('/');
      const id = Number(rest.at(-1));
      seen.set(`/${resource}`, seen.get(`/${resource}`)?.filter(value => Number(value) !== id) ?? []);
    },

    /** Known values for a name, such as `category`, `CategoryID` or the `{id}` after `ByCategory/`. */
    known(name: string, behind = ''): (string | number)[] {
      const of = name.toLowerCase() === 'id' ? behind.toLowerCase().replace(/^by/, '') : name.toLowerCase();
      return [of, `${of}id`, `${of}code`, `/${of}`].flatMap(one => seen.get(one) ?? []);
    },
  };
}
