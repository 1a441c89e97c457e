import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import type { Box, Edge, Point } from './boxes.ts';
import { boxesOf, type EditAction, type Editing } from './edit-pages.ts';
import classes from './page-surface.module.css';

interface PanelFrameProps {
  readonly index: number;
  readonly box: Box;
  readonly state: Editing;
  readonly onTake: (
    event: PointerEvent,
    drag: { readonly what: 'move' | readonly Edge[]; readonly index: number; readonly box: Box },
  ) => void;
  readonly onAct: (action: EditAction) => void;
}

/** How far an arrow key moves, and with Ctrl, in ten-thousandths. */
const STEP = 100;
const SMALL_STEP = 10;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
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

/** A panel: chosen by focus or a press, moved and changed by keys, its body, its edges and its corners. */
export function PanelFrame({ index, box, state, onTake, onAct }: PanelFrameProps) {
  const t = useWords('page-panels');
  const locale = useLocale();
  const { chosen, tool } = state;
  const isChosen = chosen === index;
  const waits = tool?.of === 'order' && index >= tool.placed;
  const own = formatNumber(index + 1, locale);
  const total = formatNumber(boxesOf(state).length, locale);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (tool?.of === 'order') onAct({ type: 'order', index });
    else if (tool?.of === 'join' && chosen !== undefined)
      onAct({ type: 'join', index: chosen, other: index });
    else if (tool?.of === 'split') {
      // A press by a key has no place: it cuts where the line is.
      const share = event.detail === 0 ? tool.share : shareAt(event, tool.isAcross);
      onAct({ type: 'split', index, isAcross: tool.isAcross, share });
    } else onAct({ type: 'choose', index });
  };
  return (
    <button
      type="button"
      className={classes.frame}
      style={boxStyle(box)}
      aria-label={waits ? t('panelWaits') : t('panel', { panel: own, total })}
      aria-pressed={isChosen}
      data-tool={tool?.of}
      onFocus={() => {
        if (tool === undefined && !isChosen) onAct({ type: 'choose', index });
      }}
      onClick={press}
      onKeyDown={(event) => handleKey(event, index, onAct)}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (event.button !== 0 || tool !== undefined) return;
        if (!isChosen) onAct({ type: 'choose', index });
        onTake(event, { what: 'move', index, box });
      }}
      onPointerMove={(event) => {
        if (tool?.of === 'split' && isChosen) {
          onAct({ type: 'tool', tool: { ...tool, share: shareAt(event, tool.isAcross) } });
        }
      }}
    >
      {!waits && (
        <bdi className={classes.number} data-end={state.isRtl || undefined}>
          {own}
        </bdi>
      )}
      {isChosen && tool?.of === 'split' && (
        <span
          className={classes.cut}
          data-across={tool.isAcross || undefined}
          style={{ '--share': tool.share } as CSSProperties}
        />
      )}
      {isChosen &&
        tool === undefined &&
        HANDLES.map(([place, edges]) => (
          <span
            key={place}
            className={classes.handle}
            data-place={place}
            aria-hidden="true"
            onPointerDown={(event) => onTake(event, { what: edges, index, box })}
          />
        ))}
    </button>
  );
}

function handleKey(event: KeyboardEvent, index: number, onAct: (action: EditAction) => void): void {
  const arrow = ARROWS[event.key];
  const isHeld = event.repeat;
  if (arrow) {
    const step = event.ctrlKey || event.metaKey ? SMALL_STEP : STEP;
    const by = { x: arrow.x * step, y: arrow.y * step };
    if (event.shiftKey) onAct({ type: 'edges', index, edges: ['right', 'bottom'], by, isHeld });
    else if (event.altKey) onAct({ type: 'edges', index, edges: ['left', 'top'], by, isHeld });
    else onAct({ type: 'move', index, by, isHeld });
  } else if (event.key === 'Delete' || event.key === 'Backspace') onAct({ type: 'remove', index });
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Where on a frame the pointer is, as a share of its height or its width. */
function shareAt({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>, isAcross: boolean): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const share = isAcross ? (clientY - top) / height : (clientX - left) / width;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5;
}

/** Where a panel stands on its page, which runs from left to right. */
export function boxStyle({ x, y, width, height }: Box): CSSProperties {
  return {
    insetInlineStart: `${x / 100}%`,
    insetBlockStart: `${y / 100}%`,
    inlineSize: `${width / 100}%`,
    blockSize: `${height / 100}%`,
  };
}
