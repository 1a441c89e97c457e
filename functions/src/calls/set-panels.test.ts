import type { SetPage } from '@rawi/model/calls/translator-calls';
import type { Role } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { reading } from '@rawi/model/truth/tolerant';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { chapterPage } from '../pages/chapter-page.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { type SubmissionDesk, submissionDesk } from '../testing/submission-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('set-panels');
});
const FOUND = { panels: [[0, 0, 10_000, 5000, 60]], balloons: [[10, 10, 500, 500]] };
const began = (id: string) => `public/${id}-0123456789abcdef/panels.json`;
const OPENING = {
  page: 1,
  x: 0,
  y: 0,
  width: 500,
  height: 400,
  keep: [1, 1, 50, 50] as [number, number, number, number],
};
function chapter(id: string, changes: Partial<Chapter> = {}) {
  const manifest = {
    folder: `public/${id}-0000000000000000`,
    widths: [800],
    images: ['800x1200#ffffff', '800x1200#ffffff'],
    panels: [OPENING],
  };
  const file = JSON.stringify({ version: 1, pages: [FOUND, FOUND] });
  stage.published.put(began(id), Buffer.from(file));
  return sampleChapter(id, {
    comicId: 'simurgh',
    pageCount: 2,
    manifest,
    panelsFile: began(id),
    ...changes,
  });
}
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  for (const uid of ['layla', 'omar']) await desk.addPerson(uid, 'translator');
  await writeComic(backend.firestore, sampleComic('simurgh'), [
    chapter('en', { translator: { id: 'layla', name: 'Layla' }, reading: { panels: [OPENING] } }),
    chapter('ar', { language: 'ar', readingDirection: 'rtl' }),
    sampleChapter('fr', { comicId: 'simurgh', language: 'fr' }),
    chapter('en-2', { number: 2 }),
  ]);
});
afterAll(() => backend.stop());

const refused = (code: string) => ({ details: { code } });
const HALVES: SetPage = {
  page: 1,
  panels: [
    [0, 5000, 10_000, 5000],
    [0, 0, 10_000, 5000],
  ],
};
function set(
  pages: SetPage[] = [HALVES],
  id = 'en',
  uid = 'layla',
  roles?: readonly Role[],
  from = began(id),
) {
  const request = { action: 'setPanels', comicId: 'simurgh', chapterId: id, began: from, pages } as const;
  return desk.call(uid, request, roles);
}
const stored = async (id: string) =>
  reading(chapterSchema).parse((await backend.firestore.doc(paths.chapter('simurgh', id)).get()).data());
const fileOf = async (id: string) => {
  const bytes = await stage.published.read((await stored(id)).panelsFile ?? '', 100_000);
  return chapterPanelsSchema.parse(JSON.parse(String(bytes)));
};

describe('the panels of a chapter may be set by', () => {
  it('its translator, and who reviews by the record', async () => {
    await set();
    await backend.firestore
      .doc(paths.staff('omar'))
      .set({ roles: ['reviewer'], name: 'o', since: stage.now() });
    await set([HALVES], 'ar', 'omar', ['reviewer']);
    expect((await fileOf('ar')).pages[0]?.set).toBe('here');
  });

  it('no other translator, no former reviewer, and nobody of a chapter that is gone', async () => {
    await expect(set([HALVES], 'en', 'omar')).rejects.toMatchObject(refused('role-missing'));
    await expect(set([HALVES], 'en', 'omar', ['reviewer'])).rejects.toMatchObject(refused('role-missing'));
    await expect(set([HALVES], 'ar')).rejects.toMatchObject(refused('role-missing'));
    await expect(set([HALVES], 'en', 'layla', [])).rejects.toMatchObject(refused('role-missing'));
    await expect(set([HALVES], 'gone')).rejects.toMatchObject(refused('target-missing'));
    expect((await stored('en')).panelsFile).toBe(began('en'));
  });

  it('nobody for another chapter by naming its file', async () => {
    for (const from of [began('ar'), 'public/en-0123456789abcdef/1-800.webp', began('en-2')]) {
      await expect(set([HALVES], 'en', 'layla', undefined, from)).rejects.toMatchObject(refused('moved-on'));
    }
    expect(stage.published.reads).toEqual([]);
  });
});

it('panels are refused that were put in order while the chapter ran the other way', async () => {
  const request = { action: 'setPanels', comicId: 'simurgh', chapterId: 'en', began: began('en') } as const;
  const turned = { ...request, rightToLeft: true, pages: [HALVES] };
  await expect(desk.call('layla', turned)).rejects.toMatchObject(refused('moved-on'));
  expect((await stored('en')).panelsFile).toBe(began('en'));
  await desk.call('layla', { ...turned, rightToLeft: false });
  expect((await fileOf('en')).pages[0]?.set).toBe('here');
});

describe('what is saved', () => {
  it('is another file, which the chapter and its page name; the old one stays for a day', async () => {
    const answer = await set();
    const { panelsFile, panelsSet, panelsDue } = await stored('en');
    expect(answer).toEqual({ panelsFile });
    expect(panelsFile).toMatch(/^public\/en-[0-9a-f]{16}\/panels\.json$/);
    expect(panelsFile).not.toBe(began('en'));
    expect(panelsSet).toBe(true);
    const until = new Date(stage.now().getTime() + 24 * 3_600_000);
    expect(panelsDue).toEqual({ at: until, before: [{ folder: 'public/en-0123456789abcdef', until }] });
    expect(stage.published.paths()).toContain(began('en'));
    const [one, two] = (await fileOf('en')).pages;
    expect(one).toMatchObject({
      panels: [
        [0, 5000, 10_000, 5000, 100],
        [0, 0, 10_000, 5000, 100],
      ],
      set: 'here',
      balloons: FOUND.balloons,
      found: { panels: FOUND.panels },
    });
    expect(two).toEqual(FOUND);
    const page = await chapterPage(backend.firestore, 'simurgh', 'en');
    expect(page).toMatchObject({ payload: { panelsFile } });
    const { docs } = await backend.firestore.collection('dirty').get();
    expect(docs.map(({ id }) => id)).toEqual(['chapter_en']);
  });

  it('leaves the panels that open the chapter as they are, chosen by us or by its translator', async () => {
    const before = await stored('en');
    await set();
    const { manifest, reading: corrected } = await stored('en');
    expect([manifest, corrected]).toEqual([before.manifest, before.reading]);
  });

  it('is read in the direction of the chapter', async () => {
    await backend.firestore.doc(paths.chapter('simurgh', 'en')).update({ readingDirection: 'rtl' });
    await set();
    expect((await fileOf('en')).pages[0]).toMatchObject({
      panels: [
        [0, 0, 10_000, 5000, 100],
        [0, 5000, 10_000, 5000, 100],
      ],
      rtl: [1, 0],
    });
  });

  it('is in the record, with who has said it', async () => {
    await set();
    const { docs } = await backend.firestore.collection('audit').get();
    expect(docs.map((each) => each.data())).toMatchObject([
      { action: 'setPanels', by: 'layla', about: 'comics/simurgh/chapters/en', reason: null },
    ]);
  });

  it('has the other translations of the number look for it, no others', async () => {
    await set();
    expect((await stored('ar')).panelsDue).toEqual({ at: stage.now(), wanted: stage.now(), before: [] });
    for (const id of ['fr', 'en-2']) expect((await stored(id)).panelsDue).toBeUndefined();
  });

  it('is taken back to what was found', async () => {
    await set();
    await set([{ page: 1, panels: null }], 'en', 'layla', undefined, (await stored('en')).panelsFile ?? '');
    expect((await fileOf('en')).pages).toEqual([{ ...FOUND, set: 'found' }, FOUND]);
  });

  it('is never the same file again, so that none in use is deleted', async () => {
    await set([{ page: 1, panels: null }]);
    const first = (await stored('en')).panelsFile ?? '';
    await set([HALVES], 'en', 'layla', undefined, first);
    await set([{ page: 1, panels: null }], 'en', 'layla', undefined, (await stored('en')).panelsFile ?? '');
    const { panelsFile, panelsDue } = await stored('en');
    expect(panelsFile).not.toBe(first);
    expect(panelsDue?.before).toHaveLength(3);
  });
});

describe('a call', () => {
  it('that comes twice is one', async () => {
    const answer = await set();
    expect(await set()).toEqual(answer);
    expect((await stored('en')).panelsDue?.before).toHaveLength(1);
    expect((await backend.firestore.collection('audit').get()).size).toBe(1);
  });

  it('that comes twice at once is one, and its file stays', async () => {
    const save = stage.published.save.bind(stage.published);
    vi.spyOn(stage.published, 'save').mockImplementationOnce(async (...file) => {
      await save(...file);
      await set();
    });
    const answer = await set();
    expect(stage.published.paths()).toContain((await stored('en')).panelsFile);
    expect(answer).toEqual({ panelsFile: (await stored('en')).panelsFile });
    expect((await backend.firestore.collection('audit').get()).size).toBe(1);
  });

  it('that began with another file than the chapter has is refused, and leaves nothing', async () => {
    await set();
    const before = stage.published.paths();
    const save = vi.spyOn(stage.published, 'save');
    await expect(set([{ page: 2, panels: [] }])).rejects.toMatchObject(refused('moved-on'));
    expect(save).not.toHaveBeenCalled();
    stage.published.files.delete(began('en'));
    await expect(set([{ page: 2, panels: [] }])).rejects.toMatchObject(refused('moved-on'));
    expect(stage.published.paths()).toEqual(before.filter((path) => path !== began('en')));
  });

  it('beside which somebody else saves is refused, and leaves nothing', async () => {
    const save = stage.published.save.bind(stage.published);
    vi.spyOn(stage.published, 'save').mockImplementationOnce(async (...file) => {
      await save(...file);
      await backend.firestore.doc(paths.chapter('simurgh', 'en')).update({ panelsFile: null });
    });
    const before = stage.published.paths();
    await expect(set()).rejects.toMatchObject(refused('moved-on'));
    expect(stage.published.paths()).toEqual(before);
    expect((await stored('en')).panelsFile).toBeNull();
  });

  it('names pages that are there, each once, with boxes that lie on them', async () => {
    await expect(set([{ page: 3, panels: [] }])).rejects.toMatchObject(refused('moved-on'));
    const many = Array.from({ length: 41 }, (): [number, number, number, number] => [0, 0, 10, 10]);
    for (const pages of [
      [],
      [HALVES, HALVES],
      [{ page: 1, panels: many }],
      [{ page: 1, panels: [[9000, 0, 1001, 10] as [number, number, number, number]] }],
    ]) {
      await expect(set(pages)).rejects.toMatchObject(refused('invalid-fields'));
    }
  });
});
