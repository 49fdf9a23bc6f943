/** Longer responses take too long to highlight. */
const MOST_COLOURED = 40_000;
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

export function JsonText({ text }: { text: string }) {
  if (text.length > MOST_COLOURED) return text;
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [whole, string, colon] = match;
    if (string && colon) continue;
    parts.push(text.slice(end, match.index));
    parts.push(
      <span key={match.index} className={string ? 'text-action' : 'font-medium'}>
        {whole}
      </span>,
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
