import type { Flip } from '../flip/use-flip.ts';
import type { ReaderAction, ReaderState } from '../reader-state.ts';
import type { Zoom } from './use-zoom.ts';

/** What gestures read, and what they may change. */
export interface GestureOptions {
  readonly state: ReaderState;
  readonly direction: 'ltr' | 'rtl';
  readonly zoom: Zoom;
  readonly flip: Flip | undefined;
  /** Opens the next chapter, where there is one. */
  readonly onGoOn: (() => void) | undefined;
  readonly dispatch: (action: ReaderAction) => void;
}
