import type { ChapterPayload } from '@rawi/model/pages/pages';
import { isAutoScrolling, setAutoScroll } from './auto-scroll/auto-scroll.ts';
import { LAYOUTS } from './layouts.ts';
import type { Zoom } from './pages/use-zoom.ts';
import { anchorAt, stepZoom } from './pages/zoom.ts';
import type { Panel } from './panels/panel.ts';
import { doesApply, type ReaderCommand } from './reader-keys.ts';
import { isAtEnd, type ReaderAction, type ReaderState } from './reader-state.ts';
import { withPairs, withSetting } from './settings/reading-settings.ts';
import type { Reading } from './settings/use-reading.ts';
import { changeSettings } from './settings/use-reading-settings.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import { useReaderKeys } from './use-reader-input.ts';

interface CommandOptions {
  readonly chapter: ChapterPayload;
  readonly state: ReaderState;
  readonly reading: Reading;
  readonly zoom: Zoom;
  readonly dispatch: (action: ReaderAction) => void;
  readonly fullscreen: Fullscreen;
  /** Opens the next chapter, and the previous one, where there is one. */
  readonly onGoOn: (() => void) | undefined;
  readonly onGoBack: (() => void) | undefined;
  readonly onPanel: (panel: Panel) => void;
}

/** Handles every key of the reader. */
export function useReaderCommands(options: CommandOptions): void {
  const { chapter, state, reading, zoom, dispatch, fullscreen, onGoOn, onGoBack, onPanel } = options;
  const { surface } = LAYOUTS[state.layout];
  const run = (command: ReaderCommand, isRepeated: boolean) => {
    if (!doesApply(command, chapter.readingDirection)) return;
    switch (command) {
      case 'next':
        // A second press on the end card opens the next chapter; a held key stops there.
        if (isAtEnd(state) && onGoOn) return isRepeated ? undefined : onGoOn();
        return dispatch({ type: command });
      case 'previous':
      case 'first':
      case 'last':
      case 'toggle-chrome':
        return dispatch({ type: command });
      case 'fullscreen':
        return fullscreen.toggle();
      case 'help':
      case 'settings':
      case 'thumbnails':
      case 'link':
        return onPanel(command);
      case 'text':
        return chapter.transcript && onPanel(command);
      case 'shift-pairs':
        return changeSettings((kept) => withPairs(kept, chapter, !reading.shifted));
      case 'zoom-in':
      case 'zoom-out':
        return zoom.change(stepZoom(zoom.shown, command === 'zoom-in' ? 'in' : 'out'), middleOfScreen());
      case 'zoom-reset':
        return zoom.change(1, middleOfScreen());
      case 'single':
      case 'double':
      case 'vertical':
        return changeSettings((kept) => withSetting(kept, chapter.comic.id, 'comic', 'layout', command));
      case 'guided':
        // The settings say why there is none.
        if (chapter.panelsFile === undefined) return onPanel('settings');
        return changeSettings((kept) =>
          withSetting(kept, chapter.comic.id, 'all', 'view', reading.view === 'panels' ? 'pages' : 'panels'),
        );
      case 'auto-scroll':
        // Pages are turned, a strip is scrolled.
        return surface === 'strip' && !isAtEnd(state) ? setAutoScroll(!isAutoScrolling()) : undefined;
      case 'next-chapter':
        return onGoOn?.();
      case 'previous-chapter':
        return onGoBack?.();
    }
  };
  useReaderKeys({
    direction: reading.direction,
    place: surface === 'paged' && isAtEnd(state) ? 'end-card' : surface,
    onCommand: run,
  });
}

/** Zooming by key keeps the middle of the screen in place. */
function middleOfScreen() {
  const spread = document.querySelector('[data-slot][data-current] [data-stop], [data-stop]');
  const at = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  return spread ? anchorAt(at, spread.getBoundingClientRect()) : undefined;
}
