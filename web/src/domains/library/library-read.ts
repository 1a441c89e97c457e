import { pendingChoices } from './choices.ts';
import { followLibrary } from './library.ts';
import { currentLibrary, listenToLibrary } from './library-state.ts';

/** Resolves when the signed-in person's library has been read, or cannot be. */
export function whenLibraryRead(): Promise<void> {
  followLibrary();
  return until(() => ['ready', 'failed', 'visitor'].includes(currentLibrary().state));
}

/** Resolves when the server has answered every position of this tab. */
export function whenPositionsAnswered(): Promise<void> {
  return until(() => !pendingChoices(currentLibrary().choices).some(({ change }) => change.kind === 'place'));
}

function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo()) return resolve();
    const stop = listenToLibrary(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}
