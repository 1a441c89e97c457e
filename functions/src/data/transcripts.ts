import { paths } from '@rawi/model/paths';
import {
  type TranscriptDraft,
  type TranscriptPage,
  transcriptDraftSchema,
  transcriptIdOf,
  transcriptPageSchema,
} from '@rawi/model/truth/transcript-draft';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(transcriptDraftSchema, ({ of }) => transcriptIdOf(of));
const pageConverter = converterOf(transcriptPageSchema);

/** The head of the draft of a text. */
export function transcriptRef(db: Firestore, transcriptId: string): DocumentReference<TranscriptDraft> {
  return db.doc(paths.transcript(transcriptId)).withConverter(converter);
}

/** Its pages, as their owner wrote them: the rules cannot say of each item what it is. */
export function transcriptPagesOf(db: Firestore, transcriptId: string): Query {
  return db.collection(paths.transcriptPages(transcriptId));
}

/** The texts that a person writes, a bounded number. */
export function transcriptsOf(db: Firestore, uid: string, limit: number): Query<TranscriptDraft> {
  const transcripts = db.collection(paths.transcripts()).withConverter(converter);
  return transcripts.where('uid', '==', uid).limit(limit);
}

/** The texts of published chapters that wait for a decision. */
export function waitingTexts(db: Firestore): Query {
  const submitted = db.collection(paths.transcripts()).where('state', '==', 'submitted');
  return submitted.where('of.kind', '==', 'chapter');
}

/** A page of a draft; pages count from 1. */
export function transcriptPageRef(
  db: Firestore,
  transcriptId: string,
  page: number,
): DocumentReference<TranscriptPage> {
  return db.doc(paths.transcriptPage(transcriptId, String(page))).withConverter(pageConverter);
}
