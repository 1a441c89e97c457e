import { paths } from '@rawi/model/paths';
import { sampleBlog, sampleChapter, sampleComic, sampleImage } from '@rawi/model/testing/samples';
import type { Sealed } from '@rawi/model/truth/sealed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { TakedownDesk } from '../testing/takedown-desk.ts';
import { SCENE_CARDS, SCENE_PANELS, takedownScene } from '../testing/takedown-scene.ts';
import { takeFilesOf } from './sealing.ts';

const TAKEDOWN = 'comic:simurgh';
/** The chapter's text, in a folder of its own. */
const TEXT = 'public/simurgh-1-en-bbbbbbbbbbbbbbbb/transcript.json';
const comic = sampleComic('simurgh', { chapterCount: 1 });
const { id: _, ...chapter } = sampleChapter('simurgh-1-en', {
  comicId: 'simurgh',
  number: 1,
  panelsFile: SCENE_PANELS,
  shareCards: SCENE_CARDS,
  transcript: { path: TEXT, bytes: 6, pages: 1 },
});
const COMIC: Sealed = { kind: 'comic', takedownId: TAKEDOWN, comicId: 'simurgh', comic };
const CHAPTER: Sealed = {
  kind: 'chapter',
  takedownId: TAKEDOWN,
  comicId: 'simurgh',
  chapterId: 'simurgh-1-en',
  chapter,
};

let backend: EmulatedFirestore;
let desk: TakedownDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('sealing');
});
beforeEach(async () => {
  desk = await takedownScene(backend);
  desk.bucket.put(TEXT, Buffer.from('a text'));
});
afterAll(() => backend.stop());

const files = (begin: string) => desk.bucket.paths().filter((path) => path.startsWith(begin));
const take = (sealed: Sealed, most = 200) => takeFilesOf(desk.services, TAKEDOWN, sealed, most);

describe('the files of what is taken down', () => {
  it('go under seal some at a time, and none is deleted before all are there', async () => {
    const before = files('public/simurgh-1-en-');
    expect(before).toEqual(expect.arrayContaining([SCENE_PANELS, SCENE_CARDS.en, TEXT]));
    expect(before.length).toBeGreaterThan(2);
    for (const path of before) {
      expect(files('public/simurgh-1-en-')).toContain(path);
      expect(await take(CHAPTER, 1)).toBe(false);
    }
    expect(await take(CHAPTER, 1)).toBe(true);
    expect(files('public/simurgh-1-en-')).toEqual([]);
    expect(files('sealed/')).toEqual(before.map((path) => `sealed/${TAKEDOWN}/${path}`));
  });

  it('go with the originals of its own submission, and of no other', async () => {
    const more = { takedown: TAKEDOWN };
    await desk.addComic('comic', 'layla', {}, more);
    await desk.addChapter('one', 'layla', {}, { ...more, chapterId: 'simurgh-1-en' });
    await desk.addChapter('two', 'layla', { number: 7 }, { ...more, chapterId: 'simurgh-7-ar_layla' });
    const originals = () =>
      ['comic', 'one', 'two'].filter((id) => desk.uploads.paths().some((path) => path.includes(`/${id}/`)));
    expect(originals()).toEqual(['comic', 'one', 'two']);
    await take(COMIC);
    expect(originals()).toEqual(['one', 'two']);
    await take(CHAPTER);
    expect(originals()).toEqual(['two']);
  });

  it('of an article leave those of a comic that is named alike', async () => {
    const before = files('public/simurgh-0123456789abcdef/');
    expect(before).not.toEqual([]);
    const { slug, ...blog } = sampleBlog('simurgh');
    const picture = {
      ...sampleImage('simurgh'),
      sources: [{ path: 'public/simurgh-aaaaaaaaaaaaaaaa/640.webp', width: 640 }],
    };
    const article = { ...blog, picture: { en: picture } };
    desk.bucket.put('public/simurgh-aaaaaaaaaaaaaaaa/640.webp', Buffer.from('a picture'));
    await backend.firestore.doc(paths.blog(slug)).delete();
    await take({ kind: 'article', takedownId: 'article:simurgh', slug, article });
    expect(files('public/simurgh-aaaaaaaaaaaaaaaa/')).toEqual([]);
    expect(files('public/simurgh-0123456789abcdef/')).toEqual(before);
  });
});
