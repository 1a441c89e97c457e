import { invalidationIdOf, type SumTarget } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import { type CollectionReference, FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { Choosing } from '../choices/apply-choice.ts';
import { type Recounted, recount } from '../choices/recount.ts';
import { settlePerson } from '../choices/settle-person.ts';
import type { Random } from '../secrets/random.ts';
import { eachAlone, type Named } from './each-alone.ts';

/** How many of each are checked in a night. */
const SAMPLE = { people: 20, translators: 10, comics: 5, chaptersEach: 2, commentsEach: 2 } as const;

/** How many targets were found in which state, and how many choices had never been applied. */
export type Reconciled = Readonly<Record<Recounted | 'applied', number>>;

/**
 * Compares a sample of people's libraries with their choices, and a sample of the counts with a new count.
 * Late choices are applied; drift, which must never happen, is reported and corrected.
 */
export async function reconcileCounts(choosing: Choosing, random: Random): Promise<Reconciled> {
  const { firestore } = choosing;
  const found = { right: 0, late: 0, drifted: 0, applied: 0 };
  const people = await sampleDocuments(firestore.collection(paths.users()), SAMPLE.people, random.token());
  const ofPeople: Named<QueryDocumentSnapshot> = {
    failure: 'A person’s library was not compared with their choices.',
    name: ({ ref }) => ref.path,
  };
  await eachAlone(people, ofPeople, async ({ id }) => {
    found.applied += await settlePerson(choosing, id);
    return true;
  });
  const ofTargets: Named<SumTarget> = { failure: 'A count was not counted again.', name: invalidationIdOf };
  await eachAlone(await sampleTargets(choosing, random), ofTargets, async (target) => {
    found[await recount(choosing, target)] += 1;
    return true;
  });
  logger.info('A sample of the counts was counted again.', found);
  return found;
}

async function sampleTargets({ firestore }: Choosing, random: Random): Promise<SumTarget[]> {
  const translators = await sampleDocuments(
    firestore.collection(paths.translators()),
    SAMPLE.translators,
    random.token(),
  );
  const slug = () => random.token().toLowerCase();
  const comics = await sampleDocuments(firestore.collection(paths.comics()), SAMPLE.comics, slug());
  const chapters = await Promise.all(
    comics.map(({ id }) =>
      sampleDocuments(firestore.collection(paths.chapters(id)), SAMPLE.chaptersEach, slug()),
    ),
  );
  const comments = await Promise.all(
    comics.map(({ id }) =>
      sampleDocuments(firestore.collection(paths.comments(id)), SAMPLE.commentsEach, random.token()),
    ),
  );
  return [
    ...translators.map(({ id }): SumTarget => ({ kind: 'translatorCounts', id })),
    ...comics.map(({ id }): SumTarget => ({ kind: 'comicCounts', id })),
    ...chapters.flat().map(({ id, ref }): SumTarget => {
      return { kind: 'chapterCounts', id, comicId: ref.parent.parent?.id ?? '' };
    }),
    ...comments.flat().map(({ id, ref }): SumTarget => {
      return { kind: 'commentCounts', id, comicId: ref.parent.parent?.id ?? '' };
    }),
  ];
}

/** Documents from a position on, continuing from the first if there are too few. */
async function sampleDocuments(
  collection: CollectionReference,
  size: number,
  from: string,
): Promise<QueryDocumentSnapshot[]> {
  const inOrder = collection.orderBy(FieldPath.documentId()).select();
  const { docs } = await inOrder.startAt(from).limit(size).get();
  if (docs.length === size) return docs;
  const first = await inOrder.limit(size - docs.length).get();
  return [...new Map([...docs, ...first.docs].map((document) => [document.id, document])).values()];
}
