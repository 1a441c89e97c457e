import type { ChapterPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { pictureOfWidth } from '@rawi/model/truth/picture';
import { knownSession } from '../../core/session/session.ts';
import { currentSession } from '../../core/session/session-store.ts';
import { isCounting } from './counting.ts';
import { countOnDevice } from './kept-months.ts';
import { countedKey, dayAt, type MonthRecord } from './month-record.ts';
import { monthsSender } from './months-sender.ts';
import { waitingMonthOf } from './waiting-months.ts';

/** The width of a cover on the page of numbers on a high-density screen, in pixels. */
const COVER_WIDTH_PX = 240;

/**
 * Counts a chapter whose end was reached, for its reader's own numbers: a visitor's on the device, those of an account through the
 * outbox. Nothing here rejects: reading goes on in any case.
 */
export async function countRead(chapter: ChapterPayload, now = new Date()): Promise<void> {
  const current = currentSession();
  const session = current.state === 'unknown' ? await knownSession() : current;
  const uid = session.state === 'signed-in' ? session.user.uid : null;
  if (!isCounting(uid)) return uid === null ? undefined : learnCounting(uid);
  const { month, day } = dayAt(now);
  const record = recordOf(chapter, day);
  if (uid === null) countOnDevice(month, record);
  else monthsSender.put(waitingMonthOf(uid, month, record, now.getTime()));
}

/** Another device may have turned it on again. */
async function learnCounting(uid: string): Promise<void> {
  // Without a network the code of it may not be here either.
  await import('./account-months.ts').then(({ learnCounting: learn }) => learn(uid)).catch(() => {});
}

/** A chapter that was read on a day, as its month has it. */
export function recordOf({ id, language, pageCount, comic }: ChapterPayload, day: string): MonthRecord {
  const { slug, series, names } = comic;
  const cover = localize(comic.cover, language === 'ar' ? 'ar' : 'en').value;
  return {
    chapters: { [countedKey(day, id)]: { comicId: comic.id, language, pages: pageCount } },
    comics: { [comic.id]: { slug, series, names, picture: pictureOfWidth(cover, COVER_WIDTH_PX) } },
  };
}
