import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocale } from '../../core/i18n/locale.ts';
import { readChapterPage } from '../../core/pages/pages.ts';
import { mayAsk, opensAtOnce } from '../../domains/ratings/may-ask.ts';
import { imagePages } from '../pages/image-pages.tsx';
import type { PageSource } from '../pages/page-source.ts';
import { isFlipKey } from '../reader-keys.ts';
import { readingSettings } from '../settings/use-reading-settings.ts';
import { isTaken } from '../use-reader-input.ts';
import { reduceFlip, UNFLIPPED } from './flip-state.ts';
import { type FlipTarget, flipTarget } from './flip-target.ts';

/** The pages of the flip target, as far as they were requested. */
export interface Flip {
  readonly target: FlipTarget;
  /** Its pages; undefined until the first use has loaded them. */
  readonly source: PageSource | undefined;
  readonly hasFailed: boolean;
  readonly isOther: boolean;
  readonly isKept: boolean;
  /**
   * How far a drag has moved the line, from none (0) to all (1) of the other language; undefined while CSS
   * animates it.
   */
  readonly drawn: number | undefined;
  readonly press: () => void;
  /** `isOnSwitch`: the switch was pressed and not drawn, so a short press of it stays. */
  readonly release: (isOnSwitch?: boolean) => void;
  readonly toggle: () => void;
  readonly draw: (share: number | undefined) => void;
}

/** The flip of a chapter; undefined if no other language has matched pages. Its key is `t`. */
export function useFlip(chapter: ChapterPayload): Flip | undefined {
  const locale = useLocale();
  const target = useMemo(
    () => (chapter.manifest === undefined ? undefined : flipTarget(chapter, locale)),
    [chapter, locale],
  );
  const [state, dispatch] = useReducer(reduceFlip, UNFLIPPED);
  const [drawn, draw] = useState<number>();
  const { source, hasFailed, fetchOnce } = useOther(target?.id, chapter);

  const press = useCallback(() => {
    fetchOnce();
    dispatch({ type: 'press', at: performance.now() });
  }, [fetchOnce]);
  const release = useCallback((isOnSwitch = false) => {
    draw(undefined);
    dispatch({ type: 'release', at: performance.now(), isOnSwitch });
  }, []);
  const toggle = useCallback(() => {
    fetchOnce();
    dispatch({ type: 'toggle' });
  }, [fetchOnce]);
  useFlipKey(target !== undefined, press, release);

  return useMemo(
    () => target && { target, source, hasFailed, ...state, drawn, press, release, toggle, draw },
    [target, source, hasFailed, state, drawn, press, release, toggle],
  );
}

/**
 * The other chapter's pages, loaded on first use; after a failure they are loaded again on the next press. One that needs a notice
 * of its own is none: it has to be opened by itself.
 */
function useOther(id: string | undefined, shown: ChapterPayload) {
  const [source, setSource] = useState<PageSource>();
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = useRef(false);
  const fetchOnce = useCallback(() => {
    if (isAsked.current || id === undefined) return;
    isAsked.current = true;
    setHasFailed(false);
    const bring = async () => {
      const page = await readChapterPage(id);
      const other = page.state === 'ready' ? page.payload : undefined;
      const isSaid = other && (!mayAsk(other) || (await isSaidAlready(other, shown)));
      const manifest = isSaid ? other.manifest : undefined;
      if (manifest) setSource(imagePages(pagesOf(manifest)));
      else setHasFailed(true);
      isAsked.current = manifest !== undefined;
    };
    void bring();
  }, [id, shown]);
  return { source, hasFailed, fetchOnce };
}

/** Whether who reads one chapter was told all that there is to say about another one, or has agreed to it. */
async function isSaidAlready(other: ChapterPayload, shown: ChapterPayload): Promise<boolean> {
  const { isNamedBy } = await import('../../domains/ratings/notice.ts');
  return isNamedBy(other, shown) || opensAtOnce(other);
}

function useFlipKey(isThere: boolean, press: () => void, release: () => void): void {
  useEffect(() => {
    if (!isThere) return;
    const handleDown = (event: KeyboardEvent) => {
      if (!isFlipKey(event, readingSettings().keys) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.repeat || event.defaultPrevented || isTaken(event)) return;
      press();
    };
    const handleUp = (event: KeyboardEvent) => {
      if (isFlipKey(event, readingSettings().keys)) release();
    };
    window.addEventListener('keydown', handleDown);
    window.addEventListener('keyup', handleUp);
    // The keyup event of a key released in another window never arrives.
    const handleBlur = () => release();
    window.addEventListener('blur', handleBlur);
    return () => {
      window.removeEventListener('keydown', handleDown);
      window.removeEventListener('keyup', handleUp);
      window.removeEventListener('blur', handleBlur);
    };
  }, [isThere, press, release]);
}
