import { paths } from '@rawi/model/paths';
import { daysLater, sampleComic, samplePublisher } from '@rawi/model/testing/samples';
import type { Firestore } from 'firebase-admin/firestore';

const PUBLISHERS = 8;

/** Writes the given number of comics, without chapters, with eight publishers and their counts. */
export async function manyComics(firestore: Firestore, count: number): Promise<void> {
  const documents: [path: string, data: object][] = [
    [paths.catalogueCounts(), { comics: count, publishers: PUBLISHERS }],
  ];
  for (let index = 0; index < PUBLISHERS; index += 1) {
    const comicCount = Math.ceil(count / PUBLISHERS);
    const { id, ...publisher } = samplePublisher(`publisher-${index}`, { comicCount });
    documents.push([paths.publisher(id), publisher]);
  }
  for (let index = 0; index < count; index += 1) {
    const id = `publisher-${index % PUBLISHERS}`;
    const comic = sampleComic(`comic-${index}`, {
      views: index % 1000,
      recentViews: { days: {}, week: index % 13, month: index % 17, changesOn: null },
      updatedAt: daysLater(index % 700),
      publisher: { id, name: { en: id } },
    });
    documents.push([paths.comic(comic.slug), comic]);
  }
  for (let start = 0; start < documents.length; start += 400) {
    const batch = firestore.batch();
    for (const [path, data] of documents.slice(start, start + 400)) batch.set(firestore.doc(path), data);
    await batch.commit();
  }
}
