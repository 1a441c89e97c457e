import type { Language } from '@rawi/model/lists/languages';
import { useEffect, useRef, useState } from 'react';
import { type ItemAt, lineOf, type PageTextOf } from '../page-texts.ts';
import { textSettings } from '../text-settings.ts';
import { type Aloud, type AloudProblem, type AloudState, readAloud } from './read-aloud.ts';
import { browserSpeech, type Speech } from './speech.ts';

const IDLE: AloudState = { status: 'idle', item: 0 };

interface AloudUse {
  readonly status: AloudState['status'];
  readonly problem: AloudProblem | 'none' | undefined;
  /** Undefined where this browser cannot speak. */
  readonly speech: Speech | undefined;
  /** Speaks from the item that somebody is at, or from the first one. */
  readonly start: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  /** Speaks the item before or after the one that is spoken. */
  readonly go: (by: 1 | -1) => void;
}

interface AloudMoves {
  readonly onAt: (at: ItemAt | undefined) => void;
  /** Turns to the next page; false where there is none. */
  readonly onNextPage: () => boolean;
}

/**
 * Reads the items of the pages that are shown aloud, and says at which it is. Another page, a page that is hidden and leaving end it; where its
 * setting says so it turns the page itself at the end of one, and goes on there.
 */
export function useAloud(
  language: Language,
  pages: readonly PageTextOf[],
  at: ItemAt | undefined,
  { onAt, onNextPage }: AloudMoves,
): AloudUse {
  const [speech] = useState(browserSpeech);
  const [state, setState] = useState(IDLE);
  const [isMute, setMute] = useState(false);
  const aloud = useRef<Aloud>(undefined);
  const goesOn = useRef(false);
  const latest = useRef({ onAt, onNextPage });
  useEffect(() => {
    latest.current = { onAt, onNextPage };
  });
  const items = pages.flatMap((page) => page.items.map((item, index) => ({ page: page.page, index, item })));
  const shown = pages.map(({ page }) => page).join();

  const begin = (from: number) => {
    if (speech === undefined) return setMute(true);
    aloud.current?.stop();
    const { voices = {}, remoteVoices } = textSettings();
    aloud.current = readAloud({
      speech,
      items: items.map(({ item }) => lineOf(item)),
      language,
      voice: voices[language]?.uri,
      rate: voices[language]?.rate ?? 1,
      mayLeave: remoteVoices === true,
      onState(next) {
        setState(next);
        const place = items[next.item];
        if (next.status === 'speaking' && place) latest.current.onAt({ page: place.page, item: place.index });
      },
      onEnd() {
        // Read to its end, a page begins with its first item again.
        latest.current.onAt(undefined);
        goesOn.current = textSettings().turns === true && latest.current.onNextPage();
      },
    });
    aloud.current.start(from);
  };

  const beginLatest = useRef(begin);
  useEffect(() => {
    beginLatest.current = begin;
  });
  useEffect(() => {
    // It has turned the page itself: it goes on there. Whoever else turns is not read to.
    const goes = goesOn.current && shown !== '';
    goesOn.current = false;
    // On a page without words it turns to the next one at once.
    if (goes) beginLatest.current(0);
    return () => aloud.current?.stop();
  }, [shown]);
  useEffect(() => {
    const stopHidden = () => {
      if (document.visibilityState === 'hidden') aloud.current?.stop();
    };
    document.addEventListener('visibilitychange', stopHidden);
    return () => document.removeEventListener('visibilitychange', stopHidden);
  }, []);

  const placed =
    at === undefined ? -1 : items.findIndex(({ page, index }) => page === at.page && index === at.item);
  return {
    status: state.status,
    problem: isMute ? 'none' : state.problem,
    speech,
    start: () =>
      begin(state.status === 'paused' || state.status === 'asking' ? state.item : Math.max(placed, 0)),
    pause: () => aloud.current?.pause(),
    stop: () => aloud.current?.stop(),
    go: (by) => begin(Math.min(Math.max(state.item + by, 0), items.length - 1)),
  };
}
