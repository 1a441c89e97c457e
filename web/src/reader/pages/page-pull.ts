import { flushSync } from 'react-dom';
import { isAtEnd, isStepWithin } from '../reader-state.ts';
import { beginning, dampenPull, isPulledOver, speedOf } from './gesture.ts';
import type { GestureOptions } from './gesture-options.ts';

/** How long a released page takes to cross the whole screen, in milliseconds (look.md, section 7). */
const TURN = 160;

/** Pulls the page sideways by touch, with its neighbour at its edge. */
export function pagePull(root: HTMLElement, track: HTMLElement, read: () => GestureOptions) {
  let from: { readonly id: number; readonly x: number; readonly y: number } | undefined;
  let moves: { readonly x: number; readonly at: number }[] = [];
  let pulled: number | undefined;
  let settling: Animation | undefined;

  const commandOf = (dx: number) => (dx < 0 === (read().direction === 'ltr') ? 'next' : 'previous');
  const isOnCard = () => isAtEnd(read().state);
  // In guided view the page stays while its panels change.
  const isWithin = (dx: number) => isStepWithin(read().state, commandOf(dx));
  const hasMore = (dx: number) =>
    isWithin(dx) ||
    (commandOf(dx) === 'next' ? !isOnCard() || read().onGoOn !== undefined : read().state.at > 0);
  const place = (dx: number | undefined) => {
    pulled = dx;
    const isFree = dx !== undefined && hasMore(dx) && !isWithin(dx);
    track.style.transform = dx === undefined ? '' : `translateX(${isFree ? dx : dampenPull(dx)}px)`;
    track.toggleAttribute('data-pulled', dx !== undefined);
    const isOnwards = dx !== undefined && isOnCard() && commandOf(dx) === 'next' && hasMore(dx);
    // How much of the screen the end card has left (onward.module.css).
    if (isOnwards) track.style.setProperty('--pull', String(Math.min(1, Math.abs(dx) / root.clientWidth)));
    else track.style.removeProperty('--pull');
  };
  /** Slides the page to `target`, and calls `then` when it arrives. */
  const letGo = (target: number, then: () => void) => {
    const start = pulled ?? 0;
    const finish = () => {
      settling = undefined;
      then();
      place(undefined);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return finish();
    const left = Math.min(1, Math.abs(target - start) / root.clientWidth);
    settling = track.animate(
      [{ transform: track.style.transform }, { transform: `translateX(${target}px)` }],
      { duration: Math.max(60, TURN * left), easing: 'ease-out', fill: 'forwards' },
    );
    settling.onfinish = () => {
      settling?.cancel();
      finish();
    };
  };

  return {
    down(event: PointerEvent) {
      settling?.finish();
      const { zoom } = read();
      const slot = root.querySelector('[data-slot][data-current]');
      // A page wider than the screen is scrolled, not turned.
      const isWider =
        slot !== null && !slot.hasAttribute('data-guided') && slot.scrollWidth > slot.clientWidth + 1;
      if ((!isOnCard() && zoom.level > 1) || isWider) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      moves = [{ x: event.clientX, at: event.timeStamp }];
    },
    /** Returns whether the finger has pulled something. */
    move(event: PointerEvent): boolean {
      if (from?.id !== event.pointerId) return false;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      moves.push({ x: event.clientX, at: event.timeStamp });
      if (pulled === undefined) {
        const meaning = beginning({ x: dx, y: dy });
        if (meaning === 'other') from = undefined;
        if (meaning !== 'pull') return false;
        root.setPointerCapture(event.pointerId);
      }
      place(dx);
      return true;
    },
    up(event: PointerEvent) {
      const dx = pulled;
      if (from?.id !== event.pointerId) return;
      from = undefined;
      if (dx === undefined) return;
      const { clientWidth: width } = root;
      if (!hasMore(dx) || !isPulledOver(dx, speedOf(moves, event.timeStamp), width))
        return letGo(0, () => {});
      const command = commandOf(dx);
      const { dispatch, onGoOn } = read();
      if (isWithin(dx)) return letGo(0, () => dispatch({ type: command }));
      const turn =
        isOnCard() && command === 'next' ? onGoOn : () => dispatch({ type: command, pulled: true });
      letGo(Math.sign(dx) * width, () => flushSync(() => turn?.()));
    },
    cancel() {
      from = undefined;
      if (pulled !== undefined && settling === undefined) letGo(0, () => {});
    },
  };
}
