/**
 * The size at which a box that a panel fills is drawn while `media` matches: its width, and its height in CSS
 * pixels.
 */
export interface PanelBox {
  readonly media?: string;
  readonly width: { readonly vw: number } | { readonly px: number };
  readonly height: number;
}

/** A part of a picture, in thousandths of it. */
interface Part {
  readonly image: { readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
}

/**
 * The `sizes` of a picture whose part covers the box. The picture is wider than the box by as much as it is
 * wider than its part, and wider still when the box is higher than the part would be.
 */
export function panelSizes({ image, width, height }: Part, boxes: readonly PanelBox[]): string {
  const times = 1000 / width;
  const ratio = (image.width * width) / (image.height * height);
  return boxes
    .map((box) => {
      const [length, unit] = 'vw' in box.width ? [box.width.vw, 'vw'] : [box.width.px, 'px'];
      const size = `max(${Math.ceil(length * times)}${unit}, ${Math.ceil(box.height * ratio * times)}px)`;
      return box.media === undefined ? size : `${box.media} ${size}`;
    })
    .join(', ');
}
