import { useState } from 'react';
import { keepWritten, readWritten, type WrittenRejection } from '../../domains/reviews/kept-decision.ts';

/** The unsent draft of a rejection; stored on the device with every change. */
export function useWritten(uid: string, reviewId: string) {
  const [written, setWritten] = useState(() => readWritten(uid, reviewId));
  const write = (next: WrittenRejection) => {
    setWritten(next);
    keepWritten(uid, reviewId, next);
  };
  return { written, onWrite: write };
}
