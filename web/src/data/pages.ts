import { PAGE_VERSION } from '@rawi/model/page-version';
import type { ChapterPayload, ComicPayload, HomePayload, PageDocument } from '@rawi/model/pages';
import { pageIds, paths } from '@rawi/model/paths';
import { firebaseSettings } from '../lib/env.ts';
import { keepPage, keptPage } from './kept-pages.ts';

/** The one place that knows how a page is read: memory, then the network, then the copy kept on this device. */

interface Payloads {
  readonly home: HomePayload;
  readonly comic: ComicPayload;
  readonly chapter: ChapterPayload;
}
type ShownKind = keyof Payloads;
type RedirectPayload = Extract<PageDocument, { kind: 'redirect' }>['payload'];

export type PageRead<K extends ShownKind> =
  /** `keptAt`: the network failed, and this is the copy of that time (milliseconds since the epoch). */
  | { readonly state: 'ready'; readonly payload: Payloads[K]; readonly keptAt?: number }
  | { readonly state: 'missing' }
  /** The comic's address is another one now. */
  | { readonly state: 'moved'; readonly slug: string }
  /** Written in another version than this build reads: reloading brings the build that does. */
  | { readonly state: 'outdated' }
  /** Neither the network nor a copy. */
  | { readonly state: 'unavailable' };

/** How long a page read in this tab is shown again without asking: 5 minutes, in milliseconds. */
const FRESH = 5 * 60 * 1000;
/** How long the network may take when there is a copy to show instead: 8 seconds, in milliseconds. */
const PATIENCE = 8000;

const memory = new Map<string, { readonly document: unknown; readonly readAt: number }>();

export const readHomePage = () => read('home', pageIds.home());
export const readComicPage = (slug: string) => read('comic', pageIds.comic(slug));
export const readChapterPage = (chapterId: string) => read('chapter', pageIds.chapter(chapterId));

async function read<K extends ShownKind>(kind: K, id: string): Promise<PageRead<K>> {
  const remembered = memory.get(id);
  if (remembered && Date.now() - remembered.readAt < FRESH) return understand(kind, remembered.document);
  // A site that does not know its Firebase is broken, not offline: this throws.
  firebaseSettings();
  try {
    const document = await fromNetwork(id);
    memory.set(id, { document, readAt: Date.now() });
    if (document !== undefined) void keepPage(id, { document, keptAt: Date.now() });
    return understand(kind, document);
  } catch (error) {
    console.warn(`Page "${id}" was not read from the network.`, error);
    const kept = await keptPage(id);
    if (!kept) return { state: 'unavailable' };
    const page = understand(kind, kept.document);
    return page.state === 'ready' ? { ...page, keptAt: kept.keptAt } : page;
  }
}

async function fromNetwork(id: string): Promise<unknown> {
  if (!navigator.onLine && (await keptPage(id))) throw new Error('Offline, and a copy is kept.');
  const { readDocument } = await import('../lib/firestore-lite.ts');
  const asked = readDocument(paths.page(id));
  return Promise.race([asked, impatience(id, asked)]);
}

/** Rejects once the network has taken too long, but only if there is a copy to show instead. */
async function impatience(id: string, asked: Promise<unknown>): Promise<unknown> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    const stop = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
    asked.then(stop, stop);
  });
  if (await keptPage(id)) throw new Error('The network is too slow, and a copy is kept.');
  return asked;
}

function understand<K extends ShownKind>(kind: K, document: unknown): PageRead<K> {
  if (document === undefined) return { state: 'missing' };
  if (!isOurVersion(document)) return { state: 'outdated' };
  if (isPage(document, kind)) return { state: 'ready', payload: document.payload };
  return isRedirect(document) ? { state: 'moved', slug: document.payload.slug } : { state: 'missing' };
}

interface VersionedPage {
  readonly version: typeof PAGE_VERSION;
  readonly kind: unknown;
  readonly payload: unknown;
}

/** A document of our version is trusted: functions alone write pages, through the model's builders. */
function isOurVersion(value: unknown): value is VersionedPage {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === PAGE_VERSION;
}

function isPage<K extends ShownKind>(
  document: VersionedPage,
  kind: K,
): document is VersionedPage & { readonly payload: Payloads[K] } {
  return document.kind === kind;
}

function isRedirect(
  document: VersionedPage,
): document is VersionedPage & { readonly payload: RedirectPayload } {
  return document.kind === 'redirect';
}

/** Forgets what this tab has read, so that the next read asks the network: for "try again". */
export function forgetPages(): void {
  memory.clear();
}

/** What a route can show of a read: the rest leads to a 404 or to another address. */
export type ShownPage<K extends ShownKind> = Exclude<PageRead<K>, { state: 'missing' | 'moved' }>;
