import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { report } from '../../../../core/lib/report-error.ts';
import { isRefused } from '../../../../core/session/refused-write.ts';
import { writeChoice } from '../../../../domains/library/choice-documents.ts';
import { useLibrary } from '../../../../domains/library/library.ts';
import { savedKeyOf } from '../../../../domains/library/own.ts';
import { pausedUntil } from '../../../../domains/library/paused-until.ts';
import { showStored } from '../../../../domains/library/show-stored.ts';
import {
  changeOf,
  type LibrarySaved,
  type SavedWish,
  saveLibrary,
  type Wish,
} from '../../../../domains/shelves/library-files/save-library.ts';
import { offerListUndo, runListWrite } from '../../../../domains/shelves/tell-lists.ts';
import { readComic } from './read-comic.ts';

type SaveState =
  | { readonly step: 'idle' }
  | { readonly step: 'saving'; readonly done: number; readonly of: number }
  | { readonly step: 'saved'; readonly outcome: LibrarySaved };

/** Saves the comics of a file one after the other, which can be stopped, and taken back by a message. */
export function useSaveEntries(uid: string, name: string) {
  const locale = useLocale();
  const { state: library, saved: before } = useLibrary();
  const [state, setState] = useState<SaveState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (wishes: readonly Wish[], moves: boolean) => {
    const { signal } = (running.current = new AbortController());
    const show = (done: number) => setState({ step: 'saving', done, of: wishes.length });
    show(0);
    const outcome = await saveLibrary(wishes, {
      locale,
      before,
      moves,
      readComic,
      write: (change) => writeChoice(uid, change),
      isPaused: async (error) => isRefused(error) && (await pausedUntil(uid, 'choices')) !== undefined,
      onFailed: (error) => report('A library could not be saved.', error),
      onProgress: show,
      signal,
    });
    showStored(uid, new Map(outcome.saved.map(({ item, after }) => [savedKeyOf(item), after])));
    setState({ step: 'saved', outcome });
    if (outcome.saved.length > 0) {
      offerListUndo('brought', name, () => runListWrite(uid, name, takeBack(uid, outcome.saved)));
    }
  };
  return {
    state,
    isReady: library === 'ready',
    save: (wishes: readonly Wish[], moves: boolean) => void save(wishes, moves),
    stop: () => running.current?.abort(),
  };
}

async function takeBack(uid: string, saved: readonly SavedWish[]): Promise<void> {
  for (const { item, before } of saved) {
    await writeChoice(uid, changeOf(item, before));
    showStored(uid, new Map([[savedKeyOf(item), before]]));
  }
}
