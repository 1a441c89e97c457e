import { PANEL_UNITS, SURE_PANEL } from '@rawi/model/truth/page-images';
import { fieldOf } from '../../core/device/device-store.ts';
import type { Part } from './guided-steps.ts';

/**
 * What a chapter's file of panels says of its pages (`chapterPanelsSchema`), read without zod, which visitors' pages do without. What cannot be read
 * of a page is as if nothing was found there: it is shown whole.
 */

/** The boxes of a page, in shares of it. */
export interface PageBoxes {
  /** In the order in which they are read; none where the page is shown whole. */
  readonly panels: readonly Part[];
  /** Of each panel, which one of the file's it is, from 0: the same in whatever order they are read. */
  readonly numbers: readonly number[];
  readonly balloons: readonly Part[];
  /** Of people and animals, where they are known. */
  readonly heads: readonly Part[];
}

/** The boxes of each page of a chapter that runs this way. Throws a TypeError for what is no such file. */
export function panelBoxes(file: unknown, isRtl: boolean): readonly PageBoxes[] {
  const pages = fieldOf(file, 'pages');
  if (!Array.isArray(pages)) throw new TypeError('This is no file of panels.');
  return pages.map((page: unknown) => {
    const panels = listOf(page, 'panels');
    const order = numbersOf(fieldOf(page, 'rtl'));
    const numbers = isRtl && order.length === panels.length ? order : [...panels.keys()];
    const ordered = numbers.map((number) => panels[number]);
    // What people have said to be right is.
    const least = fieldOf(page, 'set') === 'found' ? 0 : SURE_PANEL;
    const isSure = ordered.every((panel) => panel !== undefined && (panel[4] ?? 0) >= least);
    const parts = ordered.flatMap((panel) => partOf(panel) ?? []);
    const isWhole = fieldOf(page, 'whole') === true || !isSure || parts.length < ordered.length;
    return {
      panels: isWhole ? [] : parts,
      numbers: isWhole ? [] : numbers,
      balloons: partsOf(page, 'balloons'),
      heads: partsOf(page, 'heads'),
    };
  });
}

const partsOf = (page: unknown, name: string): readonly Part[] =>
  listOf(page, name).flatMap((box) => partOf(box) ?? []);

function listOf(page: unknown, name: string): readonly (readonly number[])[] {
  const list = fieldOf(page, name);
  return Array.isArray(list) ? list.map(numbersOf) : [];
}

function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

function partOf(numbers: readonly number[] | undefined): Part | undefined {
  const [x, y, width, height] = numbers ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return { x: x / PANEL_UNITS, y: y / PANEL_UNITS, width: width / PANEL_UNITS, height: height / PANEL_UNITS };
}
