import { type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';

/** A panel of a strip that is pointed at. */
export interface Scrubbed {
  readonly index: number;
  /** Where its middle lies, in pixels from the strip's left edge; and the strip's width. */
  readonly middle: number;
  readonly within: number;
}

/** How far a finger moves before it runs along the strip, in pixels: less is a tap. */
const TAP_SLOP_PX = 10;
/** How far from the strip, above or below it, a finger may run. */
const TOUCH_MARGIN_PX = 60;

interface Bounds {
  readonly left: number;
  readonly right: number;
}

/** The panel that is under `x`; where neighbours overlap, the one that reaches further. Panels without a width are not shown. */
export function panelAt(x: number, panels: readonly Bounds[]): number | undefined {
  let best: { readonly index: number; readonly depth: number } | undefined;
  for (const [index, { left, right }] of panels.entries()) {
    const depth = Math.min(x - left, right - x);
    if (right > left && depth >= 0 && depth > (best?.depth ?? -1)) best = { index, depth };
  }
  return best?.index;
}

/**
 * Runs along a chapter's strip: with a mouse over it, with a finger from side to side. `onOpen` is called where a finger lets go;
 * a mouse presses the row's own link, which leads to the panel meanwhile.
 */
export function useScrub(isOn: boolean, onOpen: (index: number) => void) {
  const [scrubbed, setScrubbed] = useState<Scrubbed>();
  const finger = useRef<{ readonly from: number; isRunning: boolean }>(undefined);
  const hasOpened = useRef(false);

  const find = (event: PointerEvent<HTMLElement>, margin: number): Scrubbed | undefined => {
    const strip = event.currentTarget.querySelector<HTMLElement>('[data-strip]');
    if (!strip) return undefined;
    const { top, bottom, left, width } = strip.getBoundingClientRect();
    if (event.clientY < top - margin || event.clientY > bottom + margin) return undefined;
    const panels = [...strip.querySelectorAll('[data-panel]')].map((each) => each.getBoundingClientRect());
    const index = panelAt(event.clientX, panels);
    const bounds = index === undefined ? undefined : panels[index];
    if (index === undefined || !bounds) return undefined;
    return { index, middle: (bounds.left + bounds.right) / 2 - left, within: width };
  };
  const show = (next: Scrubbed | undefined) =>
    setScrubbed((shown) => (shown?.index === next?.index ? shown : next));
  const end = () => {
    finger.current = undefined;
    show(undefined);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasOpened.current = false;
      if (event.pointerType !== 'mouse' && find(event, 0))
        finger.current = { from: event.clientX, isRunning: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') return show(find(event, 0));
      const { current } = finger;
      if (!current) return undefined;
      current.isRunning ||= Math.abs(event.clientX - current.from) > TAP_SLOP_PX;
      return current.isRunning ? show(find(event, TOUCH_MARGIN_PX)) : undefined;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || !finger.current) return;
      const isRunning = finger.current.isRunning;
      const at = isRunning ? find(event, TOUCH_MARGIN_PX) : undefined;
      hasOpened.current = isRunning;
      end();
      if (at) onOpen(at.index);
    },
    onPointerCancel: end,
    onPointerLeave: end,
    /** What a finger let go of is no tap on the row. */
    onClickCapture: (event: SyntheticEvent) => {
      if (!hasOpened.current) return;
      hasOpened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { scrubbed: isOn ? scrubbed : undefined, handlers: isOn ? handlers : {} };
}
