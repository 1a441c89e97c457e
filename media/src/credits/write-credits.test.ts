import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdf } from '../pdf/open-pdf.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { textOfPage } from '../testing/pdf-text.ts';
import { PDF_END_BYTES } from './continue-pdf.ts';
import type { Credits } from './credits.ts';
import { creditsPart, creditsParts, propertiesPart } from './write-credits.ts';

const ENGLISH: Credits = {
  locale: 'en',
  comic: 'The Salt Caravan',
  otherName: 'قافلة الملح',
  number: 3,
  title: 'The Eighty-First Camel',
  language: 'en',
  translator: 'Wren Castell',
  publisher: 'Blue Door',
  writer: 'Zoë Říha',
  artists: ['Ana', 'Bo'],
  address: 'https://rawi.example/comic/the-salt-caravan',
  accent: '#c04020',
  readingDirection: 'ltr',
};
const ARABIC: Credits = {
  ...ENGLISH,
  locale: 'ar',
  number: 12.5,
  language: 'ar',
  comic: 'قافلة الملح 9 (Orbit)',
  otherName: 'The Salt Caravan',
  title: 'الجمل الحادي والثمانون',
  translator: 'نور الصباح',
  readingDirection: 'rtl',
};

let folder: string;
let copy: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credits-'));
  const jpeg = join(folder, 'page.jpg');
  await writeFile(
    jpeg,
    await sharp({ create: { width: 40, height: 60, channels: 3, background: '#2040c0' } })
      .jpeg()
      .toBuffer(),
  );
  const page = { jpeg, width: 40, height: 60 };
  await writePdf(join(folder, 'copy.pdf'), 'Rawi', [page, page]);
  copy = await readFile(join(folder, 'copy.pdf'));
});
afterAll(() => rm(folder, { recursive: true }));

const ending = (file: Buffer) => ({ end: file.subarray(-PDF_END_BYTES), bytes: file.length });
const joined = async (credits: Credits, file = copy) =>
  Buffer.concat([file, await creditsPart(ending(file), credits)]);

const catalogOf = ({ catalog }: PDFDocument) => ({
  lang: String(catalog.get(PDFName.of('Lang'))),
  layout: String(catalog.get(PDFName.of('PageLayout'))),
  direction: String(catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).get(PDFName.of('Direction'))),
});
/** The properties that a file holds as XML, by their names. */
function metadataOf({ catalog }: PDFDocument): unknown {
  const stream = catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream)) throw new Error('There is no metadata.');
  const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: true, trimValues: false });
  const xml = Buffer.from(stream.getContents()).toString('utf8');
  return JSON.parse(
    JSON.stringify(parser.parse(xml).xmpmeta.RDF.Description, (name, value) =>
      name === '#text' ? undefined : value,
    ),
  );
}

describe('the credits of a copy for download', () => {
  it('are its last page, and the pages before stay as they were', async () => {
    const file = await joined(ENGLISH);
    expect(file.subarray(0, copy.length).equals(copy)).toBe(true);
    const opened = await openPdf(file);
    expect(opened.pageCount).toBe(3);
    expect([...(await opened.draw(2, 20)).data.subarray(0, 3)]).toEqual([
      expect.closeTo(0x20, -1),
      expect.closeTo(0x40, -1),
      expect.closeTo(0xc0, -1),
    ]);
    expect((await opened.draw(3, 200)).hasLostText).toBe(false);
    opened.close();
    const text = await textOfPage(file, 3);
    for (const said of [
      'The Salt Caravan',
      'Chapter 3 · The Eighty-First Camel',
      'Wren Castell',
      'English',
      'Blue Door',
      'Zoë Říha',
      'Ana, Bo',
      'Read free at Rawi',
      'rawi.example/comic/the-salt-caravan',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('are shaped in Arabic and can be read as Arabic', async () => {
    const text = await textOfPage(await joined(ARABIC), 3);
    for (const said of [
      'قافلة الملح',
      'Orbit',
      'نور الصباح',
      'العربية',
      'قراءة مجانية في راوي',
      'الفصل',
      '١٢٫٥',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('state title, authors, translator, language, direction and layout of the file', async () => {
    const read = await PDFDocument.load(await joined(ARABIC), { updateMetadata: false });
    expect(read.getTitle()).toBe('قافلة الملح 9 (Orbit) · الفصل ١٢٫٥ · الجمل الحادي والثمانون (العربية)');
    expect(read.getAuthor()).toBe('Zoë Říha, Ana, Bo');
    expect(read.getSubject()).toBe('الترجمة: نور الصباح');
    expect(catalogOf(read)).toEqual({ lang: '(ar)', layout: '/TwoPageRight', direction: '/R2L' });
    const opened = await openPdf(await joined(ARABIC));
    expect(opened.readingDirection).toBe('rtl');
    opened.close();
    const english = await PDFDocument.load(await joined(ENGLISH), { updateMetadata: false });
    expect(english.getTitle()).toBe('The Salt Caravan · Chapter 3 · The Eighty-First Camel (English)');
    expect(catalogOf(english)).toEqual({ lang: '(en)', layout: '/TwoPageRight', direction: 'undefined' });
    const strip = await joined({ ...ENGLISH, readingDirection: 'vertical' });
    expect(catalogOf(await PDFDocument.load(strip)).layout).toBe('/OneColumn');
  });

  it('state the same where libraries look for it, whatever letters the names have', async () => {
    const odd = '</rdf:li>&"\u0001 ❤️‍🔥';
    const read = await PDFDocument.load(await joined({ ...ARABIC, writer: odd }));
    expect(metadataOf(read)).toEqual({
      title: { Alt: { li: 'قافلة الملح 9 (Orbit) · الفصل ١٢٫٥ · الجمل الحادي والثمانون (العربية)' } },
      creator: { Seq: { li: ['</rdf:li>&" ❤️‍🔥', 'Ana', 'Bo'] } },
      contributor: { Bag: { li: 'نور الصباح' } },
      publisher: { Bag: { li: 'Blue Door' } },
      description: { Alt: { li: 'الترجمة: نور الصباح' } },
      language: { Bag: { li: 'ar' } },
    });
  });

  it('are left out of a copy that says of itself no more than what it is', async () => {
    const { translator: _, publisher: __, ...known } = ARABIC;
    const part = propertiesPart(ending(copy), known);
    const file = Buffer.concat([copy, part]);
    const read = await PDFDocument.load(file, { updateMetadata: false });
    expect(read.getPageCount()).toBe(2);
    expect(catalogOf(read)).toEqual({ lang: '(ar)', layout: '/TwoPageRight', direction: '/R2L' });
    expect(read.getTitle()).toContain('قافلة الملح');
    expect(read.getSubject()).toBeUndefined();
    expect(metadataOf(read)).not.toHaveProperty('contributor');
    const opened = await openPdf(file);
    expect([opened.pageCount, opened.readingDirection]).toEqual([2, 'rtl']);
    opened.close();
  });

  it('exist without the translator, with everything else', async () => {
    const { named, unnamed } = await creditsParts(ending(copy), ENGLISH);
    expect(named).toBeDefined();
    const text = await textOfPage(Buffer.concat([copy, unnamed]), 3);
    expect(text).not.toContain('Wren');
    expect(text).not.toContain('Translation');
    expect(text).toContain('Blue Door');
    const { translator: _, ...nobody } = ENGLISH;
    expect((await creditsParts(ending(copy), nobody)).named).toBeUndefined();
  });

  it('are the same bytes for the same chapter', async () => {
    const [one, other] = [await creditsPart(ending(copy), ARABIC), await creditsPart(ending(copy), ARABIC)];
    expect(one.equals(other)).toBe(true);
    expect(one.length).toBeLessThan(120_000);
  });

  it('need no more than the end of a file of 500 pages', async () => {
    const page = { jpeg: join(folder, 'page.jpg'), width: 40, height: 60 };
    const path = join(folder, 'long.pdf');
    await writePdf(
      path,
      'Rawi',
      Array.from({ length: 500 }, () => page),
    );
    const file = await readFile(path);
    expect(file.length).toBeGreaterThan(PDF_END_BYTES);
    const all = Buffer.concat([file, await creditsPart(ending(file), ENGLISH)]);
    expect(await textOfPage(all, 501)).toContain('Wren Castell');
  });

  it('refuse a file that we did not write', async () => {
    const foreign = Buffer.from('%PDF-1.7\nsomething else\n%%EOF\n');
    await expect(creditsPart(ending(foreign), ENGLISH)).rejects.toThrow('no end of a PDF of ours');
  });
});
