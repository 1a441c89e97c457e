import { PAYLOAD } from '@rawi/model/constants';
import { pageIds, pagePath } from '@rawi/model/page-ids';
import type { HomePayload } from '@rawi/model/pages/pages';
import { firebaseSettings } from '../firebase/env.ts';
import { visitLocale } from '../i18n/locale.ts';
import { report } from '../lib/report-error.ts';
import { noteReach } from '../network/reach.ts';
import { dropPage, type KeptPage, keepPage, keptPage } from './kept-pages.ts';
import { type Payloads, pageOf, payloadOf, type ReadDocument, type ShownKind } from './page-document.ts';
import { readablePage } from './readable-page.ts';
import { folderOf, hasDownloads, savedPage, savePage } from './saved-pages.ts';

/**
 * The one place that knows how a page is read. What this tab has read a moment ago is shown as it is; a copy that is kept
 * on the device is shown at once, and the network is asked behind it; else the network answers: with the page's payload,
 * which shared caches keep, or where that cannot be had with the document from Firestore. What the page itself was served
 * with is shown before all of these.
 */

export type PageRead<K extends ShownKind> =
  /**
   * `keptAt`: this is the device's copy of that time (milliseconds since the epoch). `refresh` tells what became of asking
   * the network for a newer one; without it the network could not be asked.
   */
  | {
      readonly state: 'ready';
      readonly payload: Payloads[K];
      readonly keptAt?: number;
      readonly refresh?: Promise<Refresh>;
      /** The site has it no more: this is what was saved on the device. */
      readonly isWithdrawn?: true;
    }
  | Exclude<ReadDocument<K>, { state: 'ready' }>
  /** Neither the network nor a copy. */
  | { readonly state: 'unavailable' };

/** `changed`: reading the page again gives the newer one. `failed`: the copy is all there is, at least for now. */
export type Refresh = 'same' | 'changed' | 'failed';

/** How long a page read in this tab is shown again without asking: 5 minutes, in milliseconds. */
const FRESH = 5 * 60 * 1000;
/** How long the network may take before a shown copy is called one: 8 seconds, in milliseconds. */
const PATIENCE = 8000;
/** How long the site may take to answer with a payload before Firestore is asked: 4 seconds, in milliseconds. */
const PAYLOAD_PATIENCE = 4000;

const memory = new Map<string, { readonly document: unknown; readonly readAt: number }>();

/** The document that a page was served with: this tab has it, and so has the device from now on. */
export function takeServed(id: string, document: unknown): void {
  memory.set(id, { document, readAt: Date.now() });
}
/** Forgets it again, where many pages are served one after another. */
export const dropServed = (id: string): void => void memory.delete(id);

let isInlinedTaken = false;
/** Takes what stands in the document, once; a device keeps it as if it had been read. */
function takeInlined(): void {
  if (isInlinedTaken || typeof document === 'undefined') return;
  isInlinedTaken = true;
  const inlined = document.querySelector<HTMLScriptElement>('script[type="application/json"][data-page]');
  const id = inlined?.dataset['page'];
  if (!inlined || id === undefined) return;
  const served: unknown = JSON.parse(inlined.text) ?? undefined;
  takeServed(id, served);
  if (served === undefined) void forget(id);
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

export const readPublishersPage = () => read('publishers', pageIds.publishers(), '/publishers');
export const readPublisherPage = (id: string) => read('publisher', pageIds.publisher(id), `/publisher/${id}`);
/** A part of the list of all comics of a publisher. */
export const readPublisherShelf = (id: string, shelf: string) =>
  read('publisherShelf', pageIds.publisherShelf(id, shelf), `/publisher/${id}/${shelf}`);

export const readBlogsPage = () => read('blogs', pageIds.blogs(), '/blogs');
/** What the list has no room for, from part 2 on: no page of its own. */
export const readBlogsPart = (part: number) =>
  read('blogsPart', pageIds.part(pageIds.blogs(), part), undefined);
export const readBlogPage = (slug: string) => read('blog', pageIds.blog(slug), `/blog/${slug}`);

/** Of what the catalogue consists, as search reads it. */
export const readSearchPage = () => read('search', pageIds.search(), '/search');
export const readTranslatorPage = (uid: string) =>
  read('translator', pageIds.translator(uid), `/translator/${uid}`);
/** What their page has no room for, from part 2 on: no page of its own. */
export const readTranslatorPart = (uid: string, part: number) =>
  read('translatorPart', pageIds.part(pageIds.translator(uid), part), undefined);

/** The copy of the home page on this device, however old; it costs no read. */
export async function keptHomePage(): Promise<HomePayload | undefined> {
  const kept = await keptPage(pageIds.home());
  const page = pageOf('home', kept?.document);
  return page.state === 'ready' ? page.payload : undefined;
}

/** `below` is the address of the page that shows the document, below the language prefix. */
async function read<K extends ShownKind>(
  kind: K,
  id: string,
  below: string | undefined,
): Promise<PageRead<K>> {
  // A site that does not know its Firebase is broken, not offline: this throws.
  firebaseSettings();
  takeInlined();
  const remembered = memory.get(id);
  if (remembered && Date.now() - remembered.readAt < FRESH) return pageOf(kind, remembered.document);
  // The network is asked while the device looks for its copy: it is asked in any case.
  const answer = navigator.onLine ? readFromNetwork(id, below) : undefined;
  const kept = await copyUnlessAnswered(id, answer);
  const copy = kept && pageOf(kind, kept.document);
  // What a copy says of another address or version may be over.
  if (kept && copy?.state === 'ready') {
    const shown = { ...copy, keptAt: kept.keptAt };
    return answer ? { ...shown, refresh: refreshed(id, answer, kept.document) } : shown;
  }
  try {
    return pageOf(kind, await (answer ?? readFromNetwork(id, below)));
  } catch (error) {
    report(`Page "${id}" was not read from the network.`, error);
    return { state: 'unavailable' };
  }
}

/** The device's copy; nothing if there is none, or if the network was faster. */
function copyUnlessAnswered(id: string, answer: Promise<unknown> | undefined): Promise<KeptPage | undefined> {
  const copy = copyOf(id);
  // `any` passes over an answer that failed: then the copy is waited for.
  return answer ? Promise.any([copy, answer.then(() => undefined)]) : copy;
}

/** What was saved of a chapter goes with the pages that were saved; of anything else the newest copy is the best. */
async function copyOf(id: string): Promise<KeptPage | undefined> {
  if (!hasDownloads()) return readablePage(id, await keptPage(id));
  const [first, second] = id.startsWith(CHAPTER) ? [savedPage, keptPage] : [keptPage, savedPage];
  return (await readablePage(id, await first(id))) ?? readablePage(id, await second(id));
}

/** What became of asking the network for what is shown from a copy. */
async function refreshed(id: string, answer: Promise<unknown>, shown: unknown): Promise<Refresh> {
  try {
    const document = await answer;
    return JSON.stringify(document) === JSON.stringify(shown) ? 'same' : 'changed';
  } catch (error) {
    report(`Page "${id}" was not read from the network.`, error);
    return 'failed';
  }
}

/** Who asks for the same page meanwhile gets the same answer: a read is billed. */
const asked = new Map<string, Promise<unknown>>();

/** A page's document; `undefined` is a page that does not exist. Rejects when the network does not answer. */
function readFromNetwork(id: string, below: string | undefined): Promise<unknown> {
  const asking = asked.get(id) ?? watched(ask(id, below)).finally(() => asked.delete(id));
  asked.set(id, asking);
  return asking;
}

/** Lists offer only what is on the device where the site does not answer. */
async function watched(answer: Promise<unknown>): Promise<unknown> {
  try {
    const document = await answer;
    noteReach(true);
    return document;
  } catch (error) {
    noteReach(false);
    throw error;
  }
}

/** Reads a document, remembers it, and keeps it on the device. */
async function ask(id: string, below: string | undefined): Promise<unknown> {
  const payload = below === undefined ? undefined : await readPayload(below);
  const { document } = payload ?? { document: await readStoredPage(id) };
  memory.set(id, { document, readAt: Date.now() });
  if (document === undefined) void forget(id);
  else void keepPage(id, { document, keptAt: Date.now() });
  if (document !== undefined && hasDownloads()) void renewSaved(id, document);
  return document;
}

/** A newer document of a saved page takes its place, unless it is of other pages than those that were saved. Never rejects. */
async function renewSaved(id: string, document: unknown): Promise<void> {
  const stored = await savedPage(id);
  if (!stored) return;
  const saved = (await readablePage(id, stored)) ?? stored;
  if (id.startsWith(CHAPTER)) {
    const [before, now] = [payloadOf('chapter', saved.document), payloadOf('chapter', document)];
    if (!before || !now || folderOf(before) !== folderOf(now)) return;
  }
  await savePage(id, { document, keptAt: Date.now() }).catch((error: unknown) =>
    report(`Page "${id}" was not saved anew.`, error),
  );
}

/** A chapter's or a comic's document as the network has it now; `undefined` where there is none. Rejects without a network. */
export const freshDocument = (kind: 'chapter' | 'comic', key: string): Promise<unknown> =>
  readFromNetwork(pageIds[kind](key), `/${kind}/${key}`);

/** A document as Firestore has it, for what no address of the site answers with. Rejects where it cannot be read. */
export async function readStoredPage(id: string): Promise<unknown> {
  const { readDocument } = await import('../firebase/firestore-lite.ts');
  return readDocument(pagePath(id));
}

/**
 * The document that the site itself answers for a page, which shared caches keep: nothing is billed. `document` is
 * undefined where there is no such page; the whole is, where the site has no answer and Firestore is to be asked.
 */
async function readPayload(below: string): Promise<{ readonly document: unknown } | undefined> {
  // The development server has none.
  if (import.meta.env.DEV) return undefined;
  try {
    const response = await fetch(`/${visitLocale()}${below}${PAYLOAD}`, {
      signal: AbortSignal.timeout(PAYLOAD_PATIENCE),
    });
    if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return undefined;
    if (response.status === 404) return { document: undefined };
    return response.ok ? { document: await response.json() } : undefined;
  } catch (error) {
    report(`The payload of "${below}" was not read.`, error);
    return undefined;
  }
}

/** A page that is not there any more, with the pictures of a chapter that was taken from readers. */
async function forget(id: string): Promise<void> {
  await dropPage(id);
  const chapterId = id.startsWith(CHAPTER) ? id.slice(CHAPTER.length) : undefined;
  if (chapterId === undefined) return;
  const { dropFilesOf } = await import('./kept-files.ts');
  await dropFilesOf([chapterId]);
}
const CHAPTER = pageIds.chapter('');

/** Resolves once a refresh takes so long that its copy must be called one. */
export const afterPatience = (): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), PATIENCE));

/** What a route can show of a read: the rest leads to a 404 or to another address. */
export type ShownPage<K extends ShownKind> = Exclude<PageRead<K>, { state: 'missing' | 'moved' }>;
