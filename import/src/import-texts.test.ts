import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path/posix';
import { zipOf } from '@rawi/media/testing/archive-file';
import { type Bundled, bundledDistiller } from '@rawi/media/testing/bundled-distiller';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { transcriptSchema } from '@rawi/model/truth/transcript';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { importCatalog } from './import-catalog.ts';
import { type EmulatedSite, emulatedSite } from './testing/emulated-site.ts';
import { drawCover, smallCatalog, temporaryFolder } from './testing/sample-folder.ts';

// Processes are started, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let site: EmulatedSite;
let distiller: Bundled;
let keptIn: string;
beforeAll(async () => {
  site = await emulatedSite('import-texts');
  distiller = await bundledDistiller();
  keptIn = await mkdtemp(join(tmpdir(), 'distilled-'));
});
afterEach(() => {
  site.clear();
  site.bucket.files.clear();
});
afterAll(async () => {
  await site.stop();
  await distiller.remove();
  await rm(keptIn, { recursive: true });
});

const NAME = 'comic 1 “Salt & Sand”, chapter 1 (English)';
const NOW = new Date('2026-05-01T12:00:00Z');
const picture = (color: string) => drawCover(color);
async function filesWith(more: Readonly<Record<string, string | object>>, colors = ['#804020', '#206080']) {
  const chapters = [{ number: 1, language: 'English', pdf: '1.cbz', translator: 'Amal' }];
  const catalog = {
    ...smallCatalog(),
    comics: [{ ...smallCatalog().comics[0], cover: undefined, chapters }],
  };
  const pages = await Promise.all(colors.map(picture));
  const archive = await zipOf(pages.map((page, index) => [`${index + 1}.png`, page]));
  return { 'catalog.json': catalog, '1.cbz': archive, ...more };
}
async function imported(files: Readonly<Record<string, Uint8Array | string | object>>, more = {}) {
  const lines: string[] = [];
  const { folder, remove } = await temporaryFolder(files);
  const stop = site.rebuildPages();
  const report = await importCatalog({
    folder,
    firestore: site.firestore,
    bucket: site.bucket,
    log: (line) => lines.push(line),
    rendering: { program: distiller.program, keptIn },
    distilling: { program: distiller.program, keptIn },
    now: NOW,
    ...more,
  });
  stop();
  await remove();
  return { ...report, told: lines.filter((line) => /text/.test(line)) };
}
const reference = () => site.firestore.doc('comics/salt-and-sand/chapters/salt-and-sand-1-en');
const chapter = async (): Promise<Chapter> => chapterSchema.parse((await reference().get()).data());
async function words() {
  const { transcript } = await chapter();
  const content = transcript && site.bucket.files.get(transcript.path)?.content;
  const text = content && transcriptSchema.parse(JSON.parse(content.toString('utf8')));
  return text?.pages.map(({ items }) => items.map((item) => item.words));
}
const SCRIPT = '[page 1]\nMaysan: One.\n[page 2]\nMaysan: Two.';

describe('a text beside a chapter', () => {
  it('is planned, goes in with it, is written once, and another takes its place', async () => {
    const files = await filesWith({ '1.txt': SCRIPT });
    const plan = await imported(files, { checkOnly: true });
    expect(plan.told).toEqual([`  ${NAME}: text of 2 of 2 pages from “1.txt”`]);
    expect((await reference().get()).exists).toBe(false);

    expect(await imported(files)).toMatchObject({ problems: [], imported: ['salt-and-sand'] });
    expect(await words()).toEqual([['One.'], ['Two.']]);
    const first = await chapter();
    expect(first.transcript).toMatchObject({ pages: 2, bytes: expect.any(Number) });
    expect(dirname(first.transcript?.path ?? '')).not.toBe(first.manifest?.folder);
    expect(await imported(files)).toMatchObject({ written: 0, uploaded: 0 });

    await reference().update({ changes: { at: NOW, fixed: 1, helpers: [] } });
    const changed = await imported({ ...files, '1.txt': SCRIPT.replace('Two', 'Three') });
    expect(changed.written).toBe(1);
    expect(await words()).toEqual([['One.'], ['Three.']]);
    const second = await chapter();
    expect(second.changes).toBeUndefined();
    const gone = dirname(first.transcript?.path ?? '');
    expect(second.panelsDue?.before.map(({ folder }) => folder)).toEqual([gone]);
    // The first comes back before its file went: it is no earlier file any more.
    await imported(files);
    expect((await chapter()).transcript).toEqual(first.transcript);
    expect((await chapter()).panelsDue?.before.map(({ folder }) => folder)).toEqual([
      dirname(second.transcript?.path ?? ''),
    ]);
    // Without a file beside it, the text stays.
    await imported(await filesWith({}));
    expect(await words()).toEqual([['One.'], ['Two.']]);
  });

  it('that cannot be read leaves its chapter without one', async () => {
    const files = await filesWith({ '1.transcript.json': '{\n"pages": [' });
    const { problems, told } = await imported(files);
    expect(problems).toEqual([]);
    expect(told).toEqual([
      `! ${NAME}: line 2 of “1.transcript.json” is no JSON: the chapter goes in without this text`,
    ]);
    expect((await chapter()).transcript).toBeUndefined();
  });

  it('does not take the place of one that was changed in the site', async () => {
    const files = await filesWith({ '1.txt': SCRIPT });
    await imported(files);
    const content = Buffer.from(
      JSON.stringify({
        version: 1,
        language: 'en',
        pages: [{ items: [{ kind: 'speech', words: 'Won.' }] }, { items: [] }],
      }),
    );
    const path = 'public/salt-and-sand-1-en-00000000000000ab/transcript.json';
    site.bucket.files.set(path, { content, contentType: 'application/json', cacheControl: 'x' });
    await reference().update({ transcript: { path, bytes: content.length, pages: 1 } });
    const note = `! ${NAME}: its text was changed in the site, so “1.txt” is left out`;
    expect((await imported(files, { checkOnly: true })).told).toContain(note);
    expect(await imported(files)).toMatchObject({ written: 0, told: expect.arrayContaining([note]) });
    expect(await words()).toEqual([['Won.'], []]);
    // With other pages the file beside them is their text.
    await imported(await filesWith({ '1.txt': SCRIPT }, ['#804020', '#0000ff']));
    expect(await words()).toEqual([['One.'], ['Two.']]);
  });

  it('stays for pages whose images stay, and is dropped for others', async () => {
    await imported(await filesWith({ '1.txt': SCRIPT }));
    const { told } = await imported(await filesWith({}, ['#00ff00', '#804020', '#ff0000']));
    expect(told).toEqual([`! ${NAME}: pages are others now: the text of 1 page is dropped`]);
    expect(await words()).toEqual([[], ['One.'], []]);
    expect((await chapter()).transcript?.pages).toBe(1);
    const last = await imported(await filesWith({}, ['#000001']));
    expect(last.told).toEqual([`! ${NAME}: its pages are others now: its text is dropped`]);
    expect((await chapter()).transcript).toBeUndefined();
  });
});
