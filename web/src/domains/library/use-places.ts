import { useMemo } from 'react';
import { useDeviceHistory } from '../history/device-history.ts';
import { useLibrary } from './library.ts';
import type { Place } from './own.ts';

/** The person's position in each chapter: a visitor's is on the device, that of others in their library. */
export function usePlaces(): (chapterId: string) => Place | undefined {
  const { state, placeOf } = useLibrary();
  const device = useDeviceHistory();
  return useMemo(() => {
    if (state !== 'visitor') return placeOf;
    const places = new Map(
      device.map(({ chapterId, page, pageCount, finished, readAt }) => [
        chapterId,
        { page, pageCount, finished, readAt: Date.parse(readAt) },
      ]),
    );
    return (chapterId: string) => places.get(chapterId);
  }, [state, placeOf, device]);
}
