import { buffer } from 'node:stream/consumers';
import PdfKitDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { LineWriter } from '../credits/write-line.ts';
import { PAGES, pdfOf } from '../testing/small-pdf.ts';
import { type DrawnPage, openPdf } from './open-pdf.ts';

const CODES = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def',
  '1 begincodespacerange <0000> <FFFF> endcodespacerange',
  '1 beginbfrange <0000> <FFFF> <0000> endbfrange endcmap end end',
].join('\n');

/** A page of 100 points with these marks, in which `/A` is a font of letters by their codes and `/L` one of Latin; neither is in the file. */
async function drawn(marks: string): Promise<DrawnPage> {
  const stream = (text: string) => [`<< /Length ${text.length} >>`, Buffer.from(text)] as const;
  const pdf = await openPdf(
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      PAGES,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Resources << /Font << /A 4 0 R /L 8 0 R >> >> /Contents 7 0 R >>',
      '<< /Type /Font /Subtype /Type0 /BaseFont /Nowhere /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 9 0 R >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Nowhere /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 6 0 R /DW 500 >>',
      '<< /Type /FontDescriptor /FontName /Nowhere /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80 >>',
      stream(marks),
      '<< /Type /Font /Subtype /TrueType /BaseFont /Nowhere /Encoding /WinAnsiEncoding /FontDescriptor 6 0 R >>',
      stream(CODES),
    ]),
  );
  try {
    return await pdf.draw(1, 400);
  } finally {
    pdf.close();
  }
}

/** Letters as a program that sets Arabic leaves them in a file: from left to right. */
const arabic = (text: string) => `<${[...text].toReversed().map(codeOf).join('')}> Tj`;
const codeOf = (letter: string) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/** Whether something is seen in each column of a part of a page, in hundredths of its sides from above. */
function columns({ data, width, height }: DrawnPage, part: { from: number; to: number }): boolean[] {
  const row = (share: number) => Math.round((share * height) / 100);
  return Array.from({ length: width }, (_, x) => {
    for (let y = row(part.from); y < row(part.to); y += 1) {
      if ((data[(y * width + x) * 3 + 1] ?? 255) < 128) return true;
    }
    return false;
  });
}
const ANYWHERE = { from: 0, to: 100 };
const inkOf = (page: DrawnPage, part = ANYWHERE) => columns(page, part).filter(Boolean).length;
const firstInk = (page: DrawnPage, part = ANYWHERE) => columns(page, part).indexOf(true) / 4;
const lastInk = (page: DrawnPage, part = ANYWHERE) => columns(page, part).lastIndexOf(true) / 4;

/** A page with a line of ours, and the same without its font. */
async function withAndWithoutFont(text: string): Promise<readonly DrawnPage[]> {
  const document = new PdfKitDocument({ size: [400, 60], margin: 0, font: '' });
  const written = buffer(document);
  new LineWriter(document).write(text, 'ar', { weight: 500, size: 30 }, { start: 390, baseline: 40 });
  document.end();
  const whole = await written;
  const without = Buffer.from(whole.toString('latin1').replaceAll(/FontFile\d/g, 'FontFileX'), 'latin1');
  return await Promise.all(
    [whole, without].map(async (file) => {
      const pdf = await openPdf(file);
      try {
        return await pdf.draw(1, 800);
      } finally {
        pdf.close();
      }
    }),
  );
}

/** How much of the ink of one page lies elsewhere on the other, from 0 to 2. */
function unlike(one: DrawnPage, other: DrawnPage): number {
  let [apart, ink] = [0, 0];
  for (const [index, value] of one.data.entries()) {
    apart += Math.abs(value - (other.data[index] ?? 0));
    ink += 255 - value;
  }
  return apart / ink;
}

describe('words whose font is not in the file', () => {
  it('are drawn in Latin', async () => {
    const page = await drawn('BT /L 20 Tf 10 40 Td (words) Tj ET');
    expect(page.hasLostText).toBe(false);
    expect(inkOf(page)).toBeGreaterThan(100);
  });

  it('are drawn in Arabic with joined letters, from right to left, in their place and colour', async () => {
    const page = await drawn(`1 0 0 rg BT /A 30 Tf 10 40 Td ${arabic('لببب')} ET`);
    expect(page.hasLostText).toBe(false);
    const seen = columns(page, ANYWHERE);
    const [from, to] = [seen.indexOf(true), seen.lastIndexOf(true)];
    expect(seen.slice(from, to).every(Boolean), 'joined').toBe(true);
    expect(from / 4).toBeGreaterThan(8);
    expect(to / 4).toBeCloseTo(70, -1);
    expect(firstInk(page, { from: 0, to: 42 }), 'the tall letter comes first').toBeGreaterThan(60);
    const red = page.data.findIndex((value, index) => index % 3 === 1 && value === 0);
    expect([...page.data.subarray(red - 1, red + 2)]).toEqual([255, 0, 0]);
  });

  it.each(['لا أعرف الأميرة', 'مرحبًا، أين ذهبت؟', 'الفصل ١٢'])('are drawn as with it: %s', async (text) => {
    const [whole, without] = await withAndWithoutFont(text);
    if (!(whole && without)) throw new Error('There is a page too few.');
    expect(without.hasLostText).toBe(false);
    expect(unlike(whole, without)).toBeLessThan(0.1);
  });

  it('are reported where a sign of theirs stays lost', async () => {
    const [, without] = await withAndWithoutFont('قِصَّةٌ');
    expect(without?.hasLostText).toBe(true);
  });

  it('are drawn as large as they were to be, whichever number says so, and turned as they were', async () => {
    const word = arabic('بيت');
    const plain = await drawn(`BT /A 30 Tf 10 40 Td ${word} ET`);
    const scaled = await drawn(`BT /A 1 Tf 30 0 0 30 10 40 Tm ${word} ET`);
    expect(firstInk(scaled)).toBeCloseTo(firstInk(plain), 0);
    expect(lastInk(scaled)).toBeCloseTo(lastInk(plain), 0);
    const turned = await drawn(`BT /A 30 Tf 0 1 -1 0 60 10 Tm ${word} ET`);
    expect(turned.hasLostText).toBe(false);
    expect(lastInk(turned) - firstInk(turned)).toBeLessThan(32);
    expect(lastInk(turned)).toBeLessThan(72);
    expect(firstInk(turned)).toBeGreaterThan(30);
  });

  it('stay below what is drawn over them, and unseen where they are', async () => {
    const word = `BT /A 30 Tf 10 40 Td ${arabic('بيت')} ET`;
    expect(inkOf(await drawn(`${word} 1 1 1 rg 0 0 100 100 re f`))).toBe(0);
    expect(inkOf(await drawn(`BT 3 Tr ET ${word}`))).toBe(0);
  });

  it('are reported where our face has no such letters either', async () => {
    const japanese = `BT /A 20 Tf 10 70 Td <${codeOf('漢')}> Tj ET`;
    expect((await drawn(japanese)).hasLostText).toBe(true);
    const both = await drawn(`${japanese} BT /A 20 Tf 10 20 Td ${arabic('بيت')} ET`);
    expect(both.hasLostText).toBe(true);
    expect(inkOf(both, { from: 55, to: 100 })).toBeGreaterThan(20);
  });
});
