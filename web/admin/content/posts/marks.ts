/** A text and its selection. */
export type Selected = { text: string; start: number; end: number };

const put = ({ text, start, end }: Selected, words: string, [from, to]: [number, number]): Selected => ({
  text: text.slice(0, start) + words + text.slice(end),
  start: start + from,
  end: start + to,
});

/** Wraps the selection in a mark, or removes it if present. */
const around = (mark: string, sample: string) => (selected: Selected) => {
  const { text, start, end } = selected;
  const words = text.slice(start, end) || sample;
  const before = text.slice(0, start);
  const isLonger = before.endsWith(`${mark}*`) || (before.endsWith('**') && mark === '*');
  if (before.endsWith(mark) && text.startsWith(mark, end) && !isLonger) {
    const wider = { text, start: start - mark.length, end: end + mark.length };
    return put(wider, words, [0, words.length]);
  }
  return put(selected, mark + words + mark, [mark.length, mark.length + words.length]);
};

/** Prefixes each selected line with a mark, or removes it from all. */
const atLines = (mark: string) => (selected: Selected) => {
  const { text } = selected;
  const start = text.lastIndexOf('\n', selected.start - 1) + 1;
  const ends = text.indexOf('\n', selected.end);
  const end = ends === -1 ? text.length : ends;
  const lines = text.slice(start, end).split('\n');
  const isMarked = lines.every(line => line.startsWith(mark));
  const words = lines.map(line => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return put({ text, start, end }, words, [words.length, words.length]);
};

const link = (selected: Selected) => {
  const words = selected.text.slice(selected.start, selected.end) || 'words';
  const address = 'https://';
  const begins = words.length + 3;
  return put(selected, `[${words}](${address})`, [begins, begins + address.length]);
};

/** Pictures get their own paragraph. */
export const picture = (address: string) => (selected: Selected) => {
  const before = selected.text.slice(0, selected.end);
  const gap = before === '' || before.endsWith('\n\n') ? '' : '\n\n';
  const alt = 'What it shows';
  const words = `${gap}![${alt}](${address})\n\n`;
  const begins = gap.length + 2;
  return put({ ...selected, start: selected.end }, words, [begins, begins + alt.length]);
};

export const MARKS = {
  heading: atLines('## '),
  bold: around('**', 'bold'),
  italic: around('*', 'italic'),
  link,
  quote: atLines('> '),
  list: atLines('- '),
};
