import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { type ReactNode, useEffect, useRef } from 'react';
import { isDataSaverOn } from '../../data/settings-mirror.ts';
import { mayPreload, readConnection } from '../../lib/connection.ts';
import endCardClasses from './end-card/end-card.module.css';
import type { PageSource } from './pages/page-source.ts';
import { SingleSurface } from './pages/single-surface.tsx';
import { StripSurface } from './pages/strip-surface.tsx';
import { isAtEnd, type ReaderAction, type ReaderState } from './reader-state.ts';
import classes from './reading-surface.module.css';
import { useReaderPointer } from './use-reader-input.ts';

interface ReadingSurfaceProps {
  readonly source: PageSource;
  readonly state: ReaderState;
  readonly direction: ReadingDirection;
  readonly dispatch: (action: ReaderAction) => void;
  readonly endCard: ReactNode;
}

/** The pages in the layout chosen, where a finger or a mouse turns them. */
export function ReadingSurface({ source, state, direction, dispatch, endCard }: ReadingSurfaceProps) {
  const pointer = useReaderPointer({
    direction,
    layout: state.layout,
    isAtEnd: isAtEnd(state),
    onCommand: (command) => {
      if (command !== 'fullscreen') dispatch({ type: command });
    },
  });
  return (
    // Keys do all this too, and the buttons on it are buttons.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={classes.surface} data-layout={state.layout} {...pointer}>
      {state.layout === 'single' ? (
        <SingleSurface
          source={source}
          state={state}
          direction={direction === 'rtl' ? 'rtl' : 'ltr'}
          preload={!isDataSaverOn() && mayPreload(readConnection())}
          onTurn={(command) => dispatch({ type: command })}
          onChrome={(shown) => dispatch({ type: 'set-chrome', shown })}
          endCard={<EndScreen shown={isAtEnd(state)}>{endCard}</EndScreen>}
        />
      ) : (
        <StripSurface
          source={source}
          state={state}
          onScrolledTo={(position) => dispatch({ type: 'scrolled-to', position })}
          onChrome={(shown) => dispatch({ type: 'set-chrome', shown })}
          endCard={endCard}
        />
      )}
    </div>
  );
}

/** The end card in place of a page: focus goes to the way on, so that one more key takes it. */
function EndScreen({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown)
      screen.current?.querySelector<HTMLElement>('[data-primary-end]')?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div className={endCardClasses.screen} ref={screen}>
      {children}
    </div>
  );
}
