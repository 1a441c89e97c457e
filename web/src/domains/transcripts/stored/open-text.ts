import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { namesAtPlaces, placedPages } from '@rawi/model/transcripts/placed-pages';
import {
  packItems,
  type TranscriptDraft,
  type TranscriptOf,
  type TranscriptPage,
  transcriptDraftSchema,
  transcriptIdOf,
  transcriptPageSchema,
  unpackItems,
} from '@rawi/model/truth/transcript-draft';
import {
  type DocumentSnapshot,
  doc,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { converterOf, documentAt, readDocument } from '../../../core/data/documents.ts';
import { writeSaves } from '../../../core/data/saves.ts';
import { firebaseFirestore } from '../../../core/firebase/firestore.ts';
import { problemOf } from '../../../core/forms/problem-of.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { readList } from '../../../core/live/read-list.ts';
import { SendingError } from '../../../core/session/area-calls.ts';
import { isRefused, ownWrite } from '../../../core/session/refused-write.ts';
import { authErrorCode } from '../../../core/session/session-errors.ts';
import { callTranslators } from '../../../core/session/translator-calls.ts';
import type { Items } from '../edit-text.ts';
import { Overtaken, type StoredPage } from './overtaken.ts';
import { readTranscript } from './stored-transcript.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

const headOf = documentAt(paths.transcript, transcriptDraftSchema);
const pageConverter = converterOf<TranscriptPage>(transcriptPageSchema);

/** The draft of a text as it is stored. */
export interface OpenedText {
  readonly transcriptId: string;
  readonly head: TranscriptDraft;
  /** Of each page, as readers have it. */
  readonly published: readonly Items[];
  /** Under which name each page is stored: of a submission, its number in the file. */
  readonly names: readonly number[];
  /** All pages that were written, by their names; they lie over those that readers have. */
  readonly written: ReadonlyMap<number, StoredPage>;
  /** Those that the file no longer has, as after it was replaced by a shorter one. */
  readonly beyond: ReadonlyMap<number, Items>;
  /** Those that the chapter leaves out, as its pages are arranged. */
  readonly leftOut: ReadonlyMap<number, Items>;
}

/**
 * Begins the draft of a text or finds it, and reads it. Without a network what this device has of it is read. Rejects with a
 * `SendingError`, or where something does not come.
 */
export async function openText(of: TranscriptOf): Promise<OpenedText> {
  const transcriptId = transcriptIdOf(of);
  let refused: unknown;
  try {
    await callTranslators({ action: 'openTranscript', of });
  } catch (error) {
    if (problemOf(error).code !== 'offline') throw error;
    refused = error;
  }
  const head = await readDocument(headOf(transcriptId)).catch((error: unknown) => {
    throw refused ?? error;
  });
  if (!head) throw refused ?? new SendingError({ code: 'target-missing' }, undefined);
  const [pages, base] = await Promise.all([
    readWritten(transcriptId),
    head.base === undefined ? undefined : readTranscript(head.base),
  ]);
  const published = Array.from({ length: head.pageCount }, (_, index) => base?.pages[index]?.items ?? []);
  const { beyond, leftOut } = placedPages(
    head,
    new Map([...pages].map(([name, { items }]) => [name, items])),
  );
  return { transcriptId, head, published, names: namesAtPlaces(head), written: pages, beyond, leftOut };
}

async function readWritten(transcriptId: string): Promise<ReadonlyMap<number, StoredPage>> {
  const source = {
    path: paths.transcriptPages(transcriptId),
    name: 'all',
    converter: pageConverter,
    constraints: [],
  };
  const { items } = await readList(source, LIMITS.pdfPages.max, () => {});
  return new Map(items.map((page) => [Number(idOf(page)), storedPage(page.data)]));
}

const storedPage = ({ items, edit }: Pick<TranscriptPage, 'items' | 'edit'>): StoredPage => ({
  items: unpackItems(items).items,
  edit,
});

/** A write of a page: its own name, and that of the write that it is made over. */
export interface PageWrite {
  readonly edit: string;
  readonly after: string | undefined;
}

/** A draft as it was opened: whose it is, and over which file of readers it was begun. */
export interface DraftOf {
  readonly uid: string;
  readonly transcriptId: string;
  readonly base?: string | undefined;
}

/**
 * Stores a page, or with undefined takes its change back. It runs now or not at all: a write that waits for a network would
 * arrive over a later one. Rejects as `Overtaken` where something else was stored meanwhile, else with a `SendingError`: `moved-on` where
 * it is that draft no more, `too-many-today` at the day's limit.
 */
export async function saveTextPage(
  { uid, transcriptId, base }: DraftOf,
  page: number,
  items: Items | undefined,
  { edit, after }: PageWrite,
): Promise<void> {
  const firestore = firebaseFirestore();
  const ref = doc(firestore, paths.transcriptPage(transcriptId, String(page)));
  const head = doc(firestore, paths.transcript(transcriptId));
  try {
    if (items) {
      const over = after === undefined ? {} : { after };
      const written = { items: packItems(items), savedAt: serverTimestamp(), edit, ...over };
      const write = (saves: object) =>
        once(async (transaction) => {
          // A page's first write is made over nothing, which a draft that was begun again has too: it would lie over another file there.
          if (after === undefined) mustBe(base, await transaction.get(head));
          transaction.set(ref, { ...written, saves });
        });
      await writeSaves(uid, ref, write);
    } else {
      await ownWrite(() =>
        once(async (transaction) => {
          // The rules see nothing of what a deletion was made over, so it looks itself; what is gone already is gone.
          const there = await transaction.get(ref.withConverter(pageConverter));
          if (!there.exists()) return;
          if (there.data().edit !== after) {
            mustBe(base, await transaction.get(head));
            throw overtakenBy(there);
          }
          transaction.delete(ref);
        }),
      );
    }
  } catch (error) {
    if (error instanceof SendingError || error instanceof Overtaken) throw error;
    // What is written fits, so the rules refuse what is no draft of this person any more, and what was overtaken.
    if (isRefused(error)) {
      const read = [getDocFromServer(head), getDocFromServer(ref.withConverter(pageConverter))] as const;
      const [now, there] = await Promise.all(read).catch(() => []);
      if (now && there && there.data()?.edit !== after) {
        mustBe(base, now);
        throw overtakenBy(there);
      }
      throw new SendingError({ code: 'moved-on' }, error);
    }
    const isOffline = !navigator.onLine || authErrorCode(error) === 'unavailable';
    throw new SendingError({ code: isOffline ? 'offline' : 'internal' }, error);
  }
}

/** Throws `moved-on` where a head is no draft, or one over another file than `base`: what is stored there is no other version of this. */
function mustBe(base: string | undefined, head: DocumentSnapshot): void {
  if (head.get('state') === 'draft' && head.get('base') === base) return;
  throw new SendingError({ code: 'moved-on' }, undefined);
}

function overtakenBy(there: DocumentSnapshot<TranscriptPage>): Overtaken {
  const page = there.data();
  return new Overtaken(page && storedPage(page));
}

const once = (write: (transaction: Transaction) => unknown): Promise<void> =>
  runTransaction(
    firebaseFirestore(),
    async (transaction) => {
      await write(transaction);
    },
    { maxAttempts: 1 },
  );
