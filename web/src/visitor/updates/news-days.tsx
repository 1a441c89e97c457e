import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatPublicDay } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useNow } from '../../core/lib/use-now.ts';
import type { Mark } from '../../domains/updates/marks.ts';
import { byDayAndComic, type News, unreadByComic } from '../../domains/updates/news.ts';
import { ComicNews } from './comic-news.tsx';
import classes from './updates-page.module.css';
import layout from './updates-skeleton.module.css';

/** How many rows are shown at first, and how many more with each press; a day is shown whole. */
const ROWS = 40;
const DAY_MS = 86_400_000;

interface NewsDaysProps {
  readonly news: readonly News[];
  /** Whether it is everybody's list, in which nothing waits to be read. */
  readonly isAll: boolean;
  readonly onMark: (mark: Mark) => void;
}

/** The new chapters by day and comic. The days are those in UTC, the same for everybody. */
export function NewsDays({ news, isAll, onMark }: NewsDaysProps) {
  const t = useWords('updates');
  const [most, setMost] = useState(ROWS);
  const days = byDayAndComic(news);
  const unread = unreadByComic(news);
  const shown = firstDays(days, most);
  return (
    <>
      {shown.map(({ day, comics }) => (
        <section key={day} className={layout.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={classes.dayName}>
            <DayName day={day} />
          </h2>
          <ul className={classes.rows}>
            {comics.map((own) => (
              <ComicNews
                key={own.comic.id}
                own={own}
                all={news}
                isAll={isAll}
                unread={isAll ? 0 : (unread.get(own.comic.id) ?? 0)}
                onMark={onMark}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length < days.length && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setMost(most + ROWS)}>
            {t('earlier')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Draws itself again as time passes, apart from the rows. */
function DayName({ day }: { readonly day: string }) {
  const t = useWords('updates');
  const locale = useLocale();
  const now = useNow().getTime();
  const isDay = (time: number) => new Date(time).toISOString().slice(0, 10) === day;
  if (isDay(now)) return t('today');
  return isDay(now - DAY_MS) ? t('yesterday') : formatPublicDay(day, locale);
}

/** The first days of a list, whole ones, until there are so many rows. */
function firstDays<T extends { readonly comics: readonly unknown[] }>(
  days: readonly T[],
  most: number,
): readonly T[] {
  let rows = 0;
  const next = days.findIndex(({ comics }) => {
    const isEnough = rows >= most;
    rows += comics.length;
    return isEnough;
  });
  return next === -1 ? days : days.slice(0, next);
}
