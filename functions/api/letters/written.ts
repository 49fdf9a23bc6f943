/** What a letter says, part by part, so that its text and its HTML say the same. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; title?: string; rows: [label: string, value: string][]; last?: 'strong' }
  | { kind: 'link'; label: string; to: string };

export type Written = { subject: string; title: string; parts: Part[]; foot: string };

export function toText({ title, parts, foot }: Written): string {
  return [title, ...parts.map(partInText), '-- ', foot].join('\n\n').replace('-- \n\n', '-- \n');
}

function partInText(part: Part): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') return `${part.label}:\n${part.to}`;
  const widest = Math.max(...part.rows.map(([label]) => label.length));
  const rows = part.rows.map(([label, value]) => {
    const [first, ...others] = value.split('\n');
    return [`${label.padEnd(widest)}  ${first}`, ...others.map(one => `${' '.repeat(widest)}  ${one}`)].join(
      '\n',
    );
  });
  return [...(part.title ? [`${part.title}:`] : []), ...rows].join('\n');
}

/** Mail programs know no stylesheet of ours, no script, and often only tables. */
export function toHtml({ subject, title, parts, foot }: Written): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaped(title)}</h1>
${parts.map(partInHtml).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid;font-size:13px;opacity:.7">${inLines(foot)}</p>
</div></body></html>`;
}

function partInHtml(part: Part): string {
  if (part.kind === 'text') return `<p style="margin:0 0 16px">${inLines(part.text)}</p>`;
  if (part.kind === 'link') {
    return `<p style="margin:24px 0"><a href="${escaped(part.to)}">${escaped(part.label)}</a></p>`;
  }
  const title = part.title ? `<h2 style="margin:24px 0 8px;font-size:16px">${escaped(part.title)}</h2>` : '';
  const rows = part.rows.map(([label, value], index) => {
    const weight = part.last && index === part.rows.length - 1 ? ';font-weight:600' : '';
    return `<tr><td style="padding:4px 16px 4px 0;vertical-align:top${weight}">${escaped(label)}</td>
<td style="padding:4px 0;text-align:right;vertical-align:top${weight}">${inLines(value)}</td></tr>`;
  });
  return `${title}<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">
${rows.join('\n')}</table>`;
}

const inLines = (text: string) => escaped(text).replaceAll('\n', '<br>');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign);
