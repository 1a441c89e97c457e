import type {
  Definition,
  List,
  Image as MarkdownImage,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isLocale } from '../lists/locales.ts';
import { safeNext } from '../routes/safe-next.ts';
import type { Image } from '../truth/schemas.ts';
import { type Block, DEEPEST, type Inline } from './article-blocks.ts';

/** A part of an article's Markdown that is not shown as its author may have meant it. */
export interface ArticleNote {
  /** From 1, in the Markdown. */
  readonly line: number;
  readonly kind: 'html' | 'link' | 'picture' | 'depth';
  /** The markup, the address or the name. */
  readonly what: string;
}

export interface ParsedArticle {
  readonly blocks: readonly Block[];
  readonly notes: readonly ArticleNote[];
}

/**
 * An article's Markdown (CommonMark) as what its page draws. HTML is text like any other; a link leads to a page of the site
 * (`/comic/x`, in the reader's language), to `http`, `https` or `mailto`, else only its words stay; a picture is one of
 * `pictures`, by its file's name, and stands in a line of its own. What lies in one another deeper than anybody means it is not read:
 * it stands there as it was written. Never throws.
 */
export function parseArticle(markdown: string, pictures: ReadonlyMap<string, Image>): ParsedArticle {
  const deep = tooDeep(markdown);
  if (deep) return { blocks: [{ kind: 'code', text: markdown }], notes: [deep] };
  const root = fromMarkdown(markdown);
  return new ArticleReader(pictures, definitionsIn(root)).read(root.children);
}

/** The names of the pictures that an article shows. */
export function pictureNames(markdown: string): readonly string[] {
  if (tooDeep(markdown)) return [];
  const root = fromMarkdown(markdown);
  const names: string[] = [];
  const definitions = definitionsIn(root);
  visit(root, (node) => {
    const url =
      node.type === 'image'
        ? node.url
        : node.type === 'imageReference' && definitions.get(node.identifier)?.url;
    if (typeof url === 'string') names.push(fileName(url));
  });
  return [...new Set(names)];
}

/** Maximum indentation of a line in columns: 100 nested lists. Parsing takes time quadratic in it. */
const MAX_INDENT = 200;
/** What stands before the words of a line: spaces, and the marks of quotes and of the items of lists. */
const BEFORE_WORDS = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))*/;

/** The first line that lies too deep in lists and quotes; each level of them takes two columns of a line, or the mark of a quote. */
function tooDeep(markdown: string): ArticleNote | undefined {
  for (const [index, line] of markdown.split(/\r\n?|\n/).entries()) {
    const before = BEFORE_WORDS.exec(line)?.[0] ?? '';
    const columns = before.length + 3 * before.split('\t').length - 3;
    if (columns > MAX_INDENT)
      return { line: index + 1, kind: 'depth', what: line.slice(before.length).slice(0, 80) };
  }
  return undefined;
}

class ArticleReader {
  readonly #pictures: ReadonlyMap<string, Image>;
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #notes: ArticleNote[] = [];

  constructor(pictures: ReadonlyMap<string, Image>, definitions: ReadonlyMap<string, Definition>) {
    this.#pictures = pictures;
    this.#definitions = definitions;
  }

  read(nodes: readonly RootContent[]): ParsedArticle {
    return { blocks: this.#blocks(nodes, 1), notes: this.#notes };
  }

  #blocks(nodes: readonly Nodes[], depth: number): Block[] {
    return nodes.flatMap((node) => this.#block(node, depth));
  }

  #block(node: Nodes, depth: number): Block[] {
    switch (node.type) {
      case 'heading':
        return dropEmpty({
          kind: 'heading',
          level: node.depth <= 2 ? 2 : 3,
          children: this.#line(node.children),
        });
      case 'paragraph':
        return this.#paragraph(node);
      case 'blockquote':
        return depth < DEEPEST.block
          ? [{ kind: 'quote', blocks: this.#blocks(node.children, depth + 1) }]
          : this.#blocks(leavesOf(node.children, BLOCK_CONTAINERS), depth);
      case 'list':
        return this.#list(node, depth);
      case 'code':
        return [{ kind: 'code', text: node.value }];
      case 'html':
        this.#note(node, 'html', node.value);
        return dropEmpty({ kind: 'paragraph', children: [node.value] });
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      default:
        return [];
    }
  }

  #list({ ordered, start, children }: List, depth: number): Block[] {
    if (depth >= DEEPEST.block) return this.#blocks(leavesOf(children, BLOCK_CONTAINERS), depth);
    const items = children.map((item) => ({ blocks: this.#blocks(item.children, depth + 1) }));
    return [{ kind: 'list', ...(ordered === true && { start: start ?? 1 }), items }];
  }

  /** Text, or the pictures that stand in its place. */
  #paragraph({ children }: Paragraph): Block[] {
    const blocks: Block[] = [];
    let line: PhrasingContent[] = [];
    const end = () => {
      blocks.push(...dropEmpty({ kind: 'paragraph', children: this.#line(line) }));
      line = [];
    };
    for (const child of children) {
      const picture = this.#pictureOf(child);
      if (!picture) line.push(child);
      else {
        end();
        blocks.push(picture);
      }
    }
    end();
    return blocks;
  }

  #pictureOf(node: PhrasingContent): Block | undefined {
    const found = this.#imageOf(node);
    const image = found && this.#pictures.get(fileName(found.url));
    if (!image) return undefined;
    const { alt, title } = found;
    return { kind: 'picture', image, alt: alt ?? '', ...(title ? { caption: title } : {}) };
  }

  #imageOf(node: Nodes): Pick<MarkdownImage, 'url' | 'alt' | 'title'> | undefined {
    if (node.type === 'image') return node;
    if (node.type !== 'imageReference') return undefined;
    const definition = this.#definitions.get(node.identifier);
    return definition && { ...definition, alt: node.alt };
  }

  #line(nodes: readonly PhrasingContent[]): Inline[] {
    return joinTexts(nodes.flatMap((node) => this.#inline(node, 1)));
  }

  #inline(node: Nodes, depth: number): Inline[] {
    switch (node.type) {
      case 'text':
        return [node.value.replaceAll('\n', ' ')];
      case 'strong':
      case 'emphasis':
        return this.#marked((children) => ({ kind: node.type, children }), node.children, depth);
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'break':
        return [{ kind: 'break' }];
      case 'html':
        this.#note(node, 'html', node.value);
        return [node.value];
      case 'link':
        return this.#link(node, node.url, node.children, depth);
      case 'linkReference':
        return this.#link(node, this.#definitions.get(node.identifier)?.url ?? '', node.children, depth);
      case 'image':
      case 'imageReference':
        // One that is there stands in a line of its own; this one is not there, or lies in a link or a heading.
        this.#note(node, 'picture', this.#imageOf(node)?.url ?? '');
        return node.alt ? [node.alt] : [];
      default:
        return [];
    }
  }

  #marked(
    mark: (children: Inline[]) => Inline,
    children: readonly PhrasingContent[],
    depth: number,
  ): Inline[] {
    if (depth > DEEPEST.inline) return this.#leaves(children, depth);
    return [mark(joinTexts(children.flatMap((child) => this.#inline(child, depth + 1))))];
  }

  #link(node: Nodes, url: string, children: readonly PhrasingContent[], depth: number): Inline[] {
    const href = linkOf(url);
    if (href === undefined) this.#note(node, 'link', url);
    return href === undefined
      ? children.flatMap((child) => this.#inline(child, depth))
      : this.#marked((inlines) => ({ kind: 'link', href, children: inlines }), children, depth);
  }

  /** The text of what is marked too often, without the marks. */
  #leaves(nodes: readonly PhrasingContent[], depth: number): Inline[] {
    return leavesOf(nodes, INLINE_CONTAINERS).flatMap((leaf) => this.#inline(leaf, depth));
  }

  #note(node: Nodes, kind: ArticleNote['kind'], what: string): void {
    this.#notes.push({ line: node.position?.start.line ?? 1, kind, what: what.slice(0, 80) });
  }
}

/** The address as a page may link to it; undefined for any other. The site's own carries no language. */
function linkOf(url: string): string | undefined {
  if (url.startsWith('/')) {
    const [, first = '', ...rest] = url.split('/');
    const path = isLocale(first) ? `/${rest.join('/')}` : url;
    // What is left without the language is looked at: `/en//host` leaves `//host`.
    return isOnSite(path) ? path : undefined;
  }
  if (!URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  const isKnown = ['https:', 'http:', 'mailto:'].includes(protocol);
  return isKnown && href.length <= 2000 && !/[\s\\]/.test(href) ? href : undefined;
}

/** Whether a path stays on the site, as it is and behind the language that a page puts before it. */
function isOnSite(path: string): boolean {
  return !/[\s\\]/.test(path) && [path, `/en${path}`].every((each) => safeNext(each) !== undefined);
}

/** A name with escaped letters is that of the file. */
function fileName(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function definitionsIn(root: Nodes): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(root, (node) => {
    // As CommonMark has it, the first one counts.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  });
  return definitions;
}

const BLOCK_CONTAINERS: ReadonlySet<Nodes['type']> = new Set(['blockquote', 'list', 'listItem']);
const INLINE_CONTAINERS: ReadonlySet<Nodes['type']> = new Set([
  'strong',
  'emphasis',
  'link',
  'linkReference',
]);

/** What lies in containers, in its order; they may lie in one another thousands of times. */
function leavesOf(nodes: readonly Nodes[], containers: ReadonlySet<Nodes['type']>): Nodes[] {
  const leaves: Nodes[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (containers.has(node.type) && 'children' in node) waiting.push(...node.children.toReversed());
    else leaves.push(node);
  }
  return leaves;
}

/** Every node, whatever their depth. */
function visit(root: Nodes, look: (node: Nodes) => void): void {
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    look(node);
    if ('children' in node) waiting.push(...node.children.toReversed());
  }
}

/** The block, unless nothing stands in it. */
function dropEmpty(block: Extract<Block, { kind: 'heading' | 'paragraph' }>): Block[] {
  return block.children.some((inline) => typeof inline !== 'string' || inline.trim() !== '') ? [block] : [];
}

/** Texts beside one another are one. */
function joinTexts(inlines: readonly Inline[]): Inline[] {
  const parts: Inline[] = [];
  for (const inline of inlines) {
    const last = parts.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') parts[parts.length - 1] = last + inline;
    else parts.push(inline);
  }
  return parts;
}
