import { fromMarkdown } from 'mdast-util-from-markdown';
import type * as z from 'zod';
import { type Block, type Inline, type TextPicture, tooMuchIn } from '../contracts/post-text.ts';
import { linkAddress } from './link-address.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Nodes = readonly Node[];
type Definition = Extract<Node, { type: 'definition' }>;

/** The shop's own picture at an address; undefined where that leads elsewhere. */
export type PictureAt = (address: string) => z.infer<typeof TextPicture> | undefined;

const DEEPEST = 12;
const MOST_PARTS = 20_000;

/** What a text says: only what a writer can mean, whatever stands in it. HTML in it is text like any other. */
export function treeOf(text: string, pictureAt: PictureAt): Block[] {
  if (tooMuchIn(text)) return text.split(/\n{2,}/).map(part => ({ is: 'paragraph', of: [part] }));
  const root = fromMarkdown(text);
  const definitions = new Map(definitionsIn(root).map(one => [one.identifier, one]));
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

  /** What cannot be followed is read all the same. */
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

/** Without a call that waits for another, so that nothing is too deep. */
function all(node: Root | Node): Node[] {
  const found: Node[] = [];
  const waiting: (Root | Node)[] = [node];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one.type !== 'root') found.push(one);
    if ('children' in one)
      for (let at = one.children.length; at > 0; at -= 1) waiting.push(one.children[at - 1] as Node);
  }
  return found;
}

const definitionsIn = (root: Root) =>
  all(root)
    .filter((node): node is Definition => node.type === 'definition')
    .reverse();

const plain = (node: Node) =>
  all(node)
    .flatMap(one => ('value' in one ? [one.value] : []))
    .join(' ');
