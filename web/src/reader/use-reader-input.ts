import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { ReaderLayout } from './layouts.ts';
import { commandOfKey, type KeyPlace, type ReaderCommand } from './reader-keys.ts';
import { stepWithin } from './scrolling.ts';
import { readingSettings } from './settings/use-reading-settings.ts';
import { commandOfEndTap, commandOfTap, type TapCommand, type TapPoint, type TapZones } from './tap-zones.ts';

interface ReaderInput {
  readonly direction: ReadingDirection;
  readonly place: Exclude<KeyPlace, 'end-of-strip'>;
  /** `isRepeated`: the key is held down. */
  readonly onCommand: (command: ReaderCommand, isRepeated: boolean) => void;
}

/** Keys anywhere on the page except where they already mean something. */
export function useReaderKeys({ direction, place, onCommand }: ReaderInput): void {
  const run = useRef(onCommand);
  useEffect(() => {
    run.current = onCommand;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event)) return;
      const command = commandOfKey(
        event,
        direction,
        place === 'strip' && isAtBottom() ? 'end-of-strip' : place,
        readingSettings().keys,
      );
      if (command === undefined) return;
      event.preventDefault();
      if (!scrollWithinPage(event)) run.current(command, event.repeat);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [direction, place]);
}

/** Whether there is nothing more to scroll down to. */
function isAtBottom(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // Scroll positions are rounded, so less than two pixels counts as nothing.
  return scrollHeight - clientHeight - scrollTop < 2;
}

/** Scrolls within a page that is longer than the screen; returns false if the key should turn the page. */
function scrollWithinPage(event: KeyboardEvent): boolean {
  const box = document.querySelector('[data-slot][data-current]:not([data-guided])');
  const step = box === null ? 0 : stepWithin(event, box);
  if (step === 0) return false;
  box?.scrollBy({ top: step });
  return true;
}

/** Whether the focused element handles the key itself: a field, a dialog, a button that Space presses. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  // The focus may be lost while a dialog is open: nothing behind it hears keys.
  if (document.querySelector('dialog[open]:not([data-beside])') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog, [contenteditable]') !== null) return true;
  return event.key === ' ' && target.closest('button') !== null;
}

/** A second tap within this many milliseconds and pixels is a double tap. */
const DOUBLE = { within: 240, near: 30 } as const;

interface TapOptions {
  readonly direction: ReadingDirection;
  readonly layout: ReaderLayout;
  readonly zones: TapZones;
  readonly isAtEnd: boolean;
  readonly onTap: (command: TapCommand) => void;
  /** Opens the next chapter, where there is one. */
  readonly onGoOn: (() => void) | undefined;
  readonly onDoubleTap: (at: { readonly x: number; readonly y: number }) => void;
}

/**
 * Handles taps on the pages by zones of the screen, whatever the page's size; links and buttons on the pages
 * keep their own.
 */
export function useTaps({ direction, layout, zones, isAtEnd, onTap, onGoOn, onDoubleTap }: TapOptions) {
  const waiting = useRef<{ readonly timer: number; readonly x: number; readonly y: number }>(undefined);
  useEffect(() => () => window.clearTimeout(waiting.current?.timer), []);
  return (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a, button, label, input, [role=alert]') !== null) return;
    const point = screenPoint(event);
    if (isAtEnd || event.target.closest('[data-end-card]') !== null) {
      const isOnNext = event.target.closest('[data-next-chapter]') !== null;
      const turned = commandOfEndTap(point.x, direction, { layout, isOnNext });
      if (turned === 'next') onGoOn?.();
      else if (turned !== undefined) onTap(turned);
      return;
    }
    const command = commandOfTap(point, direction, layout, zones);
    if (command !== 'toggle-chrome') return onTap(command);
    const { clientX, clientY } = event;
    const first = waiting.current;
    waiting.current = undefined;
    window.clearTimeout(first?.timer);
    if (first && Math.hypot(first.x - clientX, first.y - clientY) < DOUBLE.near) {
      return onDoubleTap({ x: clientX, y: clientY });
    }
    // Showing the bars at once would move the page between the two taps.
    const timer = window.setTimeout(() => {
      waiting.current = undefined;
      onTap('toggle-chrome');
    }, DOUBLE.within);
    waiting.current = { timer, x: clientX, y: clientY };
  };
}

/** Where a tap is on the screen, also under the browser's own pinch zoom. */
function screenPoint({ clientX, clientY }: MouseEvent): TapPoint {
  const seen = window.visualViewport;
  return seen
    ? { x: (clientX - seen.offsetLeft) / seen.width, y: (clientY - seen.offsetTop) / seen.height }
    : { x: clientX / window.innerWidth, y: clientY / window.innerHeight };
}
