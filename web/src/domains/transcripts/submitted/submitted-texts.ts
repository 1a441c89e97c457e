import { paths } from '@rawi/model/paths';
import { placedPages, type TextPlaces } from '@rawi/model/transcripts/placed-pages';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import {
  type TranscriptDraft,
  transcriptDraftSchema,
  transcriptPageSchema,
  unpackItems,
} from '@rawi/model/truth/transcript-draft';
import { collection, getDocsFromServer, limit, query, startAfter } from 'firebase/firestore';
import { converterOf, documentAt } from '../../../core/data/documents.ts';
import { firebaseFirestore } from '../../../core/firebase/firestore.ts';
import type { ListSource } from '../../../core/live/use-list.ts';
import { ofSubmissionConstraints, SUBMITTED, submittedConstraints } from '../../reviews/queue-query.ts';

/** Import this file from the reviewers' pages only: it brings the whole Firestore SDK. */

const head = converterOf<TranscriptDraft>(transcriptDraftSchema);
const page = converterOf(transcriptPageSchema.pick({ items: true }));

/** The head of a text; reviewers see it while they have it. */
export const submittedTextOf = documentAt(paths.transcript, transcriptDraftSchema);

/** The texts of published chapters that wait for a decision, the oldest first. */
export const SUBMITTED_TEXTS: ListSource<TranscriptDraft> = {
  path: paths.transcripts(),
  name: 'submitted of chapters',
  converter: head,
  constraints: submittedConstraints(),
  size: SUBMITTED,
};

/** The text of a submission, in a list of one: of one that has none, the rules show no document. */
export const textOfSubmission = (submissionId: string): ListSource<TranscriptDraft> => ({
  path: paths.transcripts(),
  name: `of ${submissionId}`,
  converter: head,
  constraints: ofSubmissionConstraints(submissionId),
  size: 1,
});

/** The written pages of a text. */
export interface WrittenText {
  /** By their place from 1; what the file does not have lies behind those, and what the chapter leaves out is not among them. */
  readonly pages: ReadonlyMap<number, readonly TranscriptItem[]>;
  /** Whether some of what is stored is no item: the text cannot be published as it is. */
  readonly isBroken: boolean;
}

/** How many pages are read at once; the rules answer no more than 50. */
const AT_ONCE = 50;

/** Reads all written pages of a text, past this device's copies: what is looked at is what is published. Rejects without a network. */
export async function readWrittenText(transcriptId: string, places: TextPlaces): Promise<WrittenText> {
  const all = collection(firebaseFirestore(), paths.transcriptPages(transcriptId)).withConverter(page);
  const named = new Map<number, ReturnType<typeof unpackItems>>();
  let { docs } = await getDocsFromServer(query(all, limit(AT_ONCE)));
  for (;;) {
    for (const each of docs) named.set(Number(each.id), unpackItems(each.data().items));
    const last = docs.at(-1);
    if (!last || docs.length < AT_ONCE) return writtenText(places, named);
    ({ docs } = await getDocsFromServer(query(all, startAfter(last), limit(AT_ONCE))));
  }
}

function writtenText(
  places: TextPlaces,
  named: ReadonlyMap<number, ReturnType<typeof unpackItems>>,
): WrittenText {
  const { placed, beyond } = placedPages(places, named);
  const pages = [...placed, ...beyond];
  return {
    pages: new Map(pages.map(([number, { items }]) => [number, items])),
    isBroken: pages.some(([, { broken }]) => broken.length > 0),
  };
}
