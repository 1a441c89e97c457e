import { PAYLOAD } from '@rawi/model/constants';
import { pageIds, pagePath } from '@rawi/model/page-ids';
import type { HomePayload } from '@rawi/model/pages/pages';
import { firebaseSettings } from '../firebase/env.ts';
import { visitLocale } from '../i18n/locale.ts';
import { report } from '../lib/report-error.ts';
import { noteConnectivity } from '../network/connectivity.ts';
import { dropPage, type KeptPage, keepPage, readKeptPage } from './kept-pages.ts';
import {
  isNoPage,
  type Payloads,
  pageOf,
  payloadOf,
  type ReadDocument,
  type ShownKind,
} from './page-document.ts';
import { readableDocument, readablePage } from './readable-page.ts';
import { folderOf, hasDownloads, readSavedPage, savePage } from './saved-pages.ts';

/**
 * The one place that knows how a page is read. A page that this tab has just read is shown as it is. A copy
 * on the device is shown at once, while the network is asked in parallel. Otherwise the network answers: with
 * the page's payload, which shared caches keep, or without one with the document from Firestore. The document
 * that the page was served with comes before all of these.
 */

export type PageRead<K extends ShownKind> =
  /**
   * `keptAt`: the page is the device's copy of that time (milliseconds since the epoch). `refresh` resolves
   * with the outcome of asking the network for a newer one; without it the network could not be asked.
   */
  | {
      readonly state: 'ready';
      readonly payload: Payloads[K];
      readonly keptAt?: number;
      readonly refresh?: Promise<Refresh>;
      /** The site no longer has it: this is what was saved on the device. */
      readonly isWithdrawn?: true;
    }
  | Exclude<ReadDocument<K>, { state: 'ready' }>
  /** Neither the network nor a copy. */
  | { readonly state: 'unavailable' };

/**
 * `changed`: reading the page again returns the newer one. `failed`: the copy is all there is, at least for
 * now.
 */
export type Refresh = 'same' | 'changed' | 'failed';

/** How long a page that was read in this tab is shown without a new request: 5 minutes, in milliseconds. */
const FRESH_MS = 5 * 60 * 1000;
/** How long the network may take before a shown copy is marked as one: 8 seconds, in milliseconds. */
const REFRESH_TIMEOUT_MS = 8000;
/**
 * How long the site may take to answer with a payload before Firestore is asked: 4 seconds, in milliseconds.
 */
const PAYLOAD_TIMEOUT_MS = 4000;

const memory = new Map<string, { readonly document: unknown; readonly readAt: number }>();

/** Takes the document that a page was served with, for this tab and for the device. */
export function takeServed(id: string, document: unknown): void {
  memory.set(id, { document, readAt: Date.now() });
}
/** Forgets it again, when many pages are served one after another. */
export const dropServed = (id: string): void => void memory.delete(id);

let isInlinedTaken = false;
/** Takes the document that is inlined in the page, once; the device keeps it as if it had been read. */
function takeInlined(): void {
  if (isInlinedTaken || typeof document === 'undefined') return;
  isInlinedTaken = true;
  const inlined = document.querySelector<HTMLScriptElement>('script[type="application/json"][data-page]');
  const id = inlined?.dataset['page'];
  if (!inlined || id === undefined) return;
  const served: unknown = JSON.parse(inlined.text) ?? undefined;
  takeServed(id, served);
  if (isNoPage(served)) void forget(id);
  else void keepPage(id, { document: served, keptAt: Date.now() });
}

export const readHomePage = () => read('home', pageIds.home(), '');
export const readComicPage = (slug: string) => read('comic', pageIds.comic(slug), `/comic/${slug}`);
export const readChapterPage = (chapterId: string) =>
  read('chapter', pageIds.chapter(chapterId), `/chapter/${chapterId}`);
/** The list of all comics from its newest, or one shelf of it. */
export const readComicsPage = (shelf?: string) =>
  shelf === undefined
    ? read('comics', pageIds.comics(), '/comics')
    : read('comics', pageIds.shelf(shelf), `/comics/${shelf}`);

/** The chapters of the last days. */
export const readUpdatesPage = () => read('updates', pageIds.updates(), '/updates');

/** What was decided, by month. */
export const readTransparencyPage = () => read('transparency', pageIds.transparency(), '/transparency');

/** A list that everybody may see. */
export const readListPage = (listId: string) => read('list', pageIds.list(listId), `/list/${listId}`);

/** A reader's own page. */
export const readReaderPage = (uid: string) => read('reader', pageIds.reader(uid), `/reader/${uid}`);

export const readPublishersPage = () => read('publishers', pageIds.publishers(), '/publishers');
export const readPublisherPage = (id: string) => read('publisher', pageIds.publisher(id), `/publisher/${id}`);
/** A part of the list of all comics of a publisher. */
export const readPublisherShelf = (id: string, shelf: string) =>
  read('publisherShelf', pageIds.publisherShelf(id, shelf), `/publisher/${id}/${shelf}`);

export const readBlogsPage = () => read('blogs', pageIds.blogs(), '/blogs');
/** What the list has no room for, from part 2 on; a part is no page of its own. */
export const readBlogsPart = (part: number) =>
  read('blogsPart', pageIds.part(pageIds.blogs(), part), undefined);
export const readBlogPage = (slug: string) => read('blog', pageIds.blog(slug), `/blog/${slug}`);

/** The parts of the catalogue, as search reads it. */
export const readSearchPage = () => read('search', pageIds.search(), '/search');
export const readTranslatorPage = (uid: string) =>
  read('translator', pageIds.translator(uid), `/translator/${uid}`);
/** What the translator's page has no room for, from part 2 on; a part is no page of its own. */
export const readTranslatorPart = (uid: string, part: number) =>
  read('translatorPart', pageIds.part(pageIds.translator(uid), part), undefined);

/** The copy of the home page on this device, however old; it costs no read. */
export async function readKeptHomePage(): Promise<HomePayload | undefined> {
  const kept = await readKeptPage(pageIds.home());
  const page = pageOf('home', kept?.document);
  return page.state === 'ready' ? page.payload : undefined;
}

/** `below` is the address of the page that shows the document, below the language prefix. */
async function read<K extends ShownKind>(
  kind: K,
  id: string,
  below: string | undefined,
): Promise<PageRead<K>> {
  // A site without its Firebase settings is broken, not offline, so this throws.
  firebaseSettings();
  takeInlined();
  const remembered = memory.get(id);
  if (remembered && Date.now() - remembered.readAt < FRESH_MS) return pageOf(kind, remembered.document);
  // The network is asked in any case, so it is asked while the device looks for its copy.
  const answer = navigator.onLine ? readFromNetwork(id, below) : undefined;
  const kept = await copyUnlessAnswered(id, answer);
  const copy = kept && pageOf(kind, kept.document);
  // A copy that redirects or that cannot be read may be outdated.
  if (kept && copy?.state === 'ready') {
    const shown = { ...copy, keptAt: kept.keptAt };
    return answer ? { ...shown, refresh: compareRefresh(id, answer, kept.document) } : shown;
  }
  try {
    return pageOf(kind, await (answer ?? readFromNetwork(id, below)));
  } catch (error) {
    report(`Page "${id}" was not read from the network.`, error);
    return { state: 'unavailable' };
  }
}

/** The device's copy; undefined when there is none, or when the network was faster. */
function copyUnlessAnswered(id: string, answer: Promise<unknown> | undefined): Promise<KeptPage | undefined> {
  const copy = copyOf(id);
  // `any` ignores an answer that failed: then the copy is awaited.
  return answer ? Promise.any([copy, answer.then(() => undefined)]) : copy;
}

/** For a chapter the copy saved with its pages comes first; for anything else the newest copy is the best. */
async function copyOf(id: string): Promise<KeptPage | undefined> {
  if (!hasDownloads()) return readablePage(await readKeptPage(id));
  const [first, second] = id.startsWith(CHAPTER)
    ? [readSavedPage, readKeptPage]
    : [readKeptPage, readSavedPage];
  return (await readablePage(await first(id))) ?? readablePage(await second(id));
}

/** The outcome of asking the network for the page that is shown from a copy. */
async function compareRefresh(id: string, answer: Promise<unknown>, shown: unknown): Promise<Refresh> {
  try {
    const document = await answer;
    return JSON.stringify(document) === JSON.stringify(shown) ? 'same' : 'changed';
  } catch (error) {
    report(`Page "${id}" was not read from the network.`, error);
    return 'failed';
  }
}

/** Concurrent requests for the same page share one answer, because a read is billed. */
const asked = new Map<string, Promise<unknown>>();

/** A page's document; `undefined` is a page that does not exist. Rejects when the network does not answer. */
function readFromNetwork(id: string, below: string | undefined): Promise<unknown> {
  const asking = asked.get(id) ?? noteAnswer(ask(id, below)).finally(() => asked.delete(id));
  asked.set(id, asking);
  return asking;
}

/** Notes whether the site answered: lists offer only what is on the device while it does not. */
async function noteAnswer(answer: Promise<unknown>): Promise<unknown> {
  try {
    const document = await answer;
    noteConnectivity(true);
    return document;
  } catch (error) {
    noteConnectivity(false);
    throw error;
  }
}

/** Reads a document, remembers it, and keeps it on the device. */
async function ask(id: string, below: string | undefined): Promise<unknown> {
  const payload = below === undefined ? undefined : await readPayload(below);
  const document = await readableDocument(payload ? payload.document : await readStoredPage(id));
  memory.set(id, { document, readAt: Date.now() });
  if (isNoPage(document)) {
    void forget(id);
    return document;
  }
  void keepPage(id, { document, keptAt: Date.now() });
  if (hasDownloads()) void renewSaved(id, document);
  return document;
}

/**
 * Replaces the document of a saved page by a newer one, unless that is about other files than those that were
 * saved. Never rejects.
 */
async function renewSaved(id: string, document: unknown): Promise<void> {
  const stored = await readSavedPage(id);
  if (!stored) return;
  const saved = (await readablePage(stored)) ?? stored;
  if (id.startsWith(CHAPTER)) {
    const [before, now] = [payloadOf('chapter', saved.document), payloadOf('chapter', document)];
    if (!before || !now || folderOf(before) !== folderOf(now)) return;
  }
  await savePage(id, { document, keptAt: Date.now() }).catch((error: unknown) =>
    report(`Page "${id}" was not saved again.`, error),
  );
}

/**
 * A chapter's or a comic's document as the network has it now; `undefined` when there is none. Rejects
 * without a network.
 */
export async function freshDocument(kind: 'chapter' | 'comic', key: string): Promise<unknown> {
  const document = await readFromNetwork(pageIds[kind](key), `/${kind}/${key}`);
  return isNoPage(document) ? undefined : document;
}

/** A document from Firestore, for pages without a payload on the site. Rejects when it cannot be read. */
export async function readStoredPage(id: string): Promise<unknown> {
  const { readDocument } = await import('../firebase/firestore-lite.ts');
  return readDocument(pagePath(id));
}

/**
 * The document as the site itself answers for a page. Shared caches keep it, so nothing is billed. `document`
 * is undefined when there is no such page; the result is undefined when the site has no answer and Firestore
 * has to be asked.
 */
async function readPayload(below: string): Promise<{ readonly document: unknown } | undefined> {
  // The development server has no payloads.
  if (import.meta.env.DEV) return undefined;
  try {
    const response = await fetch(`/${visitLocale()}${below}${PAYLOAD}`, {
      signal: AbortSignal.timeout(PAYLOAD_TIMEOUT_MS),
    });
    if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return undefined;
    if (response.status === 404) return { document: undefined };
    // 410 is the document that says so.
    return response.ok || response.status === 410 ? { document: await response.json() } : undefined;
  } catch (error) {
    report(`The payload of "${below}" was not read.`, error);
    return undefined;
  }
}

/** Forgets a page that no longer exists, with the pictures of a chapter that was withdrawn from readers. */
async function forget(id: string): Promise<void> {
  await dropPage(id);
  const chapterId = id.startsWith(CHAPTER) ? id.slice(CHAPTER.length) : undefined;
  if (chapterId === undefined) return;
  const { dropFilesOf } = await import('./kept-files.ts');
  await dropFilesOf([chapterId]);
}
const CHAPTER = pageIds.chapter('');

/** Resolves once a refresh takes so long that the copy must be marked as one. */
export const afterRefreshTimeout = (): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), REFRESH_TIMEOUT_MS));

/** The results of a read that a route can show: all others lead to a 404 or to another address. */
export type ShownPage<K extends ShownKind> = Exclude<PageRead<K>, { state: 'missing' | 'moved' }>;
