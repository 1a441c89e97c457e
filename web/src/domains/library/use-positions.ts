import { useMemo } from 'react';
import { useDeviceHistory } from '../history/device-history.ts';
import { useLibrary } from './library.ts';
import type { Position } from './own.ts';

/** The person's position in each chapter: a visitor's is on the device, that of others in their library. */
export function usePositions(): (chapterId: string) => Position | undefined {
  const { state, positionOf } = useLibrary();
  const device = useDeviceHistory();
  return useMemo(() => {
    if (state !== 'visitor') return positionOf;
    const places = new Map(
      device.map(({ chapterId, page, pageCount, finished, readAt }) => [
        chapterId,
        { page, pageCount, finished, readAt: Date.parse(readAt) },
      ]),
    );
    return (chapterId: string) => places.get(chapterId);
  }, [state, positionOf, device]);
}
