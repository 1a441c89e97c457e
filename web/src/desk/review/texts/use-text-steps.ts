import { type KeyboardEvent, useState } from 'react';
import type { ComparedPage } from '../../../domains/transcripts/submitted/text-difference.ts';

/** The page that is shown of a text, and the ways to others: those that change, or all. */
export interface TextSteps {
  /** From 1. */
  readonly page: number;
  readonly previous: number | undefined;
  readonly next: number | undefined;
  readonly isAll: boolean;
  readonly setIsAll: (isAll: boolean) => void;
  readonly show: (page: number) => void;
  /** Arrows, Home and End show another page, except where somebody types. */
  readonly handleKey: (event: KeyboardEvent) => void;
}

/** Comic pages are laid out from left to right, so the arrows mean the sides of the screen. */
export function useTextSteps(pages: readonly ComparedPage[]): TextSteps {
  const [asked, setIsAll] = useState<boolean>();
  const isAll = asked ?? !pages.some(({ isChanged }) => isChanged);
  const [chosen, setChosen] = useState<number>();
  const shown = pages.filter(({ isChanged }) => isAll || isChanged).map(({ page }) => page);
  const first = pages.find(({ isChanged }) => isChanged)?.page ?? 1;
  const page = chosen !== undefined && chosen <= pages.length ? chosen : first;
  const previous = shown.findLast((each) => each < page);
  const next = shown.find((each) => each > page);
  const handleKey = (event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    if (isTyped || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, number | undefined>> = {
      ArrowRight: next,
      ArrowLeft: previous,
      Home: shown[0],
      End: shown.at(-1),
    };
    if (!Object.hasOwn(steps, event.key)) return;
    event.preventDefault();
    const to = steps[event.key];
    if (to !== undefined) setChosen(to);
  };
  return { page, previous, next, isAll, setIsAll, show: setChosen, handleKey };
}
