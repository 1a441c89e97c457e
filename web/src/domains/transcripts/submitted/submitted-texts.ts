import { paths } from '@rawi/model/paths';
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

/** The pages of a text that have a document, by their number from 1. */
export interface WrittenText {
  readonly pages: ReadonlyMap<number, readonly TranscriptItem[]>;
  /** Whether some of what is stored is no item: the text cannot be published as it is. */
  readonly isBroken: boolean;
}

/** How many pages are read at once; the rules answer no more than 50. */
const AT_ONCE = 50;

/** Reads all written pages of a text, past this device's copies: what is looked at is what is published. Rejects without a network. */
export async function readWrittenText(transcriptId: string): Promise<WrittenText> {
  const all = collection(firebaseFirestore(), paths.transcriptPages(transcriptId)).withConverter(page);
  const pages = new Map<number, readonly TranscriptItem[]>();
  let isBroken = false;
  let { docs } = await getDocsFromServer(query(all, limit(AT_ONCE)));
  for (;;) {
    for (const each of docs) {
      const { items, broken } = unpackItems(each.data().items);
      pages.set(Number(each.id), items);
      isBroken ||= broken.length > 0;
    }
    const last = docs.at(-1);
    if (!last || docs.length < AT_ONCE) return { pages, isBroken };
    ({ docs } = await getDocsFromServer(query(all, startAfter(last), limit(AT_ONCE))));
  }
}
