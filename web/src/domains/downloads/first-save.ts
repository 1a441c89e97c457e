import { useSyncExternalStore } from 'react';

/** What is asked before the first chapter is saved, wherever that is: the dialogs of the layouts show it. */

export interface Question {
  readonly answer: (goOn: boolean) => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

function put(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks; resolves with whether to go on. */
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

/** What is asked now. */
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
