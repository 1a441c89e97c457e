/**
 * The steps of guided view: what of a spread is shown, one after the other. Pure: it depends on the boxes of panels and balloons, the
 * spread's shape and the screen alone.
 */

/** A part of a spread, in shares (0 to 1) of its width and height, from the top left. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A panel by its page, which it stays on however pages are put together. */
export interface PanelPlace {
  /** From 1. */
  readonly page: number;
  /** From 0, as the chapter's file of panels counts them; 0 of a page that is shown whole beside another's panels. */
  readonly panel: number;
}

/** What is known of a spread. */
export interface GuidedSpread {
  /** Width divided by height. */
  readonly ratio: number;
  /** In the order in which they are read; none where the spread is shown whole. */
  readonly panels: readonly Part[];
  /** Of each panel, which one of which page it is. */
  readonly places: readonly PanelPlace[];
  /** Balloons and captions, which are never cut. */
  readonly balloons: readonly Part[];
}

export interface GuidedScreen {
  readonly width: number;
  readonly height: number;
  /** Two screens side by side: a panel is shown on one of them, so that the hinge goes through none. */
  readonly isFolded?: boolean;
}

/** What is shown at once. */
export interface Step {
  /** What fills the screen, in shares of the spread; the whole of it may be larger than the spread on one side. */
  readonly view: Part;
  /** What is not dimmed; undefined where the whole spread is shown. */
  readonly focus: Part | undefined;
  /** The index of the panel; undefined where the whole spread is shown. */
  readonly panel: number | undefined;
  /** That panel by its page; undefined where the whole spread is shown. */
  readonly place: PanelPlace | undefined;
  /** How much larger than the whole spread it is shown. */
  readonly zoom: number;
}

/** Which whole pages are shown beside the panels. */
export interface GuidedWishes {
  readonly wholeFirst: boolean;
  readonly wholeLast: boolean;
  /** The way that a panel wider than the screen is passed. */
  readonly direction: 'ltr' | 'rtl';
}

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };
/** What is seen around a panel, as a share of its longer side: a border that touches the screen's edge looks cut. */
const MARGIN = 0.02;
/** A balloon belongs to a panel if at least this share of it lies there. */
const BELONGS = 0.3;
/** A balloon may make a panel larger by this share of it; one that reaches further is shown with its own panel. */
const REACH = 0.6;
/** Closer than this to the whole spread, a panel is shown as large as the spread: pages have so many pixels. */
const MAX_SCALE = 4;
/**
 * A tall panel that would be narrower than this, in CSS pixels, and than half of the screen is passed in parts, as a strip is scrolled: a small phone shows
 * pages that wide. A wide one may leave far more of an upright screen empty before that: it is as wide as a page, and so is its lettering.
 */
const READABLE = 320;
const NARROW = 0.5;
const FLAT = 0.2;
/** How much of the screen one part moves on at most, so that nothing between two parts is missed. */
const ADVANCE = 0.85;
/** A panel has at most so many parts; a longer one is shown smaller. */
const MAX_PARTS = 6;

const WHOLE_STEP: Step = { view: WHOLE, focus: undefined, panel: undefined, place: undefined, zoom: 1 };

/** The steps of a spread on a screen. There is always one, and each balloon that fits is seen whole in one of its panel's steps. */
export function guidedSteps(
  spread: GuidedSpread,
  screen: GuidedScreen,
  { wholeFirst, wholeLast, direction }: GuidedWishes,
): readonly Step[] {
  if (spread.panels.length === 0 || screen.width <= 0 || screen.height <= 0) return [WHOLE_STEP];
  const whole = wholeView(spread.ratio, screen.width / screen.height).width;
  const half = { width: screen.width / 2, height: screen.height };
  const panels = spread.panels.flatMap((panel, index) => {
    const own = ownBalloons(panel, spread);
    const focus = withMargin(around([panel, ...own]), spread.ratio);
    const views = screen.isFolded
      ? viewsOf(focus, own, spread, half, direction).map((view) => besideHinge(view, panel))
      : viewsOf(focus, own, spread, screen, direction);
    return views.map((view) => ({
      view,
      focus,
      panel: index,
      place: spread.places[index],
      zoom: whole / view.width,
    }));
  });
  return [...(wholeFirst ? [WHOLE_STEP] : []), ...panels, ...(wholeLast ? [WHOLE_STEP] : [])];
}

/** What both screens show while one of them has this view: the left one of a panel of the left half, else the right one. */
function besideHinge(view: Part, panel: Part): Part {
  const isLeft = panel.x + panel.width / 2 < 0.5;
  return { ...view, x: isLeft ? view.x : view.x - view.width, width: 2 * view.width };
}

/** The balloons that are shown with a panel: those that lie in it, also where they reach over its border. */
function ownBalloons(panel: Part, { balloons, panels }: GuidedSpread): readonly Part[] {
  return balloons.filter((balloon) => {
    const share = overlap(balloon, panel) / area(balloon);
    if (share < BELONGS) return false;
    const isElsewhere = panels.some(
      (other) => other !== panel && overlap(balloon, other) / area(balloon) > share,
    );
    const grown = area(around([panel, balloon])) / area(panel);
    return !isElsewhere && grown <= 1 + REACH;
  });
}

/** What the screen shows of a panel: all of it at once, or parts of it where it would be too small. */
function viewsOf(
  focus: Part,
  balloons: readonly Part[],
  { ratio }: GuidedSpread,
  screen: GuidedScreen,
  direction: GuidedWishes['direction'],
): readonly Part[] {
  // A screen as a share of the spread when the spread is one unit wide, for each unit of scale.
  const screenRatio = screen.width / screen.height;
  const byWidth = { width: focus.width, height: (focus.width / screenRatio) * ratio };
  const byHeight = { width: (focus.height * screenRatio) / ratio, height: focus.height };
  const least = leastView(ratio, screenRatio);
  const isTall = byHeight.width > byWidth.width;
  const [fitting, filling] = isTall ? [byHeight, byWidth] : [byWidth, byHeight];
  const longer = fitting.width / filling.width;
  const isLarge = isTall && screen.width / longer >= Math.min(READABLE, screen.width * NARROW);
  if (isLarge || (!isTall && longer <= 1 / FLAT)) return [centred(focus, atLeast(fitting, least))];
  const seen = atLeast(grow(filling, Math.max(1, longer / MAX_PARTS)), least);
  if (isTall) {
    const starts = windows(
      { start: focus.y, end: focus.y + focus.height },
      seen.height,
      balloons.map(({ y, height }) => ({ start: y, end: y + height })),
    );
    return starts.map((y) => ({ ...centred(focus, seen), y }));
  }
  const isRtl = direction === 'rtl';
  const mirrored = ({ x, width }: Part) =>
    isRtl ? { start: 1 - x - width, end: 1 - x } : { start: x, end: x + width };
  return windows(mirrored(focus), seen.width, balloons.map(mirrored)).map((start) => ({
    ...centred(focus, seen),
    x: isRtl ? 1 - start - seen.width : start,
  }));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where windows of this size begin so that together they show the whole span, and each balloon that is smaller than a window whole in one
 * of them.
 */
function windows(whole: Span, size: number, balloons: readonly Span[]): readonly number[] {
  const starts: number[] = [];
  let start = whole.start;
  while (start + size < whole.end) {
    starts.push(start);
    const end = start + size;
    const cut = balloons.filter(
      (each) => each.start < end && each.end > end && each.end - each.start <= size,
    );
    const next = Math.min(start + size * ADVANCE, ...cut.map((each) => each.start));
    // A balloon as long as the window could hold it where it is.
    start = next > start ? next : start + size * ADVANCE;
  }
  return [...starts, Math.max(whole.start, whole.end - size)];
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What the screen shows of a spread that is fitted to it, with the empty room beside. */
const wholeView = (ratio: number, screenRatio: number): Extent =>
  screenRatio > ratio ? { width: screenRatio / ratio, height: 1 } : { width: 1, height: ratio / screenRatio };

/** What the screen shows at least: the whole spread, enlarged as much as its pixels bear. */
const leastView = (ratio: number, screenRatio: number): Extent =>
  grow(wholeView(ratio, screenRatio), 1 / MAX_SCALE);

const grow = ({ width, height }: Extent, factor: number): Extent => ({
  width: width * factor,
  height: height * factor,
});
const atLeast = (view: Extent, least: Extent): Extent => grow(view, Math.max(1, least.width / view.width));

/** A view of this size with the part in its middle. */
const centred = (part: Part, { width, height }: Extent): Part => ({
  x: part.x + (part.width - width) / 2,
  y: part.y + (part.height - height) / 2,
  width,
  height,
});

/** The smallest part that holds all of these. */
function around(parts: readonly Part[]): Part {
  const left = Math.min(...parts.map(({ x }) => x));
  const top = Math.min(...parts.map(({ y }) => y));
  const right = Math.max(...parts.map(({ x, width }) => x + width));
  const bottom = Math.max(...parts.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A part with a margin, as far as the spread reaches. */
function withMargin(part: Part, ratio: number): Part {
  const margin = MARGIN * Math.max(part.width, part.height / ratio);
  const [dx, dy] = [margin, margin * ratio];
  const left = Math.max(0, part.x - dx);
  const top = Math.max(0, part.y - dy);
  return {
    x: left,
    y: top,
    width: Math.min(1, part.x + part.width + dx) - left,
    height: Math.min(1, part.y + part.height + dy) - top,
  };
}

const area = ({ width, height }: Part): number => Math.max(Number.EPSILON, width * height);

function overlap(one: Part, other: Part): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
