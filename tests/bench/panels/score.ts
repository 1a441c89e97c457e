/** A rectangle in any one unit. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page with its panels in the order in which they are read; a page that is one picture has none. */
export interface Marked {
  readonly whole: boolean;
  readonly panels: readonly Box[];
}

/** What is counted over pages: panels that are there, that were found, and that were found where they are. */
export interface Score {
  readonly pages: number;
  readonly there: number;
  readonly found: number;
  readonly right: number;
  /** Pages on which what was found where it is comes in the right order. */
  readonly ordered: number;
  /** Pages on which everything is right: each panel, no other, in order. */
  readonly perfect: number;
}

/** Two boxes are one panel where their common part is so large a share of both together. */
export const SAME = 0.7;

export const NO_SCORE: Score = { pages: 0, there: 0, found: 0, right: 0, ordered: 0, perfect: 0 };

/** How a page was found; a page that is one picture counts as one panel, which only a page found so matches. */
export function scoreOf(truth: Marked, found: Marked): Score {
  if (truth.whole || found.whole) {
    const right = truth.whole && found.whole ? 1 : 0;
    const [there, all] = [truth, found].map(({ whole, panels }) => (whole ? 1 : panels.length));
    return { pages: 1, there: there ?? 0, found: all ?? 0, right, ordered: right, perfect: right };
  }
  const places = matched(truth.panels, found.panels);
  const isOrdered = places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
  const [there, all, right] = [truth.panels.length, found.panels.length, places.length];
  // An order of less than half of a page's panels is none.
  const ordered = isOrdered && right * 2 >= there ? 1 : 0;
  const perfect = isOrdered && right === there && right === all ? 1 : 0;
  return { pages: 1, there, found: all, right, ordered, perfect };
}

export function added(one: Score, other: Score): Score {
  return {
    pages: one.pages + other.pages,
    there: one.there + other.there,
    found: one.found + other.found,
    right: one.right + other.right,
    ordered: one.ordered + other.ordered,
    perfect: one.perfect + other.perfect,
  };
}

export const precision = ({ right, found }: Score) => (found === 0 ? 1 : right / found);
export const recall = ({ right, there }: Score) => (there === 0 ? 1 : right / there);
export const orderShare = ({ ordered, pages }: Score) => (pages === 0 ? 1 : ordered / pages);
export const perfectShare = ({ perfect, pages }: Score) => (pages === 0 ? 1 : perfect / pages);

/** The places of the found boxes that are panels, in the order of the panels; each is matched once, the likest first. */
function matched(truth: readonly Box[], found: readonly Box[]): number[] {
  const pairs = truth.flatMap((panel, of) =>
    found.map((box, place) => ({ of, place, likeness: likenessOf(panel, box) })),
  );
  const taken = new Map<number, number>();
  const used = new Set<number>();
  for (const { of, place, likeness } of pairs.toSorted((one, other) => other.likeness - one.likeness)) {
    if (likeness < SAME || taken.has(of) || used.has(place)) continue;
    taken.set(of, place);
    used.add(place);
  }
  return [...taken].toSorted(([one], [other]) => one - other).map(([, place]) => place);
}

/** The common part of two boxes as a share of both together. */
export function likenessOf(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const common = width * height;
  return common / (one.width * one.height + other.width * other.height - common);
}
