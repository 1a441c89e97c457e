import type { PageImage } from '@rawi/model/truth/page-images';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { type Box, boxAt, LEAST, placeOf } from '../page-editing/boxes.ts';
import { Frame } from '../page-editing/frame.tsx';
import { FramedPage } from '../page-editing/framed-page.tsx';
import { PageSlice } from '../page-editing/page-slice.tsx';
import { useStagedPicture } from '../submissions/use-staged-picture.ts';
import { itemsOf, type TextAction, type TextEditing } from './edit-text.ts';
import { withPlace } from './text-item.tsx';

interface TextPageProps {
  readonly state: TextEditing;
  /** The images of the page, from its top. */
  readonly slices: readonly PageImage[];
  readonly submissionId: string | undefined;
  readonly isStill: boolean;
  readonly onAct: (action: TextAction) => void;
  /** A place was drawn for the chosen line. */
  readonly onDrawn?: () => void;
}

/** The page with the places of its lines: dragging marks that of the chosen one, or begins a line. */
export function TextPage({ state, slices, submissionId, isStill, onAct, onDrawn }: TextPageProps) {
  const t = useWords('writing');
  const locale = useLocale();
  const items = itemsOf(state);
  const { chosen, page } = state;
  const place = (index: number, box: Box | undefined, isHeld = false) => {
    const item = items[index];
    if (!item) return;
    onAct({ type: 'write', index, item: withPlace(item, box && [...placeOf(box)]), part: 'place', isHeld });
  };
  const draw = (box: Box) => {
    if (chosen === undefined) return onAct({ type: 'add', place: [...placeOf(box)] });
    place(chosen, box);
    onDrawn?.();
  };
  return (
    <FramedPage
      label={t('surface.label', { page: formatNumber(page, locale) })}
      slices={slices}
      fit="screen"
      least={LEAST}
      chosen={chosen}
      count={items.filter((item) => item.place).length}
      onDraw={isStill ? undefined : draw}
      drawsOver
      renderSlice={
        submissionId === undefined
          ? undefined
          : (slice, path) => <Staged key={path} slice={slice} submissionId={submissionId} path={path} />
      }
    >
      {items.map(
        (item, index) =>
          item.place && (
            <Frame
              // oxlint-disable-next-line react/no-array-index-key -- a line is told by its place on the page
              key={index}
              frame={index}
              box={boxAt(item.place)}
              label={t('surface.frame', { place: formatNumber(index + 1, locale), key: isolated('Shift') })}
              number={formatNumber(index + 1, locale)}
              isChosen={chosen === index}
              isStill={isStill}
              keys="shift"
              onChoose={() => onAct({ type: 'choose', index })}
              onPlace={(box, isHeld) => place(index, box, isHeld)}
              onRemove={() => place(index, undefined)}
            />
          ),
      )}
    </FramedPage>
  );
}

interface StagedProps {
  readonly slice: PageImage;
  readonly submissionId: string;
  readonly path: string;
}

/** A picture that is not public. */
function Staged({ slice, submissionId, path }: StagedProps) {
  return <PageSlice slice={slice} source={useStagedPicture(submissionId, path)} />;
}
