import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPdf } from '@rawi/media/pdf/open-pdf';
import { textOfPage } from '@rawi/media/testing/pdf-text';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { pagesOf } from '@rawi/model/truth/page-images';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../stories/catalogue.ts';
import { writeChapter } from './chapter-files.ts';
import { translationsOf } from './tasks.ts';

describe('writeChapter', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rawi-seed-'));
  afterAll(() => rm(root, { recursive: true }));
  const comic = CATALOGUE.find(({ slug }) => slug === 'saffron-street');

  it('writes the same bytes under the same names twice, and others in the other language', async () => {
    const [english, arabic] = comic ? translationsOf(comic) : [];
    if (!english || !arabic) throw new Error('Saffron Street has chapters in both languages.');
    const first = await writeChapter(join(root, 'one'), english);
    const second = await writeChapter(join(root, 'two'), english);
    expect(second).toEqual(first);
    for (const { path, bytes } of first.files) {
      const content = await readFile(join(root, 'one', path));
      expect(content.byteLength).toBe(bytes);
      expect(content.equals(await readFile(join(root, 'two', path)))).toBe(true);
    }
    const other = await writeChapter(join(root, 'one'), arabic);
    expect(other.files.map(({ path }) => path)).not.toEqual(first.files.map(({ path }) => path));
    expect(first.files.map(({ contentType }) => contentType)).toContain('application/pdf');
  });

  it('writes what its manifest names, a spread in its own width too, and a PDF of as many pages', async () => {
    const [spread] = CATALOGUE.flatMap(translationsOf).filter(({ chapter }) =>
      chapter.pages.some(({ wide }) => wide),
    );
    if (!spread) throw new Error('The catalogue has a spread.');
    const { manifest, panelsFile, boxes, pageCount, pdf, credits, files } = await writeChapter(
      join(root, 'spread'),
      spread,
    );
    const pages = pagesOf(manifest);
    expect(pages).toHaveLength(pageCount);
    for (const { wide, sources } of pages.flat()) {
      expect(sources.map(({ width }) => width)).toEqual(wide ? [240, 800, 1600, 3200] : [240, 800, 1600]);
      for (const { path, width } of sources) {
        expect(await sharp(join(root, 'spread', path)).metadata()).toMatchObject({ format: 'webp', width });
      }
    }
    expect(pages.flat().some(({ wide }) => wide)).toBe(true);
    const images = files.filter(({ path }) => /\/\d+(?:\.\d+)?-\d+\.webp$/.test(path));
    expect(images).toHaveLength(pages.flat().flatMap(({ sources }) => sources).length);
    const copy = await openPdf(await readFile(join(root, 'spread', pdf.path)));
    expect(copy.pageCount).toBe(pageCount);
    copy.close();
    const read = async (path: string) => await readFile(join(root, 'spread', path));
    const whole = Buffer.concat([await read(pdf.path), await read(credits.named?.path ?? '')]);
    const lastPage = (await textOfPage(whole, pageCount + 1)).replaceAll(/\s+/g, ' ');
    expect(lastPage).toContain(spread.comic.series);
    const { size } = await stat(join(root, 'spread', credits.unnamed.path));
    expect(size).toBe(credits.unnamed.bytes);
    expect(manifest.panels.length).toBeGreaterThan(0);
    const panels = chapterPanelsSchema.parse(JSON.parse(String(await read(panelsFile))));
    expect(panels.pages).toHaveLength(pageCount);
    expect(panels.pages[0]).toMatchObject({ whole: true, panels: [] });
    const stories = spread.chapter.pages.map((page) => page.panels.length);
    expect(panels.pages.slice(1).map((page) => page.panels.length)).toEqual(stories);
    expect(panels.pages.some(({ heads = [] }) => heads.length > 0)).toBe(true);
    // The boxes are in the order of the pages, a spread's in its own width.
    expect(boxes.map(({ width }) => width > 1000)).toEqual(pages.map(([page]) => page?.wide === true));
    expect(boxes.map((page) => page.boxes.length > 0)).toEqual(pages.map((_page, index) => index > 0));
  });
}, 60_000);
