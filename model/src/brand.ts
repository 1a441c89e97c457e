/**
 * The colours of Rawi that other places than the theme need too: pictures that stand for a page elsewhere, mails, the icon. The
 * theme makes `--mantine-color-green-0` to `-9` of the greens for style sheets. Numbers: docs/look.md 2.
 */

/** The accent from light to dark. */
export const GREENS = [
  '#e8f8ef',
  '#cdefdd',
  '#9cdfbd',
  '#66cc9a',
  '#38b97e',
  '#1da368',
  '#0e8a56',
  '#0a7347',
  '#075a38',
  '#04402a',
] as const;

/** The accent: buttons on a light ground, the icon, the line of a mail. */
export const ACCENT = GREENS[7];
/** A link on a dark ground. */
export const LINK_ON_DARK = GREENS[3];
