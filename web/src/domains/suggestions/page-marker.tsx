import type { PageImage } from '@rawi/model/truth/page-images';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { type Box, boxAround, boxAt, LEAST, type Place, placeOf } from '../page-editing/boxes.ts';
import { Frame, Mark } from '../page-editing/frame.tsx';
import { FramedPage } from '../page-editing/framed-page.tsx';

interface PageMarkerProps {
  /** What a screen reader calls the page. */
  readonly label: string;
  /** The images of the page, from its top. */
  readonly slices: readonly PageImage[];
  /** What is marked. */
  readonly place: Place | undefined;
  /** Undefined where the page is only looked at. */
  readonly onPlace?: ((place: Place | undefined) => void) | undefined;
  /** Places of suggestions that there are, with their numbers. */
  readonly others: readonly { readonly id: string; readonly place: Place; readonly number: string }[];
}

/** The frame of what is marked. */
export const FRAME_ID = 'proofread-frame';

/** A page on which one place is marked: a press puts a frame there, a drag draws it. */
export function PageMarker({ label, slices, place, onPlace, others }: PageMarkerProps) {
  const t = useWords('suggestions');
  const mark = onPlace && ((box: Box) => onPlace(placeOf(box)));
  return (
    <FramedPage
      label={label}
      slices={slices}
      fit="flow"
      least={LEAST}
      chosen={FRAME_ID}
      count={place ? 1 : 0}
      onDraw={mark}
      onPress={mark && ((at) => mark(boxAround(at, 3000, 1000)))}
    >
      {others.map((each) => (
        <Mark key={each.id} box={boxAt(each.place)} number={each.number} isOther />
      ))}
      {place && mark && (
        <Frame
          id={FRAME_ID}
          frame={FRAME_ID}
          box={boxAt(place)}
          label={t('place.label', { key: isolated('Shift') })}
          onPlace={mark}
          onRemove={() => onPlace?.(undefined)}
        />
      )}
      {place && !mark && <Mark box={boxAt(place)} />}
    </FramedPage>
  );
}
