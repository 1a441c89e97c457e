import { useEffect, useState } from 'react';
import type { DownloadsState } from '../../domains/downloads/downloads.ts';
import {
  type Promised,
  promiseNow,
  type Room,
  readRoom,
  storagePromise,
} from '../../domains/downloads/keep-storage.ts';
import { readOpenedBytes } from '../../domains/downloads/opened-pages.ts';
import { isReady } from '../../domains/downloads/record.ts';

export interface Storage {
  /** In bytes. */
  readonly chapters: number;
  readonly opened: number;
  readonly covers: number;
  readonly room: Room | undefined;
  readonly promised: Promised | undefined;
}

/** The stored bytes by kind; measured again when something was saved or removed. */
export function useStorage({ all }: DownloadsState): Storage {
  const [measured, setMeasured] = useState<Pick<Storage, 'opened' | 'room' | 'promised'>>(() => ({
    opened: 0,
    room: undefined,
    promised: storagePromise(),
  }));
  const ready = all.filter(isReady);
  const count = ready.length;
  useEffect(() => {
    let isShown = true;
    const measure = async () => {
      const [opened, room, promised] = await Promise.all([readOpenedBytes(), readRoom(), promiseNow()]);
      if (isShown) setMeasured({ opened, room, promised });
    };
    void measure();
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is stored changes with the number.
  }, [count]);
  const covers = new Map(ready.flatMap(({ pictures }) => Object.entries(pictures)));
  return {
    ...measured,
    chapters: all.reduce((sum, { bytes }) => sum + bytes, 0),
    covers: [...covers.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
}
