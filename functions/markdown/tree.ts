import { fromMarkdown } from 'mdast-util-from-markdown';
import type * as z from 'zod';
import { type Block, type Inline, type TextPicture, tooMuchIn } from './contract.ts';
import { linkAddress } from './link-address.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Nodes = readonly Node[];
type Definition = Extract<Node, { type: 'definition' }>;

/** Looks up one of the shop's own pictures; undefined for any other URL. */
export type PictureAt = (address: string) => z.infer<typeof TextPicture> | undefined;

const DEEPEST = 12;
const MOST_PARTS = 20_000;

/** Parses Markdown into a small tree of safe elements; HTML in it is plain text. */
export function treeOf(text: string, pictureAt: PictureAt): Block[] {
  if (tooMuchIn(text)) return text.split(/\n{2,}/).map(part => ({ is: 'paragraph', of: [part] }));
  const root = fromMarkdown(text);
  const definitions = new Map(definitionsIn(root).map(definition => [definition.identifier, definition]));
  let left = MOST_PARTS;

  const blocks = (nodes: Nodes, depth: number): Block[] =>
    nodes.flatMap((node): Block[] => (left-- > 0 ? block(node, depth + 1) : []));

  function block(node: Node, depth: number): Block[] {
    if (depth > DEEPEST) return [{ is: 'paragraph', of: [plain(node)] }];
    switch (node.type) {
      case 'paragraph':
        return [{ is: 'paragraph', of: inlines(node.children, depth) }];
      case 'heading':
        return [{ is: 'heading', level: node.depth > 2 ? 3 : 2, of: inlines(node.children, depth) }];
      case 'blockquote':
        return [{ is: 'quote', of: blocks(node.children, depth) }];
      case 'list': {
        const items = node.children.map(item => blocks(item.children, depth));
        return [{ is: 'list', start: node.ordered ? (node.start ?? 1) : null, items }];
      }
      case 'code':
        return [{ is: 'code', text: node.value }];
      case 'thematicBreak':
        return [{ is: 'rule' }];
      case 'html':
        return [{ is: 'paragraph', of: [node.value] }];
      default:
        return [];
    }
  }

  const inlines = (nodes: Nodes, depth: number): Inline[] =>
    nodes.flatMap((node): Inline[] => (left-- > 0 ? inline(node, depth + 1) : []));

  function inline(node: Node, depth: number): Inline[] {
    if (depth > DEEPEST) return [plain(node)];
    switch (node.type) {
      case 'text':
      case 'html':
        return [node.value];
      case 'emphasis':
      case 'strong':
        return [{ is: node.type, of: inlines(node.children, depth) }];
      case 'inlineCode':
        return [{ is: 'code', text: node.value }];
      case 'break':
        return [{ is: 'break' }];
      case 'link':
        return link(node.url, inlines(node.children, depth));
      case 'linkReference':
        return link(definitions.get(node.identifier)?.url ?? '', inlines(node.children, depth));
      case 'image':
        return picture(node.url, node.alt);
      case 'imageReference':
        return picture(definitions.get(node.identifier)?.url ?? '', node.alt);
      default:
        return [];
    }
  }

  /** A link with an unsafe address keeps its text. */
  function link(address: string, of: Inline[]): Inline[] {
    const to = linkAddress(address);
    return to ? [{ is: 'link', to, of }] : of;
  }

  function picture(address: string, alt: string | null | undefined): Inline[] {
    const found = pictureAt(address);
    return found ? [{ is: 'picture', alt: alt ?? '', ...found }] : [alt ?? ''];
  }

  return blocks(root.children, 0);
}

/** Iterative, so that deep nesting cannot overflow the stack. */
function all(node: Root | Node): Node[] {
  const found: Node[] = [];
  const waiting: (Root | Node)[] = [node];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type !== 'root') found.push(node);
    if ('children' in node)
      for (let at = node.children.length; at > 0; at -= 1) waiting.push(node.children[at - 1] as Node);
  }
  return found;
}

const definitionsIn = (root: Root) =>
  all(root)
    .filter((node): node is Definition => node.type === 'definition')
    .reverse();

const plain = (node: Node) =>
  all(node)
    .flatMap(node => ('value' in node ? [node.value] : []))
    .join(' ');
