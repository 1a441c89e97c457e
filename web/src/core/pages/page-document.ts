import type { BlogPayload, BlogsPartPayload, BlogsPayload } from '@rawi/model/pages/blog-payloads';
import type { ListPayload } from '@rawi/model/pages/list-payload';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import type {
  ChapterPayload,
  ComicPayload,
  ComicsPayload,
  HomePayload,
  PageDocument,
  PublisherPayload,
  PublisherShelfPayload,
  PublishersPayload,
  TranslatorPartPayload,
  TranslatorPayload,
} from '@rawi/model/pages/pages';
import type { ReaderPayload } from '@rawi/model/pages/reader-payload';
import type { SearchPayload } from '@rawi/model/pages/search-payloads';
import type { TransparencyPayload } from '@rawi/model/pages/transparency-payload';
import type { UpdatesPayload } from '@rawi/model/pages/updates-payload';

/** Reads what a page's document contains; plain functions that the service worker uses too. */

/** What each kind of page shows. */
export interface Payloads {
  readonly home: HomePayload;
  readonly comic: ComicPayload;
  readonly chapter: ChapterPayload;
  readonly comics: ComicsPayload;
  readonly updates: UpdatesPayload;
  readonly transparency: TransparencyPayload;
  readonly list: ListPayload;
  readonly reader: ReaderPayload;
  readonly publishers: PublishersPayload;
  readonly publisher: PublisherPayload;
  readonly publisherShelf: PublisherShelfPayload;
  readonly blogs: BlogsPayload;
  readonly blogsPart: BlogsPartPayload;
  readonly blog: BlogPayload;
  readonly search: SearchPayload;
  readonly translator: TranslatorPayload;
  readonly translatorPart: TranslatorPartPayload;
}
export type ShownKind = keyof Payloads;
type GonePayload = Extract<PageDocument, { kind: 'gone' }>['payload'];
type RedirectPayload = Extract<PageDocument, { kind: 'redirect' }>['payload'];

export type ReadDocument<K extends ShownKind> =
  | { readonly state: 'ready'; readonly payload: Payloads[K] }
  /** `gone`: readers had it, and it was taken from them. */
  | { readonly state: 'missing'; readonly gone?: GonePayload }
  /** The comic has moved to another address. */
  | { readonly state: 'moved'; readonly slug: string }
  /** Written by a newer build, and not readable for this one: reloading brings a build that reads it. */
  | { readonly state: 'outdated' }
  /** Written by an earlier build, and not readable for this one: the site is building it again. */
  | { readonly state: 'unavailable' };

/** The payload of a document of a kind of page; undefined when this build cannot read it. */
export function payloadOf<K extends ShownKind>(kind: K, document: unknown): Payloads[K] | undefined {
  const page = pageOf(kind, document);
  return page.state === 'ready' ? page.payload : undefined;
}

/** What a document means for the kind of page that is wanted. */
export function pageOf<K extends ShownKind>(kind: K, document: unknown): ReadDocument<K> {
  if (document === undefined) return { state: 'missing' };
  if (!isOurVersion(document)) return { state: isEarlier(document) ? 'unavailable' : 'outdated' };
  if (isPage(document, kind)) return { state: 'ready', payload: document.payload };
  if (isGonePage(document)) return { state: 'missing', gone: document.payload };
  return isRedirect(document) ? { state: 'moved', slug: document.payload.slug } : { state: 'missing' };
}

/** Whether there is nothing to show: no document, or one that says that readers have it no more. */
export function isNoPage(document: unknown): boolean {
  return document === undefined || (isOurVersion(document) && isGonePage(document));
}

/** Whether a document is of another version than this build writes: `readableDocument` converts it. */
export const isOfOtherVersion = (document: unknown): boolean =>
  document !== undefined && !isOurVersion(document);

const isEarlier = (value: unknown) => Number(versionIn(value)) < PAGE_VERSION;

function versionIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
}

interface VersionedPage {
  readonly version: typeof PAGE_VERSION;
  readonly kind: unknown;
  readonly payload: unknown;
}

/** A document of our version is trusted, because only functions write pages, through the model's builders. */
function isOurVersion(value: unknown): value is VersionedPage {
  return versionIn(value) === PAGE_VERSION;
}

function isPage<K extends ShownKind>(
  document: VersionedPage,
  kind: K,
): document is VersionedPage & { readonly payload: Payloads[K] } {
  return document.kind === kind;
}

function isGonePage(document: VersionedPage): document is VersionedPage & { readonly payload: GonePayload } {
  return document.kind === 'gone';
}

function isRedirect(
  document: VersionedPage,
): document is VersionedPage & { readonly payload: RedirectPayload } {
  return document.kind === 'redirect';
}
