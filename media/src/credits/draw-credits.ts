import { buffer } from 'node:stream/consumers';
import { BRAND } from '@rawi/model/constants';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { CREDIT_LABELS, chapterInCredits, READ_FREE } from '@rawi/model/text/credit-texts';
import { localeOfLetters } from '@rawi/model/text/letters';
import PdfKitDocument from 'pdfkit';
import { cardColors } from '../share-card/card-colors.ts';
import type { Credits } from './credits.ts';
import { LineWriter, type Style } from './write-line.ts';

/** In points: as wide as the other pages of a copy for download, in the shape of most comics. */
const PAGE = { width: 595, height: 892, margin: 56 } as const;
const WORDS = PAGE.width - 2 * PAGE.margin;
const LABEL: Style = { weight: 500, size: 12 };
const VALUE: Style = { weight: 800, size: 17 };
const TITLE_SIZES = [54, 46, 40, 34, 28] as const;
const MAX_TITLE_LINES = 3;
/** Arabic needs more room between lines. */
const LEADING = { en: 1.12, ar: 1.42 } as const;
const ROW = 52;
/** The balloon of the logo and the letter in it, in a box of 32 × 34. */
const BALLOON =
  'M5 0h22a5 5 0 0 1 5 5v17.500a5 5 0 0 1-5 5H15.500L8 34v-6.500H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z';
const LETTER = 'M20.500 9.500c1.200 5.200-1.600 9.300-7.500 10';

/** A PDF of one page with the credits, in the colors of the comic. The same credits give the same bytes. */
export async function drawCredits(credits: Credits): Promise<Buffer> {
  const document = new PdfKitDocument({
    autoFirstPage: false,
    font: '',
    info: { Producer: BRAND.en, Creator: BRAND.en, CreationDate: new Date(0) },
  });
  const written = buffer(document);
  document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  const { ground, dots } = cardColors(credits.accent);
  drawGround(document, ground, dots);
  drawWords(document, credits);
  drawFoot(document, credits, ground);
  document.end();
  return await written;
}

/** The raster of a print, which thins out towards the top. */
function drawGround(document: PDFKit.PDFDocument, ground: string, dots: string): void {
  document.rect(0, 0, PAGE.width, PAGE.height).fill(ground);
  const [step, rows] = [13, 26];
  for (let row = 0; row < rows; row += 1) {
    const radius = 6 * (1 - row / rows);
    for (let x = row % 2 === 0 ? 0 : step; x <= PAGE.width; x += 2 * step) {
      document.circle(x, PAGE.height - row * step, radius);
    }
  }
  document.fill(dots);
}

function drawWords(document: PDFKit.PDFDocument, credits: Credits): void {
  const { locale, comic, otherName, number, title } = credits;
  const lines = new LineWriter(document);
  const start = startOf(credits);
  document.fillColor('#fff').fillOpacity(0.86);
  const chapter = chapterInCredits(number, title, locale);
  let y = 92;
  lines.write(lines.wrap(chapter, locale, VALUE, WORDS, 1)[0] ?? '', locale, VALUE, { start, baseline: y });
  document.fillOpacity(1);
  const size = TITLE_SIZES.find((own) => fits(lines, credits, own)) ?? TITLE_SIZES[4];
  const style: Style = { weight: 800, size };
  y += 18;
  for (const line of lines.wrap(comic, locale, style, WORDS, MAX_TITLE_LINES)) {
    y += size * LEADING[locale];
    lines.write(line, locale, style, { start, baseline: y });
  }
  if (otherName !== undefined) {
    y += 36;
    const other: Style = { weight: 500, size: 19 };
    writeName(lines, credits, lines.wrap(otherName, localeOfLetters(otherName) ?? 'en', other, WORDS, 1)[0], {
      style: other,
      baseline: y,
    });
  }
  y += 34;
  for (const [label, value] of rowsOf(credits)) {
    y += ROW;
    document.fillOpacity(0.86);
    lines.write(label, locale, LABEL, { start, baseline: y - 23 });
    document.fillOpacity(1);
    writeName(lines, credits, lines.wrap(value, locale, VALUE, WORDS, 1)[0], { style: VALUE, baseline: y });
  }
}

function fits(lines: LineWriter, { comic, locale }: Credits, size: number): boolean {
  const words = comic.split(/\s+/u).length;
  const wrapped = lines.wrap(comic, locale, { weight: 800, size }, WORDS, MAX_TITLE_LINES);
  return wrapped.length <= words && wrapped.join(' ').length >= comic.trim().length;
}

/** A name in the direction of its own letters, at the side where the page's lines start. */
function writeName(
  lines: LineWriter,
  credits: Credits,
  text: string | undefined,
  { style, baseline }: { readonly style: Style; readonly baseline: number },
): void {
  if (text === undefined) return;
  lines.write(text, credits.locale, style, { start: startOf(credits), baseline });
}

function rowsOf(credits: Credits): [label: string, value: string][] {
  const { locale, translator, language, writer, artists, publisher } = credits;
  const separator = locale === 'ar' ? '، ' : ', ';
  const rows: (readonly [keyof typeof CREDIT_LABELS, string | undefined])[] = [
    ['translation', translator],
    ['language', LANGUAGE_NAMES[language][locale]],
    ['writer', writer],
    ['artists', artists.join(separator)],
    ['publisher', publisher],
  ];
  return rows.flatMap(([label, value]) => (value ? [[CREDIT_LABELS[label][locale], value]] : []));
}

function drawFoot(document: PDFKit.PDFDocument, credits: Credits, ground: string): void {
  const { locale, address } = credits;
  const lines = new LineWriter(document);
  const rtl = LOCALE_DIRECTIONS[locale] === 'rtl';
  const start = startOf(credits);
  const [top, scale] = [PAGE.height - 122, 1.5];
  const width = 32 * scale;
  document.save();
  document
    .translate(rtl ? start - width : start, top)
    .scale(scale)
    .path(BALLOON)
    .fill('#fff')
    .path(LETTER)
    .lineWidth(4)
    .lineCap('round')
    .stroke(ground);
  document.restore();
  document.fillColor('#fff').fillOpacity(1);
  const besides = rtl ? start - width - 14 : start + width + 14;
  lines.write(READ_FREE[locale], locale, VALUE, { start: besides, baseline: top + 21 });
  // An address is read from left to right, also on an Arabic page.
  const shown = address.replace(/^https?:\/\//u, '');
  const room = WORDS - width - 14;
  const text = lines.wrap(shown, 'en', LABEL, room, 1)[0] ?? '';
  lines.write(text, locale, LABEL, { start: besides, baseline: top + 42 });
  document.link(rtl ? PAGE.margin : start, top, WORDS, 34 * scale, address);
}

const startOf = ({ locale }: Credits) =>
  LOCALE_DIRECTIONS[locale] === 'rtl' ? PAGE.width - PAGE.margin : PAGE.margin;
