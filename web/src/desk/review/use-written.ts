import { useState } from 'react';
import { keepWritten, readWritten, type WrittenRejection } from '../../domains/reviews/kept-decision.ts';

/** What this person has written of a rejection and not sent; it is kept on the device with every change. */
export function useWritten(uid: string, reviewId: string) {
  const [written, setWritten] = useState(() => readWritten(uid, reviewId));
  const write = (next: WrittenRejection) => {
    setWritten(next);
    keepWritten(uid, reviewId, next);
  };
  return { written, onWrite: write };
}
