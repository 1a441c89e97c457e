import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import type { Firestore } from 'firebase-admin/firestore';
import { cryptoRandom } from '../secrets/random.ts';
import type { ViewCounting } from '../views/count-view.ts';
import { dayKeys } from '../views/day-keys.ts';
import { knownChapters } from '../views/known-chapters.ts';
import { writeComic } from './write-comic.ts';

/** An instance that counts views, with a memory of its own. */
export function viewInstance(firestore: Firestore, now: () => Date): ViewCounting {
  return { firestore, now, dayKey: dayKeys(firestore, cryptoRandom), isKnown: knownChapters(firestore) };
}

/** Writes comics of two chapters each: `one-1-en`, `one-2-en` and so on. */
export async function comicsToRead(firestore: Firestore, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    const chapters = [1, 2].map((number) => sampleChapter(`${slug}-${number}-en`, { comicId: slug, number }));
    await writeComic(firestore, sampleComic(slug), chapters);
  }
}

/** All views that wait for the roll-up, by chapter and day. */
export async function waitingViews(firestore: Firestore): Promise<Record<string, number>> {
  const { docs } = await firestore.collection(paths.viewCounts()).get();
  const sums: Record<string, number> = {};
  for (const count of docs) {
    const name = `${String(count.get('chapterId'))} ${String(count.get('day'))}`;
    sums[name] = (sums[name] ?? 0) + Number(count.get('views'));
  }
  return sums;
}
