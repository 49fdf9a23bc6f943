type Header = [name: string, value: string];

/** A `Headers` object would take several times the memory. */
export type KeptHeaders = Header[];

/** Those of the answer that was kept last: most of the next one's are the same, and one copy of each serves all. */
let last: KeptHeaders = [];
const shared = new WeakSet<Header>();

export function keepHeaders(headers: Headers): KeptHeaders {
  last = [...headers].map(header => {
    const known = last.find(([name, value]) => name === header[0] && value === header[1]);
    if (known) shared.add(known);
    return known ?? header;
  });
  return last;
}

/** Whether another kept answer had it before. */
export const isShared = (header: Header) => shared.has(header);

/** The name in lower case, as `Headers` give it. */
export const keptHeader = (headers: KeptHeaders, name: string) =>
  headers.find(([known]) => known === name)?.[1];
