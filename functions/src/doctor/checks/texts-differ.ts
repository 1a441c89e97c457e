import { pageIds } from '@rawi/model/page-ids';
import { chapterGroup } from '@rawi/model/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { pageRef } from '../../data/documents.ts';
import { chapterTextRef, chapterTexts } from '../../data/text-index.ts';
import { pagesOf } from '../../schedules/each-alone.ts';
import { dueRecord, noteTextOf } from '../../texts/text-due.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';

/** Chapters that a sample looks at. */
const SAMPLED = 50;

/** What the index of texts has of a chapter, where that is not what its page shows and nothing is to bring it there. */
export const TEXTS_DIFFER: Check = {
  name: 'text-index-differs',
  reads: ({ chapters }) => 3 * chapters,
  async *find(patient) {
    yield* examine(
      chaptersOf(patient),
      ({ ref }) => ref,
      async (chapter) => (chapter.get('transcript') ? look(patient, chapter.id) : []),
    );
    // Of chapters that are no longer there, or have no text any more.
    yield* examine(
      documentsOf(patient, chapterTexts(patient.firestore), SAMPLE.chapters),
      ({ ref }) => ref,
      async (record) => {
        const { indexed } = record.data();
        const page = (await pageRef(patient.firestore, pageIds.chapter(record.id)).get()).data();
        const hasText = page?.kind === 'chapter' && page.payload.transcript !== undefined;
        return indexed && !hasText ? look(patient, record.id) : [];
      },
    );
  },
};

async function look(patient: Patient, chapterId: string): Promise<readonly Finding[]> {
  const { firestore: db, now } = patient;
  const ref = chapterTextRef(db, chapterId);
  const [record, page] = await Promise.all([ref.get(), pageRef(db, pageIds.chapter(chapterId)).get()]);
  const before = record.data();
  if (before?.dueAt || !dueRecord(before, page.data(), now())) return [];
  return [
    {
      id: ref.path,
      problem: 'Search has another text, name or rating of this chapter than its page, or none.',
      remedy: '--repair has it brought into the index by the next run of indexTexts.',
      repair: () =>
        db.runTransaction(async (transaction) => {
          const shown = (await transaction.get(pageRef(db, pageIds.chapter(chapterId)))).data();
          (await noteTextOf(transaction, db, chapterId, shown))(now());
        }),
    },
  ];
}

async function* chaptersOf({ firestore, all }: Patient) {
  const chapters = firestore
    .collectionGroup(chapterGroup)
    .orderBy(FieldPath.documentId())
    .select('transcript');
  if (!all) return yield* (await chapters.limit(SAMPLED).get()).docs;
  for await (const docs of pagesOf(chapters, 300)) yield* docs;
}
