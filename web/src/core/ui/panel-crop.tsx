import type { CSSProperties } from 'react';
import classes from './panel-crop.module.css';
import { type PanelBox, panelSizes } from './panel-sizes.ts';

interface PanelCropProps {
  /** A part of a page's picture, in thousandths of it. */
  readonly panel: {
    readonly image: {
      readonly src: string;
      readonly srcSet: string;
      readonly width: number;
      readonly height: number;
      readonly color: string;
    };
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** What must stay whole of it: from the left, from above, width and height, in thousandths of the picture. */
    readonly keep?: readonly [number, number, number, number] | undefined;
  };
  /** The sizes of the box that it fills, for screens of each kind. */
  readonly boxes: readonly PanelBox[];
  readonly alt: string;
  /** Whether the page opens with it, or it loads when it is about to be seen. */
  readonly fetching?: 'first' | 'lazy';
}

/**
 * A panel of a page, cut out of the page's own picture, for the box around it. It never moves what is beside
 * it.
 */
export function PanelCrop({ panel, boxes, alt, fetching }: PanelCropProps) {
  const { image, x, y, width, height } = panel;
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--ratio': (image.width * width) / (image.height * height),
    '--wide': `${(100 * 1000) / width}%`,
    '--left': `${(-100 * x) / width}%`,
    '--top': `${(-100 * y) / height}%`,
    ...(panel.keep && edgesOf(panel, panel.keep)),
    backgroundColor: image.color,
  };
  return (
    // The art does not mirror with the interface.
    <span className={classes.box} dir="ltr" style={style}>
      <span className={classes.panel}>
        <img
          className={classes.picture}
          alt={alt}
          sizes={panelSizes(panel, boxes)}
          srcSet={image.srcSet}
          src={image.src}
          width={image.width}
          height={image.height}
          decoding="async"
          fetchPriority={fetching === 'first' ? 'high' : 'auto'}
          loading={fetching === 'lazy' ? 'lazy' : 'eager'}
        />
      </span>
    </span>
  );
}

/** The edges of what must stay whole, in shares of the panel. */
function edgesOf(
  { x, y, width, height }: PanelCropProps['panel'],
  [left, top, wide, high]: readonly [number, number, number, number],
) {
  const share = (at: number, from: number, size: number) => Number(((at - from) / size).toFixed(3));
  return {
    '--from': share(left, x, width),
    '--to': share(left + wide, x, width),
    '--head': share(top, y, height),
    '--foot': share(top + high, y, height),
  };
}
