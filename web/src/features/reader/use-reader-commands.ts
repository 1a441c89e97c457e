import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import type { Zoom } from './pages/use-zoom.ts';
import { anchorAt, stepZoom } from './pages/zoom.ts';
import type { Panel } from './panels/panel.ts';
import type { ReaderCommand } from './reader-keys.ts';
import { isAtEnd, type ReaderAction, type ReaderState } from './reader-state.ts';
import { withSetting, withShift } from './settings/reading-settings.ts';
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
  readonly onPanel: (panel: Panel) => void;
}

/** What every key of the reader does. */
export function useReaderCommands(options: CommandOptions): void {
  const { chapter, state, reading, zoom, dispatch, fullscreen, onPanel } = options;
  const navigate = useNavigate();
  const locale = useLocale();
  const goTo = (to: ChapterPayload['next']) => to && void navigate(paths.chapter(locale, to.id));
  const run = (command: ReaderCommand, isRepeated: boolean) => {
    switch (command) {
      case 'next':
        // A second press on the end card goes on; a key that is held stops there.
        if (isAtEnd(state) && chapter.next) return isRepeated ? undefined : goTo(chapter.next);
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
        return onPanel(command);
      case 'shift-pairs':
        return changeSettings((kept) => withShift(kept, chapter.id, !reading.shifted));
      case 'zoom-in':
      case 'zoom-out':
        return zoom.change(stepZoom(zoom.level, command === 'zoom-in' ? 'in' : 'out'), middleOfScreen());
      case 'zoom-reset':
        return zoom.change(1, middleOfScreen());
      case 'single':
      case 'double':
      case 'vertical':
        if (chapter.readingDirection === 'vertical') return;
        return changeSettings((kept) => withSetting(kept, chapter.comic.id, 'comic', 'layout', command));
      case 'next-chapter':
        return goTo(chapter.next);
      case 'previous-chapter':
        return goTo(chapter.previous);
    }
  };
  useReaderKeys({
    direction: reading.direction,
    // The end card scrolls when it is longer than the screen: the keys for that are the browser's there.
    layout: isAtEnd(state) ? 'vertical' : state.layout,
    onCommand: run,
  });
}

/** What a key enlarges stays in the middle. */
function middleOfScreen() {
  const stop = document.querySelector('[data-slot][data-current] [data-stop], [data-stop]');
  const at = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  return stop ? anchorAt(at, stop.getBoundingClientRect()) : undefined;
}
