import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { savesData } from '../domains/settings/settings-mirror.ts';
import classes from './chapter-reader.module.css';
import endCardClasses from './end-card/end-card.module.css';
import type { Flip } from './flip/use-flip.ts';
import { LAYOUTS } from './layouts.ts';
import type { PageSource } from './pages/page-source.ts';
import { PagedSurface } from './pages/paged-surface.tsx';
import { findShownSpread } from './pages/shown-spread.ts';
import { StripSurface } from './pages/strip-surface.tsx';
import type { Zoom } from './pages/use-zoom.ts';
import { anchorAt, TAP_ZOOM } from './pages/zoom.ts';
import { isAtEnd, type ReaderAction, type ReaderState } from './reader-state.ts';
import type { Reading } from './settings/use-reading.ts';
import { useTaps } from './use-reader-input.ts';

interface ReadingSurfaceProps {
  readonly source: PageSource;
  readonly state: ReaderState;
  readonly reading: Reading;
  readonly zoom: Zoom;
  /** How much of the opening page was read before, 0 to 1. */
  readonly startFraction: number;
  readonly dispatch: (action: ReaderAction) => void;
  readonly flip: Flip | undefined;
  /** Opens the next chapter, where there is one. */
  readonly onGoOn: (() => void) | undefined;
  readonly endCard: ReactNode;
}

/** The pages in the chosen layout, with the touch and mouse handling that turns and zooms them. */
export function ReadingSurface(props: ReadingSurfaceProps) {
  const { source, state, reading, zoom, startFraction, flip, dispatch, onGoOn, endCard } = props;
  const surface = useRef<HTMLDivElement>(null);
  const start = useRef(startFraction);
  const takeStart = useCallback(() => {
    const fraction = start.current;
    start.current = 0;
    return fraction;
  }, []);
  const handleTap = useTaps({
    direction: reading.direction,
    layout: state.layout,
    zones: reading.taps,
    isAtEnd: isAtEnd(state),
    onTap: (command) => dispatch({ type: command }),
    onGoOn,
    onDoubleTap: (at) => {
      const spread =
        surface.current && (findShownSpread(surface.current)?.spread ?? surface.current.firstElementChild);
      const anchor = spread ? anchorAt(at, spread.getBoundingClientRect()) : undefined;
      zoom.change(zoom.level > 1 ? 1 : TAP_ZOOM * zoom.shown, anchor);
    },
  });
  const preload = !savesData();
  return (
    // Keys do all of this too, and the controls on it are real buttons.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={classes.surface} ref={surface} onClick={handleTap}>
      {LAYOUTS[state.layout].surface === 'paged' ? (
        <PagedSurface
          source={source}
          state={state}
          direction={reading.direction === 'rtl' ? 'rtl' : 'ltr'}
          fit={reading.fit}
          turnsWide={reading.wide === 'rotate'}
          zoom={zoom}
          takeStart={takeStart}
          preload={preload}
          dispatch={dispatch}
          flip={flip}
          onGoOn={onGoOn}
          endCard={<EndScreen shown={isAtEnd(state)}>{endCard}</EndScreen>}
        />
      ) : (
        <StripSurface
          source={source}
          state={state}
          reading={reading}
          zoom={zoom}
          takeStart={takeStart}
          preload={preload}
          flip={flip}
          dispatch={dispatch}
          endCard={endCard}
        />
      )}
    </div>
  );
}

/**
 * The end card in place of a page. Focus goes to the link to the next chapter, so that one more key follows
 * it.
 */
function EndScreen({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown)
      screen.current?.querySelector<HTMLElement>('[data-primary-end]')?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div className={endCardClasses.screen} ref={screen} data-end-screen>
      {children}
    </div>
  );
}
