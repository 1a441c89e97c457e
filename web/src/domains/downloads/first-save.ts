import { useSyncExternalStore } from 'react';

/** The question before the first chapter is saved, from any page; the layouts show the dialog. */

export interface Question {
  readonly answer: (goOn: boolean) => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

function put(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks the question; resolves with whether to go on. */
export function askFirst(): Promise<boolean> {
  question?.answer(false);
  return new Promise((resolve) => {
    put({
      answer: (goOn) => {
        put(undefined);
        resolve(goOn);
      },
    });
  });
}

/** The open question. */
export function useFirstSaveQuestion(): Question | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question,
    () => undefined,
  );
}
