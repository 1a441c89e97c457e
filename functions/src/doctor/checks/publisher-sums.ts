import { LIMITS } from '@rawi/model/limits';
import { isSame } from '@rawi/model/pages/is-same';
import { isCoverOfPublisher, publisherCovers } from '@rawi/model/pages/publisher-summary';
import { shownCover } from '@rawi/model/pages/shown-cover';
import type { Publisher } from '@rawi/model/truth/publisher';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { comicsOfPublisher, newestComicsOf } from '../../data/comics.ts';
import { publishers } from '../../data/publishers.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';
import { mend } from '../mend.ts';

/** Comics of one publisher whose covers are compared. */
const COMPARED = 60;

/** What a publisher keeps of its comics: how many there are, and the covers of some. */
export const PUBLISHER_SUMS: Check = {
  name: 'publisher-sum',
  reads: ({ publishers: count, comics }) => 2 * count + Math.min(comics, COMPARED * count),
  find: (patient) =>
    examine(
      documentsOf(patient, publishers(patient.firestore), SAMPLE.publishers),
      ({ ref }) => ref,
      (publisher) => look(patient, publisher),
    ),
};

async function look(
  patient: Patient,
  publisher: QueryDocumentSnapshot<Publisher>,
): Promise<readonly Finding[]> {
  const { firestore: db } = patient;
  const { comicCount, covers } = publisher.data();
  const fresh = await counted(db, publisher.id);
  const hasAllCovers = covers.length >= fresh.least;
  // What became of an age that visitors are not shown does not stand for it.
  const hasOthers = covers.some((cover) => fresh.hidden.some((other) => isSame(other, cover)));
  // Which of its covers it keeps follows the date of chapters only when the next comic comes or goes.
  const areItsOwn = covers.every((cover) => fresh.all.some((own) => isSame(own, cover)));
  const isRight = comicCount === fresh.comicCount && hasAllCovers;
  if (isRight && !hasOthers && (areItsOwn || fresh.comicCount > COMPARED)) return [];
  return [
    {
      id: publisher.ref.path,
      problem: 'The number or the covers of its comics are not those of the comics that are there.',
      remedy: '--repair counts them again.',
      repair: mend(patient, async (transaction) => {
        const before = (await transaction.get(publisher.ref)).data();
        if (!before) return undefined;
        const { comicCount: count, newest } = await counted(db, publisher.id);
        const after = { ...before, comicCount: count, covers: newest };
        const change = { of: 'publisher', publisherId: publisher.id, before, after } as const;
        return { ref: publisher.ref, before, after, changes: [change] };
      }),
    },
  ];
}

async function counted(db: Firestore, publisherId: string) {
  const [count, newest] = await Promise.all([
    comicsOfPublisher(db, publisherId).count().get(),
    newestComicsOf(db, publisherId, COMPARED).get(),
  ]);
  const found = newest.docs.map((comic) => comic.data());
  return {
    comicCount: count.data().count,
    all: found.map((comic) => shownCover(comic)),
    hidden: found.filter((comic) => !isCoverOfPublisher(comic)).map((comic) => shownCover(comic)),
    // Whatever changes a comic of it looks at so many.
    least: publisherCovers(found.slice(0, LIMITS.home.publisherCovers)).length,
    newest: publisherCovers(found),
  };
}
