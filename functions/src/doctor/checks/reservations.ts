import { reservationKeys } from '@rawi/model/truth/reservation';
import { allChapters } from '../../data/chapters.ts';
import { comics } from '../../data/comics.ts';
import { reservationRef } from '../../data/documents.ts';
import type { Check, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';

/** The place of a chapter that was handed in here and is published, which nobody may take a second time. */
export const RESERVATIONS: Check = {
  name: 'reservation',
  reads: ({ chapters }) => 2 * chapters,
  find: (patient) =>
    examine(
      submittedChapters(patient),
      ({ path }) => ({ path }),
      async ({ id }) => {
        const ref = reservationRef(patient.firestore, reservationKeys.chapter(id));
        if ((await ref.get()).data()?.id === id) return [];
        return [
          {
            id: ref.path,
            problem: 'The place of a published chapter is not reserved: it could be published twice.',
            remedy: '--repair reserves it.',
            repair: () => ref.set({ id }),
          },
        ];
      },
    ),
};

async function* submittedChapters(patient: Patient) {
  const { firestore: db } = patient;
  for await (const { id: comicId } of documentsOf(patient, comics(db), SAMPLE.comics)) {
    for await (const chapter of documentsOf(patient, allChapters(db, comicId), SAMPLE.chapters)) {
      if (chapter.get('submissionId') !== undefined) yield { id: chapter.id, path: chapter.ref.path };
    }
  }
}
