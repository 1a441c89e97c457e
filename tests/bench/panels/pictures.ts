import { between, boxed, type Corners, chosen, type Sheet } from './layouts.ts';

export interface Drawing {
  readonly random: () => number;
  readonly ground: string;
  /** How wide the panel's frame is. */
  readonly frame: number;
  /** Around a panel that lies on another: how wide a ring of the page's ground is. */
  readonly ring: number | undefined;
  readonly isBare: boolean;
  readonly sheet: Sheet;
}

/** A picture within a panel (a place, people, hatching, and what they say), and what of the page it takes. */
export function pictureIn(
  panel: Corners,
  place: number,
  { random, ground, frame, ring, isBare, sheet }: Drawing,
): { readonly svg: string; readonly corners: Corners } {
  const [xs, ys] = [panel.map(([x]) => x), panel.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const id = `p${place}`;
  const points = panel.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const behind = isBare ? '' : placeIn(left, top, width, height, id, random, sheet);
  const people = peopleIn(left, top, width, height, random, isBare);
  const around =
    ring === undefined || ring === 0
      ? ''
      : `<polygon points="${points}" fill="none" stroke="${ground}" stroke-width="${ring * 2}"/>`;
  const border =
    frame === 0 || isBare
      ? ''
      : `<polygon points="${points}" fill="none" stroke="#111" stroke-width="${frame}"/>`;
  const said = spoken(left, top, width, height, random);
  const svg = `<defs><clipPath id="${id}"><polygon points="${points}"/></clipPath></defs>${around}
    <g clip-path="url(#${id})">${behind}${people.svg}${hatching(left, top, width, height, random, isBare)}
    ${said.svg}</g>${border}`;
  const drawn = isBare ? boundsOf([...people.boxes, ...said.boxes]) : undefined;
  return {
    svg,
    corners: drawn
      ? boxed(
          Math.max(left, drawn.left),
          Math.max(top, drawn.top),
          Math.min(left + width, drawn.right),
          Math.min(top + height, drawn.bottom),
        )
      : panel,
  };
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece of a picture, and where it lies. */
interface Piece {
  readonly svg: string;
  readonly boxes: readonly Bounds[];
}

const boundsOf = (boxes: readonly Bounds[]): Bounds => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const color = (random: () => number, light: readonly [number, number]) =>
  `hsl(${Math.floor(random() * 360)} ${Math.floor(between(random, 15, 75))}% ${Math.floor(between(random, ...light))}%)`;

function placeIn(
  left: number,
  top: number,
  width: number,
  height: number,
  id: string,
  random: () => number,
  sheet: Sheet,
): string {
  const kind = random();
  // Some skies are as white as paper, some nights as black as ink.
  const upper = kind < 0.12 ? '#fff' : kind < 0.22 ? '#0c0c14' : color(random, [30, 92]);
  const lower = kind < 0.12 ? '#fdfdfd' : kind < 0.22 ? '#151a2c' : color(random, [25, 85]);
  const horizon = top + height * between(random, 0.45, 0.8);
  const hills = Array.from({ length: 3 }, (_, hill) => {
    const base = horizon + (hill * height) / 9;
    const points = Array.from({ length: 7 }, (_point, step) => {
      const x = left - 5 + ((width + 10) * step) / 6;
      return `${x.toFixed(0)},${(base + between(random, -0.09, 0.09) * height).toFixed(0)}`;
    });
    return `<polygon points="${left - 5},${top + height + 5} ${points.join(' ')} ${left + width + 5},${top + height + 5}" fill="${color(random, [15, 70])}" stroke="#222" stroke-width="1.5"/>`;
  });
  const walls = Array.from({ length: Math.floor(random() * 4) }, () => {
    const [x, wide] = [left + random() * width, between(random, 0.06, 0.24) * width];
    const high = between(random, 0.2, 0.7) * height;
    return `<rect x="${x.toFixed(0)}" y="${(horizon - high * 0.6).toFixed(0)}" width="${wide.toFixed(0)}" height="${high.toFixed(0)}" fill="${color(random, [20, 85])}" stroke="#222" stroke-width="2"/>`;
  });
  return `<defs><linearGradient id="g${id}" x2="0" y2="1"><stop stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient></defs>
    <rect x="-9" y="-9" width="${sheet.width + 18}" height="${sheet.height + 18}" fill="url(#g${id})"/>${hills.join('')}${walls.join('')}`;
}

function peopleIn(
  left: number,
  top: number,
  width: number,
  height: number,
  random: () => number,
  isBare: boolean,
): Piece {
  const count = isBare ? 2 : 1 + Math.floor(random() * 2);
  const size = Math.min(width, height);
  const boxes: Bounds[] = [];
  const svg = Array.from({ length: count }, (_, person) => {
    const x = left + (width * (person + between(random, 0.35, 0.65))) / count;
    const head = size * between(random, 0.11, 0.17);
    const y = top + height * between(random, 0.34, 0.5);
    boxes.push({ left: x - head * 1.7, top: y - head, right: x + head * 1.7, bottom: top + height * 0.99 });
    return `<path d="M${x - head * 1.7} ${top + height * 0.99}C${x - head * 1.6} ${y + head} ${x + head * 1.6} ${y + head} ${x + head * 1.7} ${top + height * 0.99}Z" fill="${color(random, [20, 70])}" stroke="#111" stroke-width="2.5"/>
      <ellipse cx="${x}" cy="${y}" rx="${head * 0.85}" ry="${head}" fill="${color(random, [60, 85])}" stroke="#111" stroke-width="2.5"/>
      <path d="M${x - head} ${y - head * 0.2}Q${x} ${y - head * 1.9} ${x + head} ${y - head * 0.2}Z" fill="${color(random, [10, 45])}"/>
      <circle cx="${x - head * 0.3}" cy="${y}" r="${head * 0.09}" fill="#111"/><circle cx="${x + head * 0.3}" cy="${y}" r="${head * 0.09}" fill="#111"/>`;
  }).join('');
  return { svg, boxes };
}

function hatching(
  left: number,
  top: number,
  width: number,
  height: number,
  random: () => number,
  isBare: boolean,
): string {
  if (isBare || random() < 0.4) return '';
  const lines = Array.from({ length: 18 }, (_, line) => {
    const x = left + (width * line) / 18;
    return `M${x.toFixed(0)} ${(top + height).toFixed(0)}l${(width * 0.06).toFixed(0)} ${(-height * between(random, 0.1, 0.3)).toFixed(0)}`;
  });
  return `<path d="${lines.join('')}" stroke="#222" stroke-width="1.2" fill="none"/>`;
}

function spoken(left: number, top: number, width: number, height: number, random: () => number): Piece {
  if (random() < 0.3) return { svg: '', boxes: [] };
  const [wide, high] = [width * between(random, 0.3, 0.5), height * between(random, 0.14, 0.24)];
  const x = left + width * between(random, 0.05, 0.45);
  const y = top + height * between(random, 0.03, 0.1);
  return {
    svg: balloon(x, y, wide, high, random),
    boxes: [{ left: x, top: y, right: x + wide, bottom: y + high }],
  };
}

function balloon(x: number, y: number, width: number, height: number, random: () => number): string {
  const isCaption = random() < 0.3;
  const lines = Math.max(1, Math.floor(height / 20));
  const words = Array.from({ length: lines }, (_, line) => {
    const [from, to] = [x + width * 0.2, x + width * 0.8];
    const at = y + (height * (line + 1)) / (lines + 1);
    return `<path d="M${from.toFixed(0)} ${at.toFixed(0)}H${to.toFixed(0)}" stroke="#111" stroke-width="7" stroke-dasharray="4 2 3 2 5 7" stroke-dashoffset="${Math.floor(random() * 20)}"/>`;
  }).join('');
  const shape = isCaption
    ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${chosen(random, ['#fff', '#fbf3c4'])}" stroke="#111" stroke-width="2.5"/>`
    : `<ellipse cx="${x + width / 2}" cy="${y + height / 2}" rx="${width / 2}" ry="${height / 2}" fill="#fff" stroke="#111" stroke-width="2.5"/>`;
  return shape + words;
}

/** Balloons that reach from one panel into the next, over their gutter. */
export function balloonAcross(panels: readonly Corners[], random: () => number): string {
  const count = Math.min(panels.length - 1, 1 + Math.floor(random() * 2));
  return Array.from({ length: count }, (_, index) => {
    const panel = panels[index] ?? [];
    const [, right = [0, 0], low = [0, 0]] = panel;
    const height = Math.abs(low[1] - right[1]);
    const high = height * between(random, 0.16, 0.28);
    const wide = between(random, 110, 170);
    return balloon(
      right[0] - wide * 0.55,
      right[1] + height * between(random, 0.15, 0.6),
      wide,
      high,
      random,
    );
  }).join('');
}
