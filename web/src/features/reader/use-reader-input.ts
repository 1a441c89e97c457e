import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import {
  commandOfEndTap,
  commandOfKey,
  commandOfSwipe,
  commandOfTap,
  type ReaderCommand,
} from './reader-keys.ts';
import type { ReaderLayout } from './reader-state.ts';
import { stepWithin } from './scrolling.ts';

interface ReaderInput {
  readonly direction: ReadingDirection;
  readonly layout: ReaderLayout;
  readonly onCommand: (command: ReaderCommand) => void;
}

/** Keys anywhere on the page except where they already mean something. */
export function useReaderKeys({ direction, layout, onCommand }: ReaderInput): void {
  const run = useRef(onCommand);
  useEffect(() => {
    run.current = onCommand;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event)) return;
      const command = commandOfKey(event, direction, layout);
      if (command === undefined) return;
      event.preventDefault();
      if (!scrollWithinPage(event)) run.current(command);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [direction, layout]);
}

/** Goes on within a page that is longer than the screen; false where the key is for turning it. */
function scrollWithinPage(event: KeyboardEvent): boolean {
  const box = document.querySelector('[data-slot][data-current]');
  const step = box === null ? 0 : stepWithin(event, box);
  if (step === 0) return false;
  box?.scrollBy({ top: step });
  return true;
}

function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog, [contenteditable]') !== null) return true;
  // Space presses a button; on a link it would scroll.
  return event.key === ' ' && target.closest('button, a') !== null;
}

/** Taps and swipes on the pages; what stands on them (buttons, links, the end card) keeps its own. */
export function useReaderPointer({
  direction,
  layout,
  isAtEnd,
  onCommand,
}: ReaderInput & { readonly isAtEnd: boolean }) {
  const down = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      swiped.current = false;
      down.current =
        event.pointerType === 'mouse' || !event.isPrimary
          ? undefined
          : { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = down.current;
      down.current = undefined;
      if (from === undefined || from.id !== event.pointerId || isZoomed()) return;
      const command = commandOfSwipe(event.clientX - from.x, event.clientY - from.y, direction, layout);
      if (command === undefined) return;
      swiped.current = true;
      onCommand(command);
    },
    onPointerCancel: () => {
      down.current = undefined;
    },
    onClick: (event: MouseEvent) => {
      if (swiped.current || !(event.target instanceof Element)) return;
      if (event.target.closest('a, button, label, [role=alert]') !== null) return;
      const x = event.clientX / window.innerWidth;
      if (!isAtEnd && event.target.closest('[data-end-card]') === null) {
        return onCommand(commandOfTap(x, direction, layout));
      }
      const back = commandOfEndTap(x, direction, layout);
      if (back !== undefined) onCommand(back);
    },
  };
}

/** While a page is pinched larger, a finger moves about in it. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}
