import type { Locale } from '@rawi/model/lists/locales';
import { type ComponentType, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { mayZoom } from '../../core/lib/zoom-into.ts';
import type { CoverImage } from './cover.tsx';

/** A comic whose page is being opened: what its card knows of it. */
export interface OpeningComic {
  /** The path of its page. */
  readonly to: string;
  readonly image: CoverImage;
  /** The file that the card shows: it is decoded already. */
  readonly shown: string;
  readonly title: string;
  readonly titleLang: Locale | undefined;
}

type Painter = ComponentType<{ readonly comic: OpeningComic }>;

interface State {
  readonly comic: OpeningComic | undefined;
  /** Paints the comic's header; it comes with the code of the page. */
  readonly painter: Painter | undefined;
}

/** The name of the transition in `base.css`, and the mark of where the cover travels to. */
const NAME = 'opened-cover';
export const TRAVELED_COVER = 'data-traveled';

/** Also what a page that is drawn without a browser shows. */
const NOTHING: State = { comic: undefined, painter: undefined };
let state = NOTHING;
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOpeningComic(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );
}

/** Whether the card that leads there is being opened, and nothing else can be shown of the comic yet. */
export function useIsAwaited(to: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state.comic?.to === to && !state.painter,
    () => false,
  );
}

/** Gives what paints the header of a comic that is being opened. */
export function setOpeningPainter(painter: Painter): void {
  if (state.painter !== painter) change({ painter });
}

/**
 * Shows the header of a comic from its card, at once, and lets the cover travel there where the browser can and its user allows
 * motion. It waits for nothing: without the code of the page only the card itself answers.
 */
export function openComic(comic: Omit<OpeningComic, 'shown'>, cover: HTMLElement | null): void {
  const { currentSrc = '' } = cover?.querySelector('img') ?? {};
  const opened = { ...comic, shown: currentSrc || comic.image.src };
  if (!cover || !state.painter || !mayZoom()) {
    flushSync(() => change({ comic: opened }));
    return;
  }
  cover.style.viewTransitionName = NAME;
  let to: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    cover.style.viewTransitionName = '';
    flushSync(() => change({ comic: opened }));
    to = document.querySelector(`[${TRAVELED_COVER}]`);
    if (to) to.style.viewTransitionName = NAME;
  });
  const end = () => {
    if (to) to.style.viewTransitionName = '';
  };
  // A skipped transition is a plain change, not a failure.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}

/** Ends what `openComic` shows. */
export function endOpening(): void {
  if (state.comic) change({ comic: undefined });
}
