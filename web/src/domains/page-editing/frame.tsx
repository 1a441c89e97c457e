import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react';
import { type Box, boxStyle, dragBox, type Edge, type Taken } from './boxes.ts';
import { type FrameStep, frameStep } from './frame-keys.ts';
import classes from './framed-page.module.css';
import { useSurface } from './framed-page.tsx';
import type { FrameId } from './use-frame-drag.ts';

type Step = Exclude<FrameStep, { readonly taken: 'away' }>;

interface FrameProps extends Pick<ComponentProps<'button'>, 'id' | 'children' | 'onClick' | 'onPointerMove'> {
  readonly frame: FrameId;
  readonly box: Box;
  /** What a screen reader calls it. */
  readonly label: string;
  /** Undefined where there is one alone. */
  readonly isChosen?: boolean;
  readonly number?: string | undefined;
  /** The number stands where a page is read from. */
  readonly isFromEnd?: boolean;
  /** What a press on it does instead of choosing it: it is moved by keys alone then. */
  readonly tool?: string | undefined;
  /** It is neither moved nor changed. */
  readonly isStill?: boolean;
  /** `shift` where what is around the page has the keys with Alt and Ctrl. */
  readonly keys?: 'all' | 'shift';
  readonly onChoose?: () => void;
  /** `isHeld` where a key is held that has placed it before. */
  readonly onPlace: (box: Box, isHeld?: boolean) => void;
  /** A step of a key, for those who count them; else its box is placed. */
  readonly onStep?: (step: Step) => void;
  readonly onRemove?: (() => void) | undefined;
}

const HANDLES: readonly (readonly [string, readonly Edge[]])[] = [
  ['n', ['top']],
  ['e', ['right']],
  ['s', ['bottom']],
  ['w', ['left']],
  ['nw', ['left', 'top']],
  ['ne', ['right', 'top']],
  ['se', ['right', 'bottom']],
  ['sw', ['left', 'bottom']],
];

/** A frame on a page: chosen by focus or a press, moved and changed by keys, its body, its edges and its corners. */
export function Frame(props: FrameProps) {
  const { frame, box, label, isChosen, number, tool, isStill = false, onChoose, onPlace, onClick } = props;
  const { drag, box: dragged, take, least, isScrolled, drawOver } = useSurface();
  const shown = drag?.frame === frame && dragged ? dragged : box;
  const isDragged = !isStill && tool === undefined;
  const choose = () => {
    if (isChosen === false) onChoose?.();
  };
  const grasp = (event: PointerEvent, taken: Taken) => {
    if (event.button === 0) take(event, { frame, taken, box, onDone: onPlace });
  };
  return (
    <button
      type="button"
      id={props.id}
      className={classes.frame}
      style={boxStyle(shown)}
      data-frame={frame}
      data-chosen={(isChosen ?? true) || undefined}
      data-tool={isStill ? 'choose' : tool}
      aria-label={label}
      aria-pressed={isChosen}
      onFocus={() => {
        // While something is drawn, who has the focus says nothing of what is meant.
        if (tool === undefined && drag === undefined) choose();
      }}
      onClick={onClick ?? choose}
      onKeyDown={(event) => handleKey(event, props, least)}
      onPointerDown={(event) => {
        // The page draws nothing where a frame is.
        event.stopPropagation();
        if (event.button !== 0 || !isDragged || (drag && drag.pointer !== event.pointerId)) return;
        // A finger that scrolls the page chooses nothing on its way: its click does.
        if (isChosen === false && isScrolled && event.pointerType === 'touch') return;
        const { currentTarget } = event;
        const pick = () => {
          choose();
          // Not every browser gives a pressed button the focus.
          currentTarget.focus({ preventScroll: true });
        };
        if (isChosen === false && drawOver) return drawOver(event, pick);
        pick();
        grasp(event, 'move');
      }}
      onPointerMove={props.onPointerMove}
    >
      {number !== undefined && (
        <bdi className={classes.number} data-end={props.isFromEnd || undefined}>
          {number}
        </bdi>
      )}
      {props.children}
      {isDragged &&
        isChosen !== false &&
        HANDLES.map(([place, edges]) => (
          <span
            key={place}
            className={classes.handle}
            data-place={place}
            aria-hidden="true"
            onPointerDown={(event) => grasp(event, edges)}
          />
        ))}
    </button>
  );
}

function handleKey(event: KeyboardEvent, props: FrameProps, least: number): void {
  const { box, keys = 'all', isStill = false, onPlace, onStep, onRemove } = props;
  const step = isStill ? undefined : frameStep(event, keys);
  if (!step || (step.taken === 'away' && !onRemove)) return;
  event.preventDefault();
  event.stopPropagation();
  if (step.taken === 'away') {
    // The next one has the focus by then: a key that is held would take them all away.
    if (!event.repeat) onRemove?.();
  } else if (onStep) onStep(step);
  else onPlace(dragBox(box, step.taken, step.by, least), step.isHeld);
}

interface MarkProps {
  readonly box: Box;
  readonly number?: string;
  /** Of somebody else. */
  readonly isOther?: boolean;
}

/** What is only looked at: a place with its number. */
export function Mark({ box, number, isOther = false }: MarkProps) {
  return (
    <span className={classes.mark} style={boxStyle(box)} data-other={isOther || undefined} aria-hidden="true">
      {number !== undefined && <bdi className={classes.number}>{number}</bdi>}
    </span>
  );
}
