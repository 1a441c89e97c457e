import { IconMinus, IconPlayerPause, IconPlayerPlay, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { IconButton } from '../chrome/icon-button.tsx';
import { useReaderWords } from '../reader-words.ts';
import { LEVELS, withSetting } from '../settings/reading-settings.ts';
import { changeSettings } from '../settings/use-reading-settings.ts';
import { scrollStep, setAutoScroll } from './auto-scroll.ts';
import classes from './auto-scroller.module.css';

export interface AutoScrollerProps {
  readonly comicId: string;
  readonly pace: number;
}

/** Scrolls the strip while it is here, with a control to pause, change the pace and end. It goes with the end card. */
export default function AutoScroller({ comicId, pace }: AutoScrollerProps) {
  const { number, direction } = useReaderWords();
  const setting = useWords('reading-settings');
  const [isPaused, setPaused] = useState(false);
  const control = useRef<HTMLFieldSetElement>(null);
  useFrames(isPaused ? undefined : pace);
  usePauseByHand(control, isPaused, setPaused);
  const { min, max } = LEVELS.pace;
  const change = (by: number) => {
    const next = Math.min(max, Math.max(min, pace + by));
    changeSettings((kept) => withSetting(kept, comicId, 'all', 'pace', next));
  };
  return (
    <fieldset
      ref={control}
      className={classes.control}
      aria-label={setting('autoScroll.label')}
      dir={direction}
      data-paused={isPaused || undefined}
    >
      <IconButton icon={IconMinus} label={setting('autoScroll.slower')} onClick={() => change(-1)} />
      <output className={classes.pace} aria-label={setting('autoScroll.pace', { level: number(pace) })}>
        {number(pace)}
      </output>
      <IconButton icon={IconPlus} label={setting('autoScroll.faster')} onClick={() => change(1)} />
      <IconButton
        icon={isPaused ? IconPlayerPlay : IconPlayerPause}
        label={setting(isPaused ? 'autoScroll.continue' : 'autoScroll.pause')}
        onClick={() => setPaused(!isPaused)}
      />
      <IconButton icon={IconX} label={setting('autoScroll.end')} onClick={() => setAutoScroll(false)} />
    </fieldset>
  );
}

/** Scrolls a little in each frame at this pace. Undefined rests. */
function useFrames(pace: number | undefined): void {
  useEffect(() => {
    if (pace === undefined) return undefined;
    let last: number | undefined;
    // Browsers scroll by whole pixels: what is left of one is added to the next.
    let rest = 0;
    let frame = 0;
    const move = (now: number) => {
      frame = requestAnimationFrame(move);
      if (document.querySelector('dialog[open]') !== null) {
        // Nobody reads behind a dialog.
        last = undefined;
        return;
      }
      rest += scrollStep(pace, window.innerHeight, last === undefined ? 0 : now - last);
      last = now;
      const pixels = Math.floor(rest);
      rest -= pixels;
      if (pixels > 0) window.scrollBy(0, pixels);
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [pace]);
}

/** Keys that scroll; after one of them the hand decides. */
const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** A touch, the wheel and keys that scroll pause; a tap on the pages while it rests continues. */
function usePauseByHand(
  control: React.RefObject<HTMLFieldSetElement | null>,
  isPaused: boolean,
  setPaused: (isPaused: boolean) => void,
): void {
  const wasPaused = useRef(isPaused);
  const paused = useRef(isPaused);
  useEffect(() => {
    paused.current = isPaused;
  });
  useEffect(() => {
    const isOutside = ({ target }: Event) =>
      target instanceof Element &&
      !control.current?.contains(target) &&
      !target.closest('dialog, header, footer');
    const down = (event: Event) => {
      wasPaused.current = paused.current;
      if (isOutside(event)) setPaused(true);
    };
    const tap = (event: Event) => {
      if (isOutside(event) && wasPaused.current) setPaused(false);
    };
    const wheel = () => setPaused(true);
    const key = (event: KeyboardEvent) => {
      if (SCROLLING.has(event.key) && isOutside(event)) setPaused(true);
    };
    window.addEventListener('pointerdown', down, { passive: true });
    window.addEventListener('click', tap);
    window.addEventListener('wheel', wheel, { passive: true });
    window.addEventListener('keydown', key);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('click', tap);
      window.removeEventListener('wheel', wheel);
      window.removeEventListener('keydown', key);
    };
  }, [control, setPaused]);
}
