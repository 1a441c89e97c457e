import { VIEW_WINDOWS } from '@rawi/model/constants';
import {
  dayOf,
  daysAfter,
  NO_RECENT_VIEWS,
  type RecentViews,
  recentViews,
} from '@rawi/model/truth/recent-views';
import type { ComicEntry } from '../stories/entry.ts';

/** The shares of a comic's views on an ordinary day, and the additional share on the day of a new chapter. */
const USUAL = 0.002;
const NEWS = 0.03;

/** What was read of a comic in the last days: more after each new chapter, half as much more on each day after. */
export function readLately(entry: ComicEntry, now: Date): RecentViews {
  const today = dayOf(now);
  const chaptersDaysAgo = entry.chapters.map(
    (_, index) => entry.newestHoursAgo / 24 + index * entry.daysBetween,
  );
  const days = Array.from({ length: VIEW_WINDOWS.month }, (_, back) => {
    const news = chaptersDaysAgo
      .filter((ago) => ago >= back)
      .reduce((sum, ago) => sum + NEWS * 0.5 ** (ago - back), 0);
    return [daysAfter(today, -back), Math.round(entry.views * (USUAL + news))] as const;
  });
  return recentViews(NO_RECENT_VIEWS, today, Object.fromEntries(days));
}
