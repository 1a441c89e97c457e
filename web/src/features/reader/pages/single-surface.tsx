import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { pagesToPreload } from '../preload-window.ts';
import { isAtEnd, type ReaderState } from '../reader-state.ts';
import { useReaderWords } from '../reader-words.ts';
import type { PageSource } from './page-source.ts';
import classes from './surfaces.module.css';

interface SingleSurfaceProps {
  readonly source: PageSource;
  readonly state: ReaderState;
  readonly direction: 'ltr' | 'rtl';
  /** Pages may be fetched before they are turned to. */
  readonly preload: boolean;
  readonly onTurn: (command: 'next' | 'previous') => void;
  readonly endCard: ReactNode;
}

/**
 * One page that fits the screen. The pages to come are drawn beneath it, unseen, so that turning shows them at once;
 * they wait until the page that is read has arrived.
 */
export function SingleSurface({ source, state, direction, preload, onTurn, endCard }: SingleSurfaceProps) {
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
  readonly comesFrom?: 'left' | 'right';
  readonly onSettled: () => void;
}

function Slot({ source, page, current, comesFrom, onSettled }: SlotProps) {
  const size = source.sizeOf(page);
  const style: CSSProperties & Record<'--ratio', number> = {
    '--ratio': size.width / size.height,
    backgroundColor: source.colorOf(page) ?? 'var(--surface)',
  };
  return (
    <div
      className={classes.slot}
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
