import { PIN_SCALE, type Pin } from '@rawi/model/truth/application';
import type { PageImage } from '@rawi/model/truth/page-images';
import type { KeyboardEvent, MouseEvent } from 'react';
import classes from './staged.module.css';
import { StagedImage } from './staged-image.tsx';

/** A position on a page, in thousandths of its width and height. */
export type Place = Pick<Pin, 'x' | 'y'>;

export interface Marker extends Place {
  /** Its number in the list. */
  readonly number: string;
  readonly label: string;
  readonly onOpen?: () => void;
  readonly onMove?: (place: Place) => void;
}

interface PinnedPageProps {
  readonly slices: readonly PageImage[];
  readonly alt: string;
  readonly markers: readonly Marker[];
  /** Called with the pressed position; without it nothing can be pinned. */
  readonly onPlace?: ((place: Place) => void) | undefined;
}

/** How far an arrow key moves a marker. */
const STEP = 10;
const MOVES: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const within = (value: number) => Math.round(Math.min(PIN_SCALE, Math.max(0, value)));

/** An unpublished page, with markers at the positions that have notes. */
export function PinnedPage({ slices, alt, markers, onPlace }: PinnedPageProps) {
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPlace?.({
      x: within(((clientX - left) / width) * PIN_SCALE),
      y: within(((clientY - top) / height) * PIN_SCALE),
    });
  };
  const pictures = slices.map(({ width, height, color, sources }) => {
    const source = sources.find(({ width: wide }) => wide >= 1000) ?? sources.at(-1);
    return (
      source && (
        <StagedImage
          key={source.path}
          path={source.path}
          alt={alt}
          width={width}
          height={height}
          color={color}
        />
      )
    );
  });
  return (
    <div className={classes.page} dir="ltr">
      {/* Without a mouse, a note is pinned by the button beside the page and moved by arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as said above */}
      <div className={classes.pictures} data-pins={onPlace !== undefined || undefined} onClick={place}>
        {pictures}
      </div>
      {markers.map((marker) => (
        <MarkerButton key={marker.number} marker={marker} />
      ))}
    </div>
  );
}

function MarkerButton({ marker: { x, y, number, label, onOpen, onMove } }: { readonly marker: Marker }) {
  const handleKey = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    onMove({ x: within(x + by.x), y: within(y + by.y) });
  };
  return (
    <button
      type="button"
      className={classes.marker}
      style={{
        insetInlineStart: `${(x / PIN_SCALE) * 100}%`,
        insetBlockStart: `${(y / PIN_SCALE) * 100}%`,
      }}
      aria-label={label}
      onClick={onOpen}
      onKeyDown={handleKey}
    >
      {number}
    </button>
  );
}
