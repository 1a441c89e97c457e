import { useMemo, useSyncExternalStore } from 'react';
import { useDeviceHistory } from '../history/device-history.ts';
import { useLibrary } from '../library/library.ts';
import { onVisitorMonths, visitorMonths } from './kept-months.ts';

/** The first year of which something may be known: by what a visitor's device has, or by an account's places, which cost no read. */
export function useFirstYear(now: number): number {
  const { places } = useLibrary();
  const history = useDeviceHistory();
  const months = useSyncExternalStore(onVisitorMonths, visitorMonths, visitorMonths);
  return useMemo(() => {
    const years = [
      ...Object.values(places).map(({ readAt }) => new Date(readAt).getFullYear()),
      ...history.map(({ readAt }) => new Date(readAt).getFullYear()),
      ...Object.keys(months).map((month) => Number(month.slice(0, 4))),
    ];
    return years.reduce((first, year) => Math.min(first, year), now);
  }, [places, history, months, now]);
}
