import { servedAddress } from '@rawi/model/routes/served-pages';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { COMMENT_PART } from '../../core/lib/paths.ts';

/** A page of this site that shows something that can be taken down, as its address names it. */
export type OwnAddress =
  /** `comic` is a slug, a former slug or an id. */
  | { readonly kind: 'comic'; readonly comic: string }
  | { readonly kind: 'comment'; readonly comic: string; readonly commentId: string }
  | { readonly kind: 'chapter'; readonly chapterId: string }
  | { readonly kind: 'article'; readonly slug: string }
  | { readonly kind: 'translator'; readonly uid: string };

export interface FoundAddress {
  readonly page: OwnAddress;
  /** The path below the host as it was written, without parts that do not change the page. */
  readonly path: string;
}

/** Any part of a text that could be an address: up to a space or a character that no address has. */
const WORDS = /[^\s<>"'«»“”‘’„|\\^`{}]+/gu;
/** Characters that a sentence puts around an address. */
const AROUND = /^[([*،؛,;:]+|[)\]*.,،;؛:!?؟…]+$/gu;
const SCHEME = /^https?:\/\//i;

/**
 * The pages of this site that a text names, each once, in their order: with or without scheme, in any
 * language of the site, with punctuation around them. `host` is that of the site; `www.` before it changes
 * nothing.
 */
export function ownAddresses(text: string, host: string): FoundAddress[] {
  const found = new Map<string, FoundAddress>();
  for (const [word] of text.matchAll(WORDS)) {
    const address = addressIn(word, host);
    if (address) {
      const key = JSON.stringify(address.page);
      if (!found.has(key)) found.set(key, address);
    }
  }
  return [...found.values()];
}

function addressIn(word: string, host: string): FoundAddress | undefined {
  // Twice, because quotes and brackets are around full stops, and within them.
  const bare = word.replaceAll(AROUND, '').replaceAll(AROUND, '');
  const path = pathBelow(bare, host);
  return path === undefined ? undefined : pageAt(path);
}

/** The part of an address after the site's host; undefined for another host. */
function pathBelow(address: string, host: string): string | undefined {
  if (address.startsWith('/')) return address.startsWith('//') ? undefined : address;
  const [authority = '', ...rest] = address.replace(SCHEME, '').split('/');
  const isOurs = hostOf(authority) === hostOf(host);
  return isOurs && rest.length > 0 ? `/${rest.join('/')}` : undefined;
}

const hostOf = (authority: string) => authority.toLowerCase().replace(/^www\./, '');

function pageAt(written: string): FoundAddress | undefined {
  const path = decodePath(written.replace(/[?#].*$/, ''));
  const address = path === undefined ? null : servedAddress(path);
  if (!address) return undefined;
  const [, kind, name = ''] = address.below.split('/');
  const page = pageOf(kind, name);
  if (!page) return undefined;
  const below = `/${address.locale}${address.below}`;
  const commentId = page.kind === 'comic' ? commentIn(written) : undefined;
  return commentId !== undefined && page.kind === 'comic'
    ? {
        page: { kind: 'comment', comic: page.comic, commentId },
        path: `${below}#${COMMENT_PART}${commentId}`,
      }
    : { page, path: below };
}

/** The comment that the part behind `#` names. */
function commentIn(written: string): string | undefined {
  const [, part = ''] = written.split('#');
  if (!part.startsWith(COMMENT_PART)) return undefined;
  // A sentence may go on right behind it.
  const [id = ''] = /^[\w-]*/.exec(part.slice(COMMENT_PART.length)) ?? [];
  return isDocumentId(id) ? id : undefined;
}

function pageOf(kind: string | undefined, name: string): OwnAddress | undefined {
  switch (kind) {
    case 'comic':
      return { kind, comic: name };
    case 'chapter':
      return { kind, chapterId: name };
    case 'blog':
      return { kind: 'article', slug: name };
    case 'translator':
      return { kind, uid: name };
    default:
      return undefined;
  }
}

/** The decoded path; undefined when its percent signs are invalid. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
