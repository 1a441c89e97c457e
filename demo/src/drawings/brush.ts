import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';

export interface Ink {
  readonly color: string;
  readonly width: number;
}

export interface Placement {
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly rotate?: number;
  /** Mirrors left and right. */
  readonly flip?: boolean;
}

/** Points as `x, y, x, y …`. */
export type Points = readonly number[];

/** Draws flat shapes; while `ink` is set each of them also gets a contour. */
export class Brush {
  ink: Ink | undefined;

  /** How coarse printer's dots are: pages are read smaller than covers are looked at. */
  grain = 1;

  readonly #widths = new Map<string, number>();

  constructor(readonly context: SKRSContext2D) {
    context.lineJoin = 'round';
    context.lineCap = 'round';
  }

  /** How wide a text is in the context's font; each is measured once, since measuring is slow. */
  widthOf(text: string): number {
    const key = `${this.context.font} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const { width } = this.context.measureText(text);
    this.#widths.set(key, width);
    return width;
  }

  /** An SVG path. */
  path(color: string, data: string): void {
    this.#fill(color, new Path2D(data));
  }

  poly(color: string, points: Points): void {
    this.#fill(color, polygon(points, true));
  }

  circle(color: string, x: number, y: number, radius: number): void {
    this.ellipse(color, x, y, radius, radius);
  }

  ellipse(color: string, x: number, y: number, rx: number, ry: number, degrees = 0): void {
    const path = new Path2D();
    path.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), radians(degrees), 0, Math.PI * 2);
    this.#fill(color, path);
  }

  /** A shadow on the ground: an ellipse that fades towards its edge. */
  soft(color: string, strength: number, x: number, y: number, rx: number, ry: number): void {
    const { context } = this;
    context.save();
    context.translate(x, y);
    context.scale(1, ry / rx);
    const fade = context.createRadialGradient(0, 0, 0, 0, 0, rx);
    const alpha = Math.round(strength * 255)
      .toString(16)
      .padStart(2, '0');
    fade.addColorStop(0, `${color}${alpha}`);
    fade.addColorStop(1, `${color}00`);
    context.fillStyle = fade;
    context.fillRect(-rx, -rx, rx * 2, rx * 2);
    context.restore();
  }

  rect(color: string, x: number, y: number, width: number, height: number, radius = 0): void {
    const path = new Path2D();
    if (radius > 0) path.roundRect(x, y, width, height, radius);
    else path.rect(x, y, width, height);
    this.#fill(color, path);
  }

  /** A stroke without a contour. */
  line(color: string, width: number, points: Points): void {
    this.#stroke(color, width, polygon(points, false));
  }

  /** A stroked SVG path without a contour. */
  curve(color: string, width: number, data: string): void {
    this.#stroke(color, width, new Path2D(data));
  }

  ring(color: string, width: number, x: number, y: number, radius: number): void {
    const path = new Path2D();
    path.arc(x, y, radius, 0, Math.PI * 2);
    this.#stroke(color, width, path);
  }

  /** A thick rounded stroke that counts as a shape: with ink it has a contour. */
  limb(color: string, width: number, points: Points): void {
    const path = polygon(points, false);
    if (this.ink) this.#stroke(this.ink.color, width + this.ink.width * 2, path);
    this.#stroke(color, width, path);
  }

  /** Draws in coordinates whose origin is (x, y). */
  at(x: number, y: number, placement: Placement, draw: () => void): void {
    const { scale = 1, rotate = 0, flip = false } = placement;
    this.context.save();
    this.context.translate(x, y);
    if (rotate !== 0) this.context.rotate(radians(rotate));
    this.context.scale(flip ? -scale : scale, scale);
    draw();
    this.context.restore();
  }

  /** Draws inside an SVG path or a polygon only. */
  clip(area: string | Points, draw: () => void): void {
    this.context.save();
    this.context.clip(typeof area === 'string' ? new Path2D(area) : polygon(area, true));
    draw();
    this.context.restore();
  }

  /** Draws with a contour, or without one. */
  inked(ink: Ink | undefined, draw: () => void): void {
    const before = this.ink;
    this.ink = ink;
    draw();
    this.ink = before;
  }

  #fill(color: string, path: Path2D): void {
    if (this.ink) this.#stroke(this.ink.color, this.ink.width * 2, path);
    this.context.fillStyle = color;
    this.context.fill(path);
  }

  #stroke(color: string, width: number, path: Path2D): void {
    this.context.strokeStyle = color;
    this.context.lineWidth = width;
    this.context.stroke(path);
  }
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function polygon(points: Points, closed: boolean): Path2D {
  const path = new Path2D();
  for (let index = 0; index + 1 < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  if (closed) path.closePath();
  return path;
}
