import type { PagePanels } from '../../../model/src/truth/chapter-panels.ts';
import type { Marked } from './score.ts';

/** What was found on a page, in thousandths and in the order of a direction. */
export function asFound({ whole, panels, rtl }: PagePanels, rightToLeft: boolean): Marked {
  const order = (rightToLeft ? rtl : undefined) ?? panels.map((_, place) => place);
  const boxes = order.flatMap((place) => {
    const panel = panels[place];
    if (!panel) return [];
    const [x, y, width, height] = panel;
    return [{ x: x / 10, y: y / 10, width: width / 10, height: height / 10 }];
  });
  return { whole: whole === true, panels: whole ? [] : boxes };
}
