import { chapterGroup } from '@rawi/model/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { comicRef } from '../../data/comics.ts';
import { pagesOf } from '../../schedules/each-alone.ts';
import type { Check, Patient } from '../check.ts';
import { examine } from '../examine.ts';

/** Chapters that a sample looks at. */
const SAMPLED = 50;

/** A chapter whose comic is not there. */
export const CHAPTERS_ORPHANED: Check = {
  name: 'chapter-orphaned',
  reads: ({ chapters }) => 2 * chapters,
  find: (patient) => {
    const known = new Map<string, Promise<boolean>>();
    const isThere = (comicId: string) => {
      const answer =
        known.get(comicId) ??
        comicRef(patient.firestore, comicId)
          .get()
          .then(({ exists }) => exists);
      known.set(comicId, answer);
      return answer;
    };
    return examine(
      chaptersOf(patient),
      ({ ref }) => ref,
      async ({ ref }) => {
        const comicId = ref.parent.parent?.id ?? '';
        if (await isThere(comicId)) return [];
        return [
          {
            id: ref.path,
            problem: `It belongs to the comic ${comicId}, which is not there.`,
            remedy: `Bring the comic back from an export, or delete the chapter. Nothing does either by itself.`,
          },
        ];
      },
    );
  },
};

async function* chaptersOf({ firestore, all }: Patient) {
  const chapters = firestore.collectionGroup(chapterGroup).orderBy(FieldPath.documentId()).select();
  if (!all) return yield* (await chapters.limit(SAMPLED).get()).docs;
  for await (const docs of pagesOf(chapters, 300)) yield* docs;
}
