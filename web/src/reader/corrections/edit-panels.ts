import type { Panel } from '@rawi/model/truth/page-manifest';
import type { Box } from '../../domains/page-editing/boxes.ts';

/** The highlighted panels of a chapter are in thousandths of their page, what is drawn on it in ten-thousandths. */

export const MAX_PANELS = 5;
/** The shortest side of a panel, so that it can be seen and grabbed, as it is drawn. */
export const MIN_SIDE = 400;

type Place = Pick<Panel, 'x' | 'y' | 'width' | 'height'>;

export const boxOf = ({ x, y, width, height }: Place): Box => ({
  x: x * 10,
  y: y * 10,
  width: width * 10,
  height: height * 10,
});

/** A box in thousandths: each edge goes to the nearest one, so that none goes beyond the page. */
export function panelOf(box: Box): Place {
  const [x, y] = [Math.round(box.x / 10), Math.round(box.y / 10)];
  return {
    x,
    y,
    width: Math.round((box.x + box.width) / 10) - x,
    height: Math.round((box.y + box.height) / 10) - y,
  };
}
