import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { pagesToPreload } from '../preload-window.ts';
import { isAtEnd, type ReaderState } from '../reader-state.ts';
import { useReaderWords } from '../reader-words.ts';
import { barsAfterScroll, isScrolled } from '../scrolling.ts';
import type { PageSource } from './page-source.ts';
import classes from './surfaces.module.css';

interface SingleSurfaceProps {
  readonly source: PageSource;
  readonly state: ReaderState;
  readonly direction: 'ltr' | 'rtl';
  /** Pages may be fetched before they are turned to. */
  readonly preload: boolean;
  readonly onTurn: (command: 'next' | 'previous') => void;
  readonly onChrome: (shown: boolean) => void;
  readonly endCard: ReactNode;
}

/**
 * One page that fits the screen; on a low screen one that is as wide, and scrolls. The pages to come are drawn beneath it, unseen, so that turning shows them at once;
 * they wait until the page that is read has arrived.
 */
export function SingleSurface(props: SingleSurfaceProps) {
  const { source, state, direction, preload, onTurn, onChrome, endCard } = props;
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
  const { position, travel } = state;
  const mayLookAhead = preload && (isAtEnd(state) || settled.has(position));
  const ahead = mayLookAhead ? pagesToPreload(position, source.pageCount, travel, source.ahead) : [];
  // A stable order keeps React from moving (and the browser from decoding again) what is drawn already.
  const drawn = [...(isAtEnd(state) ? [] : [position]), ...ahead].toSorted((a, b) => a - b);

  return (
    <div className={classes.single} data-chrome={state.chrome || undefined}>
      {drawn.map((page) => (
        <Slot
          key={page}
          source={source}
          page={page}
          current={page === position}
          chrome={state.chrome}
          onChrome={onChrome}
          {...(travel !== 'none' && {
            comesFrom: (travel === 'forward') === (direction === 'ltr') ? 'right' : 'left',
          })}
          onSettled={() => setSettled((known) => (known.has(page) ? known : new Set(known).add(page)))}
        />
      ))}
      {isAtEnd(state) ? (
        endCard
      ) : (
        <>
          <TurnButton
            side="left"
            command={direction === 'ltr' ? 'previous' : 'next'}
            state={state}
            onTurn={onTurn}
          />
          <TurnButton
            side="right"
            command={direction === 'ltr' ? 'next' : 'previous'}
            state={state}
            onTurn={onTurn}
          />
        </>
      )}
    </div>
  );
}

interface SlotProps {
  readonly source: PageSource;
  readonly page: number;
  readonly current: boolean;
  readonly chrome: boolean;
  readonly onChrome: (shown: boolean) => void;
  readonly comesFrom?: 'left' | 'right';
  readonly onSettled: () => void;
}

function Slot({ source, page, current, chrome, onChrome, comesFrom, onSettled }: SlotProps) {
  const size = source.sizeOf(page);
  const { slot, onScroll } = useLongPage(current, chrome, onChrome);
  const style: CSSProperties & Record<'--ratio', number> = {
    '--ratio': size.width / size.height,
    backgroundColor: source.colorOf(page) ?? 'var(--surface)',
  };
  return (
    <div
      ref={slot}
      className={classes.slot}
      onScroll={onScroll}
      data-slot
      data-current={current || undefined}
      data-comes-from={current ? comesFrom : undefined}
      aria-hidden={!current}
    >
      <div className={classes.page} style={style} data-page={page}>
        <source.Page page={page} layout="single" current={current} onSettled={onSettled} />
      </div>
    </div>
  );
}

/** Where a page longer than the screen begins: at its head, below the bar only if that is shown. */
function useLongPage(current: boolean, chrome: boolean, onChrome: (shown: boolean) => void) {
  const slot = useRef<HTMLDivElement>(null);
  const from = useRef(0);
  const bars = useRef(chrome);
  useLayoutEffect(() => {
    bars.current = chrome;
  });
  useLayoutEffect(() => {
    const box = slot.current;
    if (!current || box === null) return;
    box.scrollTop = bars.current ? 0 : Number.parseFloat(getComputedStyle(box).paddingTop);
    from.current = box.scrollTop;
  }, [current]);
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (!isScrolled(from.current, box.scrollTop)) return;
    const shown = barsAfterScroll(from.current, box.scrollTop, box.clientHeight);
    from.current = box.scrollTop;
    if (current && shown !== undefined) onChrome(shown);
  };
  return { slot, onScroll };
}

interface TurnButtonProps {
  readonly side: 'left' | 'right';
  readonly command: 'next' | 'previous';
  readonly state: ReaderState;
  readonly onTurn: (command: 'next' | 'previous') => void;
}

/** The round buttons of a wide screen; a finger uses the screen's edges instead. */
function TurnButton({ side, command, state, onTurn }: TurnButtonProps) {
  const { t } = useReaderWords();
  const Icon = side === 'left' ? IconChevronLeft : IconChevronRight;
  return (
    <button
      type="button"
      className={classes.turn}
      data-side={side}
      aria-label={t(command === 'next' ? 'nextPage' : 'previousPage')}
      disabled={command === 'previous' && state.position === 1}
      onClick={() => onTurn(command)}
    >
      <Icon size={24} stroke={1.75} aria-hidden />
    </button>
  );
}
