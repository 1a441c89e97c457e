import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { classNames } from '../../core/ui/class-names.ts';
import type { Flip } from '../flip/use-flip.ts';
import type { Fit } from '../layouts.ts';
import { findSpreadsToPreload, withinMemory } from '../preload-window.ts';
import { currentSpread, isAtEnd, type ReaderAction, type ReaderState, stepBeside } from '../reader-state.ts';
import { screenDensity, useScreen } from '../use-screen.ts';
import { fitPage } from './fit-page.ts';
import type { PageSource } from './page-source.ts';
import { Slot, type Turn } from './slot.tsx';
import { pageView, shapeOf } from './spread-shape.ts';
import classes from './surfaces.module.css';
import { TurnButton } from './turn-button.tsx';
import { useGestures } from './use-gestures.ts';
import type { Zoom } from './use-zoom.ts';

export interface PagedSurfaceProps {
  readonly source: PageSource;
  readonly state: ReaderState;
  readonly direction: 'ltr' | 'rtl';
  readonly fit: Fit | undefined;
  /** Wide pages are rotated onto their side. */
  readonly turnsWide: boolean;
  readonly zoom: Zoom;
  /** How much of the opening page was read before, 0 to 1; 0 on any later call. */
  readonly takeStart: () => number;
  /** Whether pages may be loaded before they are turned to. */
  readonly preload: boolean;
  readonly dispatch: (action: ReaderAction) => void;
  readonly flip: Flip | undefined;
  /** Opens the next chapter, where there is one. */
  readonly onGoOn: (() => void) | undefined;
  readonly endCard: ReactNode;
}

/**
 * The current spread, fitted to the screen; a longer or wider one scrolls. The neighbouring spreads are
 * rendered off-screen, so that a finger can pull them in and turning shows them at once; their images wait
 * until the current spread is loaded.
 */
export function PagedSurface(props: PagedSurfaceProps) {
  const { source, state, direction, fit, turnsWide, zoom, preload, flip, dispatch, endCard } = props;
  const { at, spreads, travel, layout } = state;
  // The new spread is rendered already and shows at once; its neighbours are updated with lower priority.
  const around = useDeferredValue(at);
  const screen = useScreen();
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
  const { surface, track } = useGestures({ state, direction, zoom, flip, dispatch, onGoOn: props.onGoOn });

  const shapes = useMemo(
    () => spreads.map((spread) => shapeOf(source, spread, { direction, turnsWide })),
    [source, spreads, direction, turnsWide],
  );
  const way = useMemo(() => ({ layout, fit, zoom: zoom.level }), [layout, fit, zoom.level]);
  const wayBeside = useMemo(() => ({ layout, fit, zoom: zoom.beside }), [layout, fit, zoom.beside]);
  // Whoever enlarges a page with two fingers looks around on it; then guided view waits.
  const stepOf = (index: number) => (index === at && zoom.level > 1 ? undefined : stepBeside(state, index));
  // The file of a page has to be large enough for the panel that is enlarged most, and is the same for all of them.
  const guidedWays = useMemo(
    () =>
      state.steps?.map((steps) => ({
        layout,
        fit: 'whole' as const,
        zoom: Math.max(...steps.map((step) => step.zoom)),
      })),
    [state.steps, layout],
  );
  // A page that is wider than the screen is moved by the browser.
  const isPannable = zoom.level > 1 || (stepOf(at) === undefined && (fit === 'height' || fit === 'original'));
  const wayOf = (index: number) => (stepOf(index) && guidedWays?.[index]) ?? (index === at ? way : wayBeside);
  const handleChrome = useCallback((shown: boolean) => dispatch({ type: 'set-chrome', shown }), [dispatch]);
  const handleTurn = useCallback((type: 'next' | 'previous') => dispatch({ type }), [dispatch]);
  const handleSettled = useCallback(
    (page: number) => setSettled((known) => (known.has(page) ? known : new Set(known).add(page))),
    [],
  );
  const pixelsOf = (index: number) => {
    const shape = shapes[index];
    if (!shape) return 0;
    const density = screenDensity();
    const pixels = shape.pages.map(({ page, ...placed }) => {
      const view = pageView(shape, placed, wayOf(index));
      return source.pixelsAt(page, fitPage(source.sizeOf(page), screen, view).width * density);
    });
    // With a kept flip each page is loaded twice.
    return pixels.reduce((sum, each) => sum + each, 0) * (flip?.isKept ? 2 : 1);
  };

  const isSettled = currentSpread(state)?.pages.every((page) => settled.has(page)) ?? true;
  const wanted =
    preload && isSettled ? findSpreadsToPreload(around, spreads.length, travel, source.ahead) : [];
  const drawn = new Set(withinMemory(isAtEnd(state) ? wanted : [...new Set([at, ...wanted])], pixelsOf));
  // A stable order keeps React from moving drawn pages, which would make the browser decode them again.
  const isTurned = travel !== 'none' && !state.pulled;
  const left = isTurned ? state.from : at;
  const there = [...new Set([...drawn, around - 1, at, around, around + 1, left])].toSorted((a, b) => a - b);
  const isOnTheRight = (isLater: boolean) => isLater === (direction === 'ltr');
  const sideOf = (index: number) => (index === at ? undefined : isOnTheRight(index > at) ? 'right' : 'left');
  const turnOf = (index: number): Turn | undefined => {
    if (!isTurned || (index !== at && index !== left)) return undefined;
    // Both slide towards the same side: the new one in from one edge, the old one out over the other.
    const comesFrom = isOnTheRight(travel === 'forward') ? 'right' : 'left';
    return index === at ? `from-${comesFrom}` : comesFrom === 'right' ? 'to-left' : 'to-right';
  };

  return (
    <div
      ref={surface}
      className={classNames(classes.paged, isPannable && classes.pannable)}
      data-chrome={state.chrome || undefined}
    >
      <div ref={track} className={classes.track}>
        {there.map((index) => {
          const [spread, shape] = [spreads[index], shapes[index]];
          if (!spread || !shape) return null;
          const isCurrent = index === at;
          return (
            <Slot
              key={`${spread.pages[0]}.${spread.half ?? 0}`}
              source={source}
              shape={shape}
              way={wayOf(index)}
              current={isCurrent}
              isDrawn={drawn.has(index)}
              side={sideOf(index)}
              isNear={!isCurrent && Math.abs(index - around) <= 1}
              turn={turnOf(index)}
              startsAt={direction === 'ltr' ? 'left' : 'right'}
              takeStart={props.takeStart}
              chrome={state.chrome}
              step={stepOf(index)}
              isFolded={screen.isFolded}
              anchor={isCurrent ? zoom.anchor : undefined}
              onChrome={handleChrome}
              onSettled={handleSettled}
              flip={isCurrent || (flip?.isKept && drawn.has(index)) ? flip : undefined}
            />
          );
        })}
        {(isAtEnd(state) || (around >= spreads.length - 1 && preload && isSettled)) && (
          <div className={classes.end} data-side={sideOf(spreads.length)} data-turn={turnOf(spreads.length)}>
            {endCard}
          </div>
        )}
      </div>
      {!isAtEnd(state) &&
        (['left', 'right'] as const).map((side) => (
          <TurnButton
            key={side}
            side={side}
            command={isOnTheRight(true) === (side === 'right') ? 'next' : 'previous'}
            isFirst={at === 0 && state.step === 0}
            onTurn={handleTurn}
          />
        ))}
    </div>
  );
}
