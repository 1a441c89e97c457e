import { coverExcess } from '@rawi/model/pages/cover-shape';

/** A card is 160 CSS pixels wide, and most screens have two pixels or more for one of them. */
const SHARP_WIDTH = 320;

/** Whether a cover has too few pixels to be sharp in its box. It may be all that is left of an old comic: it is never refused for it. */
export function isSmallCover(picture: { readonly width: number; readonly height: number }): boolean {
  return picture.width / coverExcess(picture) < SHARP_WIDTH;
}
