import { useEffect, useRef } from 'react';

/** What was agreed to leads to other words on the same page: focus goes to their heading, and their text is read out. */
export function useHeadingFocus(outcome: string): void {
  const last = useRef(outcome);
  useEffect(() => {
    if (last.current === outcome) return;
    last.current = outcome;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [outcome]);
}
