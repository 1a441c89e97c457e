import type { CSSProperties, MouseEvent } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import type { Box } from '../page-editing/boxes.ts';
import { Frame } from '../page-editing/frame.tsx';
import { boxesOf, type EditAction, type Editing } from './edit-pages.ts';
import classes from './panel-frame.module.css';

interface PanelFrameProps {
  readonly index: number;
  readonly box: Box;
  readonly state: Editing;
  readonly onAct: (action: EditAction) => void;
}

/** A panel: with a tool, a press puts it in order, joins it with the chosen one or cuts it. */
export function PanelFrame({ index, box, state, onAct }: PanelFrameProps) {
  const t = useWords('page-panels');
  const locale = useLocale();
  const { chosen, tool, isRtl } = state;
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
    <Frame
      frame={index}
      box={box}
      label={waits ? t('panelWaits') : t('panel', { panel: own, total })}
      isChosen={isChosen}
      number={waits ? undefined : own}
      isFromEnd={isRtl}
      tool={tool?.of}
      onChoose={() => onAct({ type: 'choose', index })}
      onPlace={(placed) => onAct({ type: 'place', index, box: placed })}
      onStep={({ taken, by, isHeld }) => onAct({ type: 'push', index, taken, by, isHeld })}
      onRemove={() => onAct({ type: 'remove', index })}
      onClick={press}
      onPointerMove={(event) => {
        if (tool?.of === 'split' && isChosen) {
          onAct({ type: 'tool', tool: { ...tool, share: shareAt(event, tool.isAcross) } });
        }
      }}
    >
      {isChosen && tool?.of === 'split' && (
        <span
          className={classes.cut}
          data-across={tool.isAcross || undefined}
          style={{ '--share': tool.share } as CSSProperties}
        />
      )}
    </Frame>
  );
}

/** Where on a frame the pointer is, as a share of its height or its width. */
function shareAt({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>, isAcross: boolean): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const share = isAcross ? (clientY - top) / height : (clientX - left) / width;
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5;
}
