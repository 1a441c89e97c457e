import { Button } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { Dialog, DialogActions, DialogText } from '../../../core/ui/dialog.tsx';
import { type Crop, MAX_ZOOM, moveCrop, wholeCrop, zoomCrop, zoomOf } from './crop.ts';
import { drawCrop, drawPhoto } from './draw-photo.ts';
import type { Picture } from './open-picture.ts';
import classes from './photo.module.css';

/** The shape of the crop: a face in a round window, or a cover. */
const SHAPES = {
  photo: { aspect: 1, draw: drawPhoto },
  cover: {
    aspect: 5 / 7,
    draw: (...[picture, crop]: Parameters<typeof drawPhoto>) => drawCrop(picture, crop, COVER_WIDTH(crop)),
  },
} as const;

/** A cover is shown 640 pixels wide at most; it is drawn no larger than twice that, and never enlarged. */
const COVER_WIDTH = ({ width }: Crop) => Math.min(1280, Math.max(64, Math.round(width)));

interface CropDialogProps {
  readonly picture: Picture;
  readonly shape?: keyof typeof SHAPES;
  readonly onUse: (photo: Blob) => void;
  /** The browser cannot draw it: a vector picture may contain what no page may read back. */
  readonly onFail: () => void;
  readonly onClose: () => void;
}

/** An arrow key moves the picture by this share of the visible part. */
const KEY_STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Shows a picture under a window, in which it can be moved and enlarged. */
export function CropDialog({ picture, shape = 'photo', onUse, onFail, onClose }: CropDialogProps) {
  const t = useWords('person');
  const { aspect, draw } = SHAPES[shape];
  const [crop, setCrop] = useState(() => wholeCrop(picture, aspect));
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined);

  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = last.current;
    if (!from) return;
    last.current = { x: event.clientX, y: event.clientY };
    const width = event.currentTarget.clientWidth;
    const dx = from.x - event.clientX;
    const dy = from.y - event.clientY;
    setCrop((now) => moveCrop(now, (dx * now.width) / width, (dy * now.width) / width, picture));
  };
  const handleUp = () => {
    last.current = undefined;
  };
  const handleKey = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const [x, y] = arrow;
    setCrop((now) => moveCrop(now, -x * now.width * KEY_STEP, -y * now.height * KEY_STEP, picture));
  };

  const style: CSSProperties = {
    inlineSize: `${(picture.width / crop.width) * 100}%`,
    transform: `translate(${(-crop.x / picture.width) * 100}%, ${(-crop.y / picture.height) * 100}%)`,
  };
  return (
    <Dialog title={t(`${shape}.cropTitle`)} closeLabel={t('close')} onClose={onClose}>
      <DialogText>{t(`${shape}.cropText`)}</DialogText>
      {/* The picture is the same in both languages; the arrow keys move it under the window. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        dir="ltr"
        className={classes.stage}
        role="application"
        aria-label={t(`${shape}.cropLabel`)}
        data-shape={shape}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
        onKeyDown={handleKey}
      >
        <img src={picture.url} alt="" draggable={false} style={style} />
      </div>
      <label className={classes.zoom}>
        {t('photo.zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoomOf(crop, picture)}
          onChange={(event) => {
            const zoom = Number(event.currentTarget.value);
            setCrop((now) => zoomCrop(now, zoom, picture));
          }}
        />
      </label>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button onClick={() => void draw(picture.element, crop).then(onUse, onFail)}>
          {t(`${shape}.use`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
