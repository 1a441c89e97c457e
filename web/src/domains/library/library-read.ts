import { unsettled } from './choices.ts';
import { followLibrary } from './library.ts';
import { currentLibrary, listenToLibrary } from './library-state.ts';

/** Resolves when the library of who is signed in has been read, or cannot be. */
export function libraryRead(): Promise<void> {
  followLibrary();
  return until(() => ['ready', 'failed', 'visitor'].includes(currentLibrary().state));
}

/** Resolves when the server has answered every place of this tab. */
export function placesAnswered(): Promise<void> {
  return until(() => !unsettled(currentLibrary().choices).some(({ change }) => change.kind === 'place'));
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
