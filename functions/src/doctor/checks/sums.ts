import type { SumTarget } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import { allChapters } from '../../data/chapters.ts';
import { comics } from '../../data/comics.ts';
import type { Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';

/** A sum, and the document that shows it. */
export interface ShownSum {
  readonly target: SumTarget;
  readonly path: string;
}

/** The sums to look at: of translators, comics, chapters and comments. */
export async function* sumsOf(patient: Patient): AsyncGenerator<ShownSum> {
  const { firestore: db } = patient;
  const ofTranslators = documentsOf(patient, db.collection(paths.translators()), SAMPLE.translators);
  for await (const { id, ref } of ofTranslators)
    yield { target: { kind: 'translatorCounts', id }, path: ref.path };
  for await (const { id: comicId } of documentsOf(patient, comics(db), SAMPLE.comics)) {
    yield { target: { kind: 'comicCounts', id: comicId }, path: paths.comic(comicId) };
    for await (const { id, ref } of documentsOf(patient, allChapters(db, comicId), SAMPLE.chapters)) {
      yield { target: { kind: 'chapterCounts', id, comicId }, path: ref.path };
    }
    const comments = db.collection(paths.comments(comicId));
    for await (const { id, ref } of documentsOf(patient, comments, SAMPLE.comments)) {
      yield { target: { kind: 'commentCounts', id, comicId }, path: ref.path };
    }
  }
}
