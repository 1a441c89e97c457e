/** How large a box is drawn that a panel fills, where `media` holds: its width, and its height in CSS pixels. */
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
 * The `sizes` of the picture whose part covers the box: as much wider than the box as the picture is than its part, and wider
 * still where the box is higher than the part would be.
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
