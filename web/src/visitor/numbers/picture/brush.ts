import { ACCENT, GREENS } from '@rawi/model/brand';
import type { Panel } from './picture-layout.ts';

/** The strokes that the picture is drawn with: text that fits, halftone, lettering boxes. */

/** Colors of look.md, section 2. A picture is paper in both color modes. */
export const INK = '#12181e';
export const PAPER = '#ffffff';
export const GREEN = ACCENT;
export const [TINT, TINT_DOTS] = GREENS;
export const DEEP_GREEN = GREENS[8];
export const FILL = '#edf0f3';
export const DIM = '#5c6975';
export const GOLD = '#e9bd36';
export const TRACK = '#28313a';

export const FAMILY = '"Rubik Variable", "Rubik", sans-serif';
const BORDER = 5;
const HARD_SHADOW = 9;

export interface TextLook {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly align?: 'start' | 'center' | 'end';
  /** The smallest size before it is cut. */
  readonly least?: number;
  readonly direction?: 'ltr' | 'rtl';
}

/** The font of a size and weight. */
export const fontOf = (size: number, weight: number): string => `${weight} ${size}px ${FAMILY}`;

export class Brush {
  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly direction: 'ltr' | 'rtl',
  ) {}

  /** Fills a panel, draws inside of it, and draws its edge. */
  panel({ corners }: Panel, color: string, inside: () => void): void {
    const { context } = this;
    context.save();
    this.#trace(corners);
    context.fillStyle = color;
    context.fill();
    context.clip();
    inside();
    context.restore();
    this.#trace(corners);
    context.lineWidth = BORDER;
    context.lineJoin = 'miter';
    context.strokeStyle = INK;
    context.stroke();
  }

  #trace(corners: Panel['corners']): void {
    this.context.beginPath();
    for (const [index, { x, y }] of corners.entries()) {
      if (index === 0) this.context.moveTo(x, y);
      else this.context.lineTo(x, y);
    }
    this.context.closePath();
  }

  /** Dots that grow towards the foot. */
  halftone({ box: { x, y, width, height } }: Panel, color: string, most = 9): void {
    const { context } = this;
    const step = 22;
    context.fillStyle = color;
    for (let row = 0; row * step <= height + step; row += 1) {
      const radius = most * ((row * step) / height) ** 1.6;
      for (let column = -4; column * step <= width + 4 * step; column += 1) {
        context.beginPath();
        context.arc(x + column * step + (row % 2) * (step / 2), y + row * step, radius, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }

  /** A lettering box: paper, ink and a hard shadow. */
  letteringBox(x: number, y: number, width: number, height: number): void {
    const { context } = this;
    const shadow = this.direction === 'ltr' ? HARD_SHADOW : -HARD_SHADOW;
    context.fillStyle = INK;
    context.fillRect(x + shadow, y + HARD_SHADOW, width, height);
    context.fillStyle = PAPER;
    context.fillRect(x, y, width, height);
    context.lineWidth = BORDER;
    context.strokeStyle = INK;
    context.strokeRect(x, y, width, height);
  }

  /**
   * Writes a line whose foot stands at `y`, from the inline start of the width. It is made smaller, and then cut, where it does not
   * fit. Returns the size that it got.
   */
  line(text: string, x: number, y: number, width: number, look: TextLook): number {
    const { context } = this;
    const { size, weight, color, align = 'start', least = size * 0.6 } = look;
    const direction = look.direction ?? this.direction;
    let given = size;
    context.font = fontOf(given, weight);
    while (given > least && context.measureText(text).width > width) {
      given = Math.max(least, given - 2);
      context.font = fontOf(given, weight);
    }
    context.direction = direction;
    context.textAlign = 'left';
    context.fillStyle = color;
    const shown = this.#cut(text, width);
    const free = width - context.measureText(shown).width;
    const atRight = this.direction === 'ltr' ? align === 'end' : align === 'start';
    context.fillText(shown, x + (align === 'center' ? free / 2 : atRight ? free : 0), y);
    return given;
  }

  #cut(text: string, width: number): string {
    const { context } = this;
    if (context.measureText(text).width <= width) return text;
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    let count = letters.length;
    const cut = () => `${letters.slice(0, count).join('').trimEnd()}…`;
    while (count > 1 && context.measureText(cut()).width > width) count -= 1;
    return cut();
  }

  /** The lines of a text in a width, two at most. */
  wrapped(text: string, width: number, size: number, weight: number): readonly string[] {
    const { context } = this;
    context.font = fontOf(size, weight);
    if (context.measureText(text).width <= width) return [text];
    const words = text.split(' ');
    let count = words.length - 1;
    while (count > 1 && context.measureText(words.slice(0, count).join(' ')).width > width) count -= 1;
    return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
  }
}
