import type { PageImage } from '@rawi/model/truth/page-images';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FramedPage } from '../page-editing/framed-page.tsx';
import { MIN_SIDE } from './boxes.ts';
import { boxesOf, type EditAction, type Editing, isFull } from './edit-pages.ts';
import { PanelFrame } from './panel-frame.tsx';

interface PageSurfaceProps {
  readonly state: Editing;
  /** The images of the page, from above. */
  readonly slices: readonly PageImage[];
  /** While it is saved nothing is changed. */
  readonly isStill: boolean;
  readonly onAct: (action: EditAction) => void;
}

/** A page with its panels; the tools add, cut, join and order them. */
export function PageSurface({ state, slices, isStill, onAct }: PageSurfaceProps) {
  const t = useWords('page-panels');
  const number = formatNumber(state.page, useLocale());
  const boxes = boxesOf(state);
  const { chosen, tool } = state;
  const canDraw = !isStill && tool === undefined && !isFull(boxes);
  return (
    <FramedPage
      label={t('surface', { page: number })}
      slices={slices}
      fit="screen"
      least={MIN_SIDE}
      isInert={isStill}
      onlyScrolls
      chosen={chosen}
      count={boxes.length}
      leavesFocus={tool !== undefined}
      onDraw={canDraw ? (box) => onAct({ type: 'add', box }) : undefined}
      onPress={tool === undefined ? () => onAct({ type: 'choose', index: undefined }) : undefined}
      note={boxes.length === 0 ? t('whole') : undefined}
    >
      {boxes.map((box, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- panels are told by their place in the order
        <PanelFrame key={index} index={index} box={box} state={state} onAct={onAct} />
      ))}
    </FramedPage>
  );
}
