import { chaptersWithoutCards } from '../data/chapters.ts';
import { type ChapterCards, drawChapterCards } from '../publishing/chapter-cards.ts';
import { eachDue } from './each-alone.ts';

/** How many chapters a run does, and for how long it begins further ones: the next run goes on. */
const MOST = 100;
const SECONDS = 240;

/**
 * Draws the pictures that are shared of chapters that wait for them: new and replaced ones, those of which other panels are to be shown, and
 * those from before there were any. What is done it sees by the chapters themselves, so it may be killed anywhere. Returns how many have theirs now.
 */
export function drawCards(services: ChapterCards): Promise<number> {
  const { firestore: db, now } = services;
  const until = now().getTime() + SECONDS * 1000;
  return eachDue(
    {
      due: chaptersWithoutCards(db),
      failure: 'The pictures of a chapter for sharing were not drawn.',
      most: MOST,
      isOver: () => now().getTime() >= until,
    },
    ({ ref, id }) => drawChapterCards(services, { comicId: ref.parent.parent?.id ?? '', chapterId: id }),
  );
}
