type Header = [name: string, value: string];

/** A `Headers` object would take several times as much memory. */
export type CachedHeaders = Header[];

/** Headers of the previous entry: most are the same in the next one, so one copy is shared. */
let last: CachedHeaders = [];
const shared = new WeakSet<Header>();

export function toCachedHeaders(headers: Headers): CachedHeaders {
  last = [...headers].map(header => {
    const known = last.find(([name, value]) => name === header[0] && value === header[1]);
    if (known) shared.add(known);
    return known ?? header;
  });
  return last;
}

/** Whether another entry already has it. */
export const isSharedHeader = (header: Header) => shared.has(header);

/** The name in lower case, as in `Headers`. */
export const cachedHeader = (headers: CachedHeaders, name: string) =>
  headers.find(([known]) => known === name)?.[1];
