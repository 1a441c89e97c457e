import { execFile } from 'node:child_process';
import { smallCatalog, smallFiles, temporaryFolder } from '@rawi/import/testing/sample-folder';
import { pageIds } from '@rawi/model/page-ids';
import { pageDocumentSchema } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { pagesOf } from '@rawi/model/truth/page-images';
import { afterAll, describe, expect, it } from 'vitest';
import { comicsFolder, IMPORTED } from '../support/imported-comic.ts';
import { required, runningSite } from '../support/running-site.ts';

const site = runningSite('import-tests');
afterAll(() => site.close());

/** Runs `npm run import`'s program and gathers what it prints. */
function runImporter(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [required('RAWI_IMPORTER'), ...args], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
async function page(pageId: string) {
  return pageDocumentSchema.parse((await site.firestore.doc(paths.page(pageId)).get()).data());
}

describe('a folder of comics is imported into the running site', () => {
  it('is shown at once: its comic, its chapters and the home page', async () => {
    const { folder, remove } = await comicsFolder();
    const { code, output } = await runImporter(folder, '--as-pdf');
    await remove();
    expect(output).toContain('1 comic is in the site');
    expect(code).toBe(0);
    const comic = await page(pageIds.comic(IMPORTED.slug));
    const home = await page(pageIds.home());
    if (comic.kind !== 'comic' || home.kind !== 'home') throw new Error('pages of another kind');
    expect(comic.payload.chapters).toHaveLength(4);
    expect(home.payload.latest.map((card) => card.slug)).toContain(IMPORTED.slug);
  });

  it('its chapter names a file that anyone can fetch whole', async () => {
    const chapter = await page(pageIds.chapter(IMPORTED.chapterId));
    if (chapter.kind !== 'chapter') throw new Error('a page of another kind');
    expect(chapter.payload.pageCount).toBe(IMPORTED.pages);
    const { path, bytes } = chapter.payload.pdf;
    const response = await fetch(site.fileUrl(path));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await response.arrayBuffer()).byteLength).toBe(bytes);
    const cover = await fetch(site.fileUrl(chapter.payload.cover.sources[0]?.path ?? ''));
    expect(cover.headers.get('content-type')).toBe('image/webp');
  });

  it('a second time changes nothing', async () => {
    const { folder, remove } = await comicsFolder();
    await runImporter(folder, '--as-pdf');
    const reference = site.firestore.doc(paths.page(pageIds.comic(IMPORTED.slug)));
    const before = (await reference.get()).updateTime;
    const { code, output } = await runImporter(folder, '--as-pdf');
    await remove();
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('nothing changed') });
    expect((await reference.get()).updateTime).toEqual(before);
  });

  it('without --as-pdf its chapters become page images that anyone can fetch', async () => {
    const { folder, remove } = await temporaryFolder({
      'catalog.json': smallCatalog(),
      ...(await smallFiles()),
    });
    const { code, output } = await runImporter(folder);
    await remove();
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('page 2 of 2') });
    const chapter = await page(pageIds.chapter('salt-and-sand-2-en'));
    if (chapter.kind !== 'chapter') throw new Error('a page of another kind');
    const { manifest } = chapter.payload;
    const pages = manifest ? pagesOf(manifest) : [];
    expect(pages).toHaveLength(2);
    for (const { path } of pages.flat().flatMap(({ sources }) => sources)) {
      expect((await fetch(site.fileUrl(path))).headers.get('content-type')).toBe('image/webp');
    }
  });

  it('a bad entry is named in one line, and the program ends with 1', async () => {
    const catalog = smallCatalog();
    const comics = [{ ...catalog.comics[0], series: 'Never There', cover: 'nowhere.png' }];
    const { folder, remove } = await temporaryFolder({
      'catalog.json': { ...catalog, comics },
      ...(await smallFiles()),
    });
    const { code, output } = await runImporter(folder);
    await remove();
    expect(output).toContain(
      '✗ comic 1 “Never There”, cover: there is no file “nowhere.png” in the folder.\n',
    );
    expect(code).toBe(1);
    expect((await site.firestore.doc(paths.comic('never-there')).get()).exists).toBe(false);
  });

  it('a folder without a catalogue is refused in one line', async () => {
    const { folder, remove } = await temporaryFolder({ 'readme.txt': 'nothing' });
    const { code, output } = await runImporter(folder);
    await remove();
    expect(output.trim().split('\n')).toEqual([expect.stringContaining('There is no catalog.json')]);
    expect(code).toBe(2);
  });
});
