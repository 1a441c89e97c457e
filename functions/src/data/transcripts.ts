import { paths } from '@rawi/model/paths';
import {
  type TranscriptDraft,
  transcriptDraftSchema,
  transcriptIdOf,
} from '@rawi/model/truth/transcript-draft';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(transcriptDraftSchema, ({ of }) => transcriptIdOf(of));

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
