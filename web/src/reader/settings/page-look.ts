import { type PageColors, type ReadingSettings, USUAL } from './reading-settings.ts';

/** How the colors of pages are changed while they are read. The files stay as they are. */
export interface PageLook {
  readonly colors: PageColors;
  /** These four in percent. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly warmth: number;
}

/** The look that these settings choose. */
export function pageLook(chosen: ReadingSettings): PageLook {
  const { colors, brightness, contrast, saturation, warmth } = { ...USUAL, ...chosen };
  return { colors, brightness, contrast, saturation, warmth };
}

/** Inverting alone would make skin blue: turning the hues by half a circle gives about the old ones back. */
const COLOR_FILTERS: Readonly<Record<PageColors, string>> = {
  drawn: '',
  grey: 'grayscale(1)',
  sepia: 'sepia(0.8)',
  inverted: 'invert(1) hue-rotate(180deg)',
};

/**
 * The CSS filter for the pictures of pages; undefined where they are shown as they are, so that nothing is drawn twice.
 * Brightness and warmth are none of it: they lie over the pages as one layer that costs no page anything.
 */
export function filterOf({ colors, contrast, saturation }: PageLook): string | undefined {
  const steps = [
    COLOR_FILTERS[colors],
    contrast === USUAL.contrast ? '' : `contrast(${contrast / 100})`,
    // Without colors there is nothing to saturate.
    saturation === USUAL.saturation || colors === 'grey' ? '' : `saturate(${saturation / 100})`,
  ].filter((step) => step !== '');
  return steps.length === 0 ? undefined : steps.join(' ');
}
