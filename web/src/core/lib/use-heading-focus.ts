import { useEffect, useRef } from 'react';

/**
 * After a confirmation the same page shows other content: focus moves to the new heading, so that a screen
 * reader reads it.
 */
export function useHeadingFocus(outcome: string): void {
  const last = useRef(outcome);
  useEffect(() => {
    if (last.current === outcome) return;
    last.current = outcome;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [outcome]);
}
