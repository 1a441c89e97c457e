import type { ChapterPanels, PageBox, PagePanels } from '../truth/chapter-panels.ts';
import { inReadingOrder } from './reading-order.ts';

/** What becomes of a chapter's file of panels where people say where they are: pure steps, so that each can be done again. */

type PlacedPanels = NonNullable<PagePanels['found']>;

/** A panel that a person has said is sure. */
const SURE = 100;

/**
 * A page whose panels a person has set, as they are read in their chapter; null says that what was found is right. Balloons and heads stay what
 * they were found to be. In the other direction the panels come in the order in which such pages are read.
 */
export function setPage(
  page: PagePanels,
  boxes: readonly PageBox[] | null,
  rightToLeft: boolean,
): PagePanels {
  const found = foundOn(page);
  if (boxes === null) return { ...found, ...seenOn(page), set: 'found' };
  return { ...placed(boxes, rightToLeft), ...seenOn(page), set: 'here', found };
}

/** A page of another file that shows the same picture as one's own, as far as that is known. */
export interface SamePages {
  readonly pages: readonly PagePanels[];
  /** The page there, from 1, that shows what the own page shows, from 1. */
  readonly pageOf: (page: number) => number | undefined;
}

/**
 * Pages with the panels that people have set for the same pictures elsewhere, of the first that has set any. What people have set here
 * stays, and what was taken over before is given up where it was taken back.
 */
export function takeOver(own: readonly PagePanels[], others: readonly SamePages[]): PagePanels[] {
  return own.map((page, index) => {
    if (isSetHere(page)) return page;
    const same = others.flatMap(({ pages, pageOf }) => pages[(pageOf(index + 1) ?? 0) - 1] ?? []);
    const theirs = same.find(({ set }) => set === 'here');
    if (theirs) return { ...placedOn(theirs), ...seenOn(page), set: 'there', found: foundOn(page) };
    const isTakenBack = page.set === 'there' && same.some(({ set }) => set === 'found');
    return isTakenBack ? { ...foundOn(page), ...seenOn(page) } : page;
  });
}

/** Pages of a new file with what people have set for the very same images of an earlier one. */
export function keepSet(own: readonly PagePanels[], { pages, pageOf }: SamePages): PagePanels[] {
  return own.map((page, index) => {
    const { set, ...earlier } = pages[(pageOf(index + 1) ?? 0) - 1] ?? { panels: [] };
    if (set === undefined) return page;
    if (set === 'found') return { ...page, set };
    return { ...placedOn(earlier), ...seenOn(page), set, found: foundOn(page) };
  });
}

/** Whether people at this chapter have said where the panels of a page are. */
export const isSetHere = ({ set }: PagePanels): boolean => set === 'here' || set === 'found';

/** Whether people at this chapter have said so of any page. */
export const areSetHere = ({ pages }: Pick<ChapterPanels, 'pages'>): boolean => pages.some(isSetHere);

/** What was found on a page, whatever people have said since. */
export function foundOn(page: PagePanels): PlacedPanels {
  return page.found ?? placedOn(page);
}

/** The panels of a page as its chapter is read. */
export function panelsAsRead({ panels, rtl }: PlacedPanels, rightToLeft: boolean): PageBox[] {
  const places = rightToLeft && rtl ? rtl : panels.keys();
  return [...places].flatMap((place) => {
    const panel = panels[place];
    return panel ? [[panel[0], panel[1], panel[2], panel[3]] satisfies PageBox] : [];
  });
}

function placedOn({ whole, panels, rtl }: PagePanels): PlacedPanels {
  return { ...(whole && { whole }), panels, ...(rtl && { rtl }) };
}

/** What else was found on a page, which is the same whoever says where its panels are. */
function seenOn({ balloons, heads, margin }: PagePanels): Pick<PagePanels, 'balloons' | 'heads' | 'margin'> {
  return { ...(balloons && { balloons }), ...(heads && { heads }), ...(margin && { margin }) };
}

function placed(boxes: readonly PageBox[], rightToLeft: boolean): PlacedPanels {
  const read = boxes.map((box) => {
    const [left, top, width, height] = box;
    return { box, left, top, right: left + width, bottom: top + height };
  });
  const ltr = rightToLeft ? inReadingOrder(read, false) : read;
  const rtl = (rightToLeft ? read : inReadingOrder(read, true)).map((each) => ltr.indexOf(each));
  return {
    ...(boxes.length === 0 && { whole: true as const }),
    panels: ltr.map(({ box: [x, y, width, height] }) => [x, y, width, height, SURE]),
    ...(rtl.some((place, index) => place !== index) && { rtl }),
  };
}
