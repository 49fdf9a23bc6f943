import { escapeXml } from '../http/escape-xml.ts';
import type { Block, Inline } from './contract.ts';

/** Renders HTML with absolute URLs, for feed readers. */
export function htmlOf(blocks: readonly Block[], origin: string): string {
  const whole = (address: string) => escapeXml(new URL(address, origin).href);
  const lines = (parts: readonly Inline[]): string => parts.map(inline).join('');
  const texts = (parts: readonly Block[]): string => parts.map(block).join('');

  function block(part: Block): string {
    switch (part.is) {
      case 'paragraph':
        return `<p>${lines(part.of)}</p>`;
      case 'heading':
        return `<h${part.level}>${lines(part.of)}</h${part.level}>`;
      case 'quote':
        return `<blockquote>${texts(part.of)}</blockquote>`;
      case 'list': {
        const items = part.items.map(item => `<li>${texts(item)}</li>`).join('');
        return part.start === null ? `<ul>${items}</ul>` : `<ol start="${part.start}">${items}</ol>`;
      }
      case 'code':
        return `<pre><code>${escapeXml(part.text)}</code></pre>`;
      case 'rule':
        return '<hr>';
    }
  }

  function inline(part: Inline): string {
    if (typeof part === 'string') return escapeXml(part);
    switch (part.is) {
      case 'emphasis':
        return `<em>${lines(part.of)}</em>`;
      case 'strong':
        return `<strong>${lines(part.of)}</strong>`;
      case 'code':
        return `<code>${escapeXml(part.text)}</code>`;
      case 'link':
        return `<a href="${whole(part.to)}">${lines(part.of)}</a>`;
      case 'picture':
        return `<img src="${whole(part.url)}" alt="${escapeXml(part.alt)}" width="${part.width}" height="${part.height}">`;
      case 'break':
        return '<br>';
    }
  }

  return texts(blocks);
}
