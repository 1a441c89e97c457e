import { asPanel } from '@rawi/model/crop/as-panel';
import { chooseShot } from '@rawi/model/crop/choose-shot';
import { CLOSING_TARGETS, mirrored } from '@rawi/model/crop/crop-targets';
import type { Area } from '@rawi/model/crop/lay-crop';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { imagesOfPages, unpackImage } from '@rawi/model/truth/page-images';
import type { ShownPanels } from '@rawi/model/truth/page-manifest';
import { showPanels } from '@rawi/model/truth/shown-panels';
import type { Part } from '../guided/guided-steps.ts';
import { panelBoxes } from '../guided/panel-boxes.ts';

/** The last page's lower half: its end, where nobody knows its panels. */
const LOWER_HALF: Area = { x: 0, y: 500, width: 1000, height: 500 };

/**
 * The panel with which a chapter ends, by its file of panels: as much of the last one of the last page as the end card shows without a
 * cut through words or heads. Of a page whose panels are not known, of its lower half. Undefined for a chapter without page images;
 * throws a TypeError for what is no such file.
 */
export function closingShot(
  { manifest, readingDirection }: Pick<ChapterPayload, 'manifest' | 'readingDirection'>,
  file: unknown,
): ShownPanels | undefined {
  const isRtl = readingDirection === 'rtl';
  const pages = imagesOfPages(manifest?.images ?? []);
  const boxes = panelBoxes(file, isRtl)[pages.length - 1];
  const images = (pages.at(-1) ?? []).map(({ text }) => unpackImage(text));
  const wide = images[0]?.width;
  if (manifest === undefined || wide === undefined) return undefined;
  const last = boxes?.panels.at(-1);
  const { part, keep } = chooseShot(
    {
      panel: last ? inThousandths(last) : LOWER_HALF,
      words: (boxes?.balloons ?? []).map(inThousandths),
      heads: (boxes?.heads ?? []).map(inThousandths),
      ratio: wide / images.reduce((sum, { height }) => sum + height, 0),
    },
    isRtl ? CLOSING_TARGETS.map(mirrored) : CLOSING_TARGETS,
  );
  return showPanels({ manifest }, [asPanel(pages.length, part, keep)]);
}

const inThousandths = ({ x, y, width, height }: Part): Area => ({
  x: x * 1000,
  y: y * 1000,
  width: width * 1000,
  height: height * 1000,
});
