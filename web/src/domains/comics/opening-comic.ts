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
  /** The file that the card shows: it is decoded already. Undefined where the card shows none. */
  readonly shown: string | undefined;
  readonly title: string;
  readonly titleLang: Locale | undefined;
}

/** What shows a comic that is being opened, and ends that. It comes with the code of the page: a first visit loads none of it. */
export interface Opener {
  readonly Opened: ComponentType;
  /** Shows the comic by `show`, and lets the cover travel to where that puts it. */
  readonly travel: (cover: HTMLElement, show: () => void) => void;
}

interface State {
  readonly comic: OpeningComic | undefined;
  readonly opener: Opener | undefined;
}

/** Marks a card that answers by itself; the opener takes the mark away. */
export const BUSY = 'aria-busy';

/** Also what a page that is drawn without a browser shows. */
const NOTHING: State = { comic: undefined, opener: undefined };
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

export function useOpening(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );
}

export function setOpener(opener: Opener): void {
  change({ opener });
}

/**
 * Shows the header of a comic from its card, at once, and lets the cover travel there where the browser can and its user allows
 * motion. It waits for nothing: without the code of the page only the card itself answers.
 */
export function openComic(comic: Omit<OpeningComic, 'shown'>, cover: HTMLElement | null): void {
  const picture = cover?.querySelector('img');
  const opened = { ...comic, shown: picture ? picture.currentSrc || picture.src : undefined };
  const show = () => flushSync(() => change({ comic: opened }));
  const { opener } = state;
  if (!opener) cover?.parentElement?.setAttribute(BUSY, 'true');
  if (cover && opener && mayZoom()) opener.travel(cover, show);
  else show();
}

/** Ends what `openComic` shows. */
export function endOpening(): void {
  if (state.comic) change({ comic: undefined });
}
