import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useMemo } from 'react';
import { paths } from '../../core/lib/paths.ts';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import { chapterInOrder, type OrderId } from '../../domains/shelves/chapter-in-order.ts';
import {
  type OrderEntry,
  type OrderStep,
  type ReadingOrder,
  stepOf,
} from '../../domains/shelves/reading-order.ts';
import { otherTranslator } from '../other-translator.ts';
import { useReaderWords } from '../reader-words.ts';
import { useGone, useOpenComic, useOrder, useProbe } from './use-order.ts';

/** A chapter or a comic to which a chapter leads on or back. */
export interface WayStop {
  readonly to: string;
  /** “Chapter 3”, or a comic's name. */
  readonly name: string;
  /** With its comic, where that may be another one. */
  readonly fullName: string;
  /** Named where another person translated it. */
  readonly translator?: string | undefined;
  /** Opens it where only its comic is known: where one is in that is asked then. */
  readonly open?: (() => void) | undefined;
}

export type OrderState =
  | { readonly state: 'loading' | 'missing' }
  /** The chapter is not on the list. */
  | { readonly state: 'apart'; readonly order: ReadingOrder }
  | {
      readonly state: 'ready';
      readonly order: ReadingOrder;
      readonly step: OrderStep;
      /** The entry that the way on leads to; undefined where it leads on within a comic, or the list is through. */
      readonly next: OrderEntry | undefined;
    };

/** Where a chapter leads: within its comic, or in the order of the list that the address names. */
export interface Way {
  readonly previous: WayStop | undefined;
  readonly next: WayStop | undefined;
  /** The next chapter, which can be preloaded. */
  readonly nextId: string | undefined;
  /** Undefined where the address names no list. */
  readonly order: OrderState | undefined;
}

/** The neighbours of a chapter as its bar, its keys and its end card lead to them. `isNear`: its end is near. */
export function useWay(chapter: ChapterPayload, isNear: boolean): Way {
  const order = useOrder();
  const { gone, markGone } = useGone();
  const openComic = useOpenComic(markGone);
  const state = useMemo(() => stateOf(order, chapter, gone), [order, chapter, gone]);
  useProbe(state?.state === 'ready' ? state.next : undefined, isNear, markGone);
  const stops = useStops(chapter, openComic);
  return useMemo((): Way => {
    // Where the list leads is not known yet, so nothing does.
    if (state?.state === 'loading') {
      return { previous: undefined, next: undefined, nextId: undefined, order: state };
    }
    const step = state?.state === 'ready' ? state.step : undefined;
    const list = state?.state === 'ready' ? state.order.of : undefined;
    const isWithin = !step || step.isWithin;
    const nextEntry = state?.state === 'ready' ? state.next : undefined;
    const previous = isWithin ? stops.inComic(chapter.previous, list) : undefined;
    const next = isWithin ? stops.inComic(chapter.next, list) : undefined;
    return {
      previous: previous ?? stops.inOrder(step?.previous, list),
      next: next ?? stops.inOrder(nextEntry, list),
      nextId: next ? chapter.next?.id : nextEntry?.kind === 'chapter' ? nextEntry.chapterId : undefined,
      order: state,
    };
  }, [state, chapter, stops]);
}

function stateOf(
  order: ReturnType<typeof useOrder>,
  chapter: ChapterPayload,
  gone: ReadonlySet<string>,
): OrderState | undefined {
  if (order === undefined) return undefined;
  if (order === 'loading' || order === 'missing') return { state: order };
  const step = stepOf(order, chapter, gone);
  if (!step) return { state: 'apart', order };
  const next = step.isWithin && chapter.next ? undefined : step.next;
  return { state: 'ready', order, step, next };
}

function useStops(chapter: ChapterPayload, openComic: ReturnType<typeof useOpenComic>) {
  const words = useReaderWords();
  return useMemo(() => {
    const { locale, t } = words;
    return {
      /** A neighbour in the same comic; on a list the address goes on naming it. */
      inComic: (neighbour: ChapterPayload['previous'], list: OrderId | undefined): WayStop | undefined => {
        if (!neighbour) return undefined;
        const name = words.chapter(neighbour.number);
        return {
          to: list ? chapterInOrder(locale, neighbour.id, list) : paths.chapter(locale, neighbour.id),
          name,
          fullName: name,
          translator: otherTranslator(chapter, neighbour),
        };
      },
      inOrder: (entry: OrderEntry | undefined, list: OrderId | undefined): WayStop | undefined => {
        if (!entry || !list) return undefined;
        const comic = isolatedName(comicName(entry, locale), locale);
        if (entry.kind === 'comic') {
          const open = () => openComic(entry, list);
          return { to: paths.comic(locale, entry.slug), name: comic, fullName: comic, open };
        }
        return {
          to: chapterInOrder(locale, entry.chapterId, list),
          name: words.chapter(entry.number),
          fullName: t('order.chapterOf', { comic, chapter: words.number(entry.number) }),
        };
      },
    };
  }, [chapter, words, openComic]);
}
