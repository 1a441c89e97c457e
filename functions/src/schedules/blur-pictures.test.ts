import { invalidationIdOf } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic, sampleImage, samplePublisher } from '@rawi/model/testing/samples';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { filesOfChapter, filesOfComic } from '@rawi/model/truth/named-files';
import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { Blurring } from '../publishing/blur-stored.ts';
import { noCover, saveNoCover } from '../takedowns/no-cover.ts';
import { blurDouble } from '../testing/blur-double.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { writeComic } from '../testing/write-comic.ts';
import { blurPictures } from './blur-pictures.ts';

let backend: EmulatedFirestore;
let bucket: FilesDouble;
let blurring: Blurring;
let now: Date;
const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
beforeAll(async () => {
  backend = await emulatedFirestore('blur-pictures');
});
beforeEach(() => {
  backend.clear();
  log.mockClear();
  bucket = new FilesDouble('published');
  now = new Date('2026-11-30T00:00:00Z');
  blurring = { firestore: backend.firestore, bucket, blur: blurDouble, now: () => now };
});
afterAll(() => backend.stop());

const at = async (path: string) => (await backend.firestore.doc(path).get()).data();
const comicAt = async (id: string) => reading(comicSchema).parse(await at(paths.comic(id)));
const chapterAt = async (comic: string, id: string) =>
  reading(chapterSchema).parse(await at(paths.chapter(comic, id)));

const manifest = (id: string) => ({
  folder: `public/${id}-0123456789abcdef`,
  widths: [800],
  images: ['800x1200#000000'],
  panels: [],
  strip: [300],
});

/** Comics as they were published before there were blurred pictures, each with a chapter and all of its files. */
async function addOld(...slugs: readonly string[]) {
  for (const slug of slugs) {
    const comic = sampleComic(slug, { ageRating: '18', art: sampleImage(slug) });
    const chapter = sampleChapter(`${slug}-1-en`, { comicId: slug, manifest: manifest(`${slug}-1-en`) });
    await writeComic(backend.firestore, comic, [chapter]);
    for (const path of [...filesOfComic(comic), ...filesOfChapter(chapter)]) {
      bucket.put(path, Buffer.from(`what ${path} is`));
    }
  }
}

it('what was published before gets blurred pictures that are there, and their pages are built again', async () => {
  await addOld('salt');
  expect(await blurPictures(blurring)).toBe(2);
  const [comic, chapter] = [await comicAt('salt'), await chapterAt('salt', 'salt-1-en')];
  const named = [
    comic.cover.en?.blurred,
    comic.art?.blurred,
    chapter.cover.blurred,
    chapter.manifest?.blurredStrip,
  ];
  for (const path of named) {
    expect(path).toMatch(/^public\/salt(?:-1-en)?-[0-9a-f]{16}\/[a-z-]+\.webp$/);
    expect(path).not.toContain('0123456789abcdef');
    expect(bucket.files.get(path ?? '')?.bytes.toString()).toMatch(/^blurred what /);
  }
  expect(filesOfComic(comic)).toEqual(expect.arrayContaining([comic.cover.en?.blurred, comic.art?.blurred]));
  for (const page of [
    { kind: 'comic', id: 'salt' },
    { kind: 'chapter', id: 'salt-1-en', comicId: 'salt' },
    { kind: 'home' },
  ] as const) {
    expect(await at(paths.invalidation(invalidationIdOf(page))), page.kind).toBeDefined();
  }
});

it('a run goes on where the last one stopped, rests once all are looked at, and changes nothing twice', async () => {
  await addOld('amber', 'brine', 'coral');
  const most = { comics: 100, given: 2 };
  expect(await blurPictures(blurring, most)).toBe(2);
  expect((await comicAt('brine')).cover.en).not.toHaveProperty('blurred');
  expect(await blurPictures(blurring, most)).toBe(2);
  expect(await blurPictures(blurring, most)).toBe(2);
  expect(await blurPictures(blurring, most)).toBe(0);
  const reads = bucket.reads.length;
  // What is published meanwhile gets them with its publication.
  await addOld('delta');
  expect(await blurPictures(blurring, most)).toBe(0);
  now = new Date(+now + 7 * 24 * 60 * 60 * 1000);
  expect(await blurPictures(blurring)).toBe(2);
  expect(bucket.reads.length - reads).toBe(4);
});

it('one whose files are missing keeps no other from its turn', async () => {
  await addOld('amber', 'brine');
  bucket.files.delete('public/amber-0123456789abcdef/cover-160.webp');
  expect(await blurPictures(blurring)).toBe(3);
  expect((await comicAt('amber')).cover.en).not.toHaveProperty('blurred');
  expect((await comicAt('brine')).cover.en).toHaveProperty('blurred');
  expect(log).toHaveBeenCalledOnce();
});

it('a milder comic has them as well, and no page is built again for its chapter', async () => {
  await addOld('salt');
  await backend.firestore.doc(paths.comic('salt')).update({ ageRating: '12' });
  const { id: _, ...publisher } = samplePublisher('atlas', { covers: [{ en: sampleImage('salt') }] });
  await backend.firestore.doc(paths.publisher('atlas')).set(publisher);
  expect(await blurPictures(blurring)).toBe(2);
  expect((await chapterAt('salt', 'salt-1-en')).cover).toHaveProperty('blurred');
  expect(await at(paths.invalidation(invalidationIdOf({ kind: 'home' })))).toBeUndefined();
});

it('a cover that was taken down stays blank', async () => {
  await addOld('salt');
  const none = noCover('salt', 'a-takedown');
  await saveNoCover(bucket, none);
  await backend.firestore.doc(paths.comic('salt')).update({ cover: { en: none }, art: sampleImage('salt') });
  const { art: _, ...rest } = await comicAt('salt');
  await backend.firestore.doc(paths.comic('salt')).set({ ...rest, cover: { en: none } });
  expect(await blurPictures(blurring)).toBe(1);
  expect(await at(paths.comic('salt'))).toMatchObject({ cover: { en: none } });
});

it('of what changes meanwhile nothing is named that belongs to something else', async () => {
  await addOld('salt');
  const newer = { ...sampleImage('newer'), color: '#ff0000' };
  const blur: Blurring['blur'] = async (sharp, pictures) => {
    await backend.firestore.doc(paths.comic('salt')).update({ cover: { en: newer } });
    await backend.firestore.doc(paths.chapter('salt', 'salt-1-en')).delete();
    return await blurDouble(sharp, pictures);
  };
  expect(await blurPictures({ ...blurring, blur })).toBe(0);
  expect((await comicAt('salt')).cover.en).toEqual(newer);
  expect(bucket.paths().filter((path) => path.includes('salt-1-en') && !path.includes('0123'))).toEqual([]);
});
