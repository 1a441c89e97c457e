import { type KeyboardEvent, useState } from 'react';

export interface PageSteps {
  /** The page that is shown, from 0. */
  readonly index: number;
  /** Shows a page; beyond the ends, the first or the last. */
  readonly go: (to: number) => void;
  /** Arrows, Home and End show another page, except where somebody types. */
  readonly handleKey: (event: KeyboardEvent) => void;
}

/**
 * One of `count` pages at a time. Comic pages are always laid out from left to right, so the arrows mean the sides of
 * the screen.
 */
export function usePageSteps(count: number, first = 0): PageSteps {
  const [index, setIndex] = useState(first);
  const go = (to: number) => setIndex(Math.min(count - 1, Math.max(0, to)));
  const handleKey = (event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    if (isTyped || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return { index, go, handleKey };
}
