import type { Email } from '../ports/mail.ts';

/** The parts of an email; its text and its HTML are both made from them. */
export type EmailPart =
  | { kind: 'text'; title?: string; text: string }
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'rows'; title?: string; rows: [label: string, value: string][]; last?: 'strong' }
  | { kind: 'link'; label: string; to: string };

export type EmailContent = {
  subject: string;
  from: string;
  title: string;
  parts: EmailPart[];
  foot: string;
};

/**
 * User input for emails: mail clients turn anything like a host name into a link. A zero-width character after each dot
 * prevents that.
 */
export const withoutLinks = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])|:(?=\/\/)/gu, '$&\u200c');

type Sending = { to: string; headers?: Email['headers'] | undefined };

export const toEmail = (content: EmailContent, { to, headers }: Sending): Email => ({
  to,
  subject: content.subject,
  text: toText(content),
  html: toHtml(content),
  ...(headers && { headers }),
});

function toText({ title, parts, foot }: EmailContent): string {
  return [title, ...parts.map(partInText), '-- ', foot].join('\n\n').replace('-- \n\n', '-- \n');
}

function partInText(part: EmailPart): string {
  if (part.kind === 'text') return part.title ? `${part.title}:\n${part.text}` : part.text;
  if (part.kind === 'quote') return `${part.title}:\n${part.text.replace(/^/gm, '> ')}`;
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

/** The light colors of web/styles/theme.css: mail clients don't load our stylesheet, and many only support tables. */
const INK = '#16202b';
const MUTED = '#5a6470';
const LINE = '#e4dfd6';
const PAPER = '#faf8f4';
const ACTION = '#0b5f5c';
const SURFACE = '#ffffff';

function toHtml({ subject, from, title, parts, foot }: EmailContent): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 12px;background:${PAPER};color:${INK};font:16px/1.55 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;padding:0 4px;font-weight:600">${escaped(from)}</p>
<div style="padding:28px 24px;border:1px solid ${LINE};border-radius:10px;background:${SURFACE}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaped(title)}</h1>
${parts.map(partInHtml).join('\n')}
</div>
<p style="margin:16px 4px 0;color:${MUTED};font-size:13px">${inLines(foot)}</p>
</div></body></html>`;
}

function partInHtml(part: EmailPart): string {
  if (part.kind === 'link') {
    const look = `display:inline-block;padding:10px 20px;border-radius:8px;background:${ACTION};color:${SURFACE}`;
    const link = `<a href="${escaped(part.to)}" style="${look};text-decoration:none">${escaped(part.label)}</a>`;
    return `<p style="margin:28px 0 0">${link}</p>`;
  }
  const title = part.title ? `<h2 style="margin:28px 0 8px;font-size:16px">${escaped(part.title)}</h2>` : '';
  if (part.kind === 'quote') {
    const look = `margin:0;padding:0 0 0 16px;border-left:2px solid ${LINE};color:${MUTED}`;
    return `${title}<blockquote style="${look}">${inLines(part.text)}</blockquote>`;
  }
  if (part.kind === 'text') return `${title}<p style="margin:0 0 16px">${inLines(part.text)}</p>`;
  const rows = part.rows.map(([label, value], index) => {
    const weight = part.last && index === part.rows.length - 1 ? ';font-weight:600' : '';
    const cell = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top${weight}`;
    return `<tr><td style="${cell};padding-right:16px">${escaped(label)}</td>
<td style="${cell};text-align:right">${inLines(value)}</td></tr>`;
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
