import { createRequire } from 'node:module';
import { LOCALE_DIRECTIONS, type Locale } from '@rawi/model/lists/locales';
import { oneLine, wrapText } from '../share-card/wrap-text.ts';
import { visualRuns } from './visual-runs.ts';

export type Weight = 500 | 800;

const SCRIPTS = ['latin', 'latin-ext', 'arabic'] as const;
type Script = (typeof SCRIPTS)[number];

/**
 * No glyph substitution beside those of the script. That it is named at all makes PDFKit shape a text as a whole: otherwise it
 * puts the words of an Arabic one in the order of a Latin one.
 */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = [];

export interface Style {
  readonly weight: Weight;
  readonly size: number;
}

interface Segment {
  readonly text: string;
  readonly script: Script;
}

/** Writes lines of Rubik in both scripts, which is embedded as far as it is used. */
export class LineWriter {
  readonly #document: PDFKit.PDFDocument;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    const { resolve } = createRequire(import.meta.url);
    for (const script of SCRIPTS) {
      for (const weight of [500, 800] as const) {
        const file = resolve(`@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff`);
        document.registerFont(nameOf(script, weight), file);
      }
    }
  }

  /** Writes a line whose start, the left or the right side by its locale, is at `start`. */
  write(text: string, locale: Locale, style: Style, at: { start: number; baseline: number }): void {
    const segments = segmentsOf(text, locale);
    const rtl = LOCALE_DIRECTIONS[locale] === 'rtl';
    let x = rtl ? at.start - this.#widthOf(segments, style) : at.start;
    for (const { text: own, script } of segments) {
      this.#choose(script, style);
      this.#document.text(own, x, at.baseline, {
        lineBreak: false,
        features: FEATURES,
        baseline: 'alphabetic',
      });
      x += this.#document.widthOfString(own, { features: FEATURES });
    }
  }

  /** As many lines as the text needs, at most `most`, no wider than `width`. */
  wrap(text: string, locale: Locale, style: Style, width: number, most: number): readonly string[] {
    const measure = (own: string) => this.#widthOf(segmentsOf(own, locale), style);
    return most === 1 ? [oneLine(text, width, measure)] : wrapText(text, width, most, measure).lines;
  }

  /** How wide a line is, in points. */
  widthOf(text: string, locale: Locale, style: Style): number {
    return this.#widthOf(segmentsOf(text, locale), style);
  }

  #widthOf(segments: readonly Segment[], style: Style): number {
    return segments.reduce((sum, { text, script }) => {
      this.#choose(script, style);
      return sum + this.#document.widthOfString(text, { features: FEATURES });
    }, 0);
  }

  #choose(script: Script, { weight, size }: Style): void {
    this.#document.font(nameOf(script, weight)).fontSize(size);
  }
}

/** The parts of a line from left to right, each in one direction and of one font. */
function segmentsOf(text: string, locale: Locale): Segment[] {
  return visualRuns(text, LOCALE_DIRECTIONS[locale] === 'rtl').flatMap(({ text: run, rtl }) => {
    const segments: { text: string; script: Script }[] = [];
    for (const letter of run) {
      const last = segments.at(-1);
      const script = scriptOf(letter, last?.script ?? (rtl ? 'arabic' : 'latin'));
      if (last?.script === script) last.text += letter;
      else segments.push({ text: letter, script });
    }
    const ordered = rtl ? segments.toReversed() : segments;
    // The shaper turns round what is in Arabic letters and digits, and nothing else.
    return ordered.map((segment) =>
      rtl === (segment.script === 'arabic') ? segment : { ...segment, text: turnedRound(segment.text) },
    );
  });
}

/** Spaces go with what they follow. */
function scriptOf(letter: string, before: Script): Script {
  if (letter === ' ') return before;
  if (/[\p{Script=Arabic}؀-ۿ]/u.test(letter)) return 'arabic';
  return /[\u{100}-\u{1fff}]/u.test(letter) ? 'latin-ext' : 'latin';
}

const turnedRound = (text: string) =>
  [...new Intl.Segmenter().segment(text)]
    .map(({ segment }) => segment)
    .toReversed()
    .join('');

const nameOf = (script: Script, weight: Weight) => `${script}-${weight}`;
