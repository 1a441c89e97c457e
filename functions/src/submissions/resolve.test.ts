import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { reviewIds, reviewSchema } from '@rawi/model/truth/review';
import { revisionSchema } from '@rawi/model/truth/submission';
import type { ChapterContent, ComicContent } from '@rawi/model/truth/submission-content';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { comicInListOf } from '../notifications/comic-in-list.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';
import {
  type SubmissionDesk,
  submissionDesk,
  WHOLE_CHAPTER,
  WHOLE_COMIC,
} from '../testing/submission-desk.ts';

const ZENITH = sampleComic('captain-zenith', { series: 'Captain Zenith', names: { ar: 'القبطان زينيث' } });
const VERTIGE = { en: 'Atelier Vertige', ar: 'أتيلييه فرتيج' };

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
let publishing: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('resolve');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  publishing = publishingDesk(backend.firestore, stage);
  await desk.addPerson('layla', 'translator');
  await at(paths.comic('captain-zenith')).set(ZENITH);
  await at(paths.publisher('atelier-vertige')).set({ name: VERTIGE, comicCount: 1 });
  await at(paths.person('amal')).set({ name: { en: 'Amal' } });
  await at(paths.genre('adventure')).set({ name: { en: 'Adventure', ar: 'مغامرات' } });
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const review = async (id = 'one') =>
  reviewSchema.parse((await at(paths.review(reviewIds.submission(id))).get()).data());
const revision = async (id = 'one') => revisionSchema.parse((await at(paths.revision(id, 1)).get()).data());
const submit = (id = 'one') => desk.move('layla', 'submitSubmission', id, 0);

/** A chapter or a comic as a hostile client leaves it, with files that have passed. */
async function write(kind: 'comic' | 'chapter', content: object, id = 'one'): Promise<void> {
  if (kind === 'comic') await publishing.addComic(id, 'layla', content);
  else await publishing.addChapter(id, 'layla', content);
  await desk.set(id, { state: 'draft', revision: 0 });
  await at(paths.revision(id, 1)).delete();
  await at(paths.review(reviewIds.submission(id))).delete();
}

/** The words of somebody's own beside the id of a comic that is another's. */
const OWN_WORDS: NonNullable<ChapterContent['comic']> = {
  comicId: 'captain-zenith',
  slug: 'my-own-little-comic',
  series: 'My Own Little Comic',
  names: { ar: 'قصتي الصغيرة' },
  picture: { path: 'public/other/160.webp', width: 160, height: 224, color: '#102030' },
};

describe('a chapter that is handed in', () => {
  it('is called by the comic that its id names, whatever was typed beside it', async () => {
    await write('chapter', { ...WHOLE_CHAPTER, comic: OWN_WORDS });
    await submit();
    const stored = comicInListOf('captain-zenith', ZENITH);
    const waits = await review();
    expect(waits).toMatchObject({ title: 'Captain Zenith', differs: true, resolved: { comic: stored } });
    expect(waits.searchKeys).toContain('zenith');
    expect(waits.searchKeys).not.toContain('little');
    expect(await revision()).toMatchObject({ content: { comic: OWN_WORDS }, resolved: { comic: stored } });
    expect(await desk.read('one')).toMatchObject({ resolved: { comic: stored } });
  });

  it('differs in nothing where it was chosen from what is there, in either language', async () => {
    await write('chapter', { ...WHOLE_CHAPTER, comic: comicInListOf('captain-zenith', ZENITH) });
    await submit();
    expect(await review()).toMatchObject({ title: 'Captain Zenith', differs: false });
  });

  it('is refused with its field while its comic is not there', async () => {
    await write('chapter', { ...WHOLE_CHAPTER, comic: { ...OWN_WORDS, comicId: 'nothing' } });
    await expect(submit()).rejects.toMatchObject({
      details: { code: 'choice-gone', fields: { comic: 'invalid' } },
    });
  });

  it('of a proposal is called as that is, and by its comic once it is out', async () => {
    await write('comic', {}, 'proposal');
    await desk.set('proposal', { state: 'submitted', revision: 1 });
    const proposed = { submissionId: 'proposal', series: 'Captain Zenith' };
    await write('chapter', { ...WHOLE_CHAPTER, comic: null, proposed });
    await submit();
    expect(await review()).toMatchObject({
      title: WHOLE_COMIC.series,
      differs: true,
      resolved: { comic: null, proposed: { series: WHOLE_COMIC.series } },
    });
    await desk.set('proposal', { state: 'published', publication: 'done', comicId: 'captain-zenith' });
    await write('chapter', { ...WHOLE_CHAPTER, comic: null, proposed }, 'two');
    await desk.set('two', { 'content.number': 8 });
    await submit('two');
    expect(await review('two')).toMatchObject({ title: 'Captain Zenith', differs: false });
  });

  it('of a proposal is called as that is, as long as its comic is still on its way to readers', async () => {
    await write('comic', {}, 'proposal');
    const onItsWay = { state: 'published', publication: 'running', comicId: 'captain-zenith' };
    await desk.set('proposal', { ...onItsWay, revision: 1 });
    const proposed = { submissionId: 'proposal', series: WHOLE_COMIC.series };
    await write('chapter', { ...WHOLE_CHAPTER, comic: null, proposed });
    await submit();
    expect(await review()).toMatchObject({
      title: WHOLE_COMIC.series,
      resolved: { comic: null, proposed: { series: WHOLE_COMIC.series } },
    });
  });

  it('of a proposal of somebody else is refused', async () => {
    await write('comic', {}, 'proposal');
    await desk.set('proposal', { state: 'submitted', uid: 'sara' });
    const proposed = { submissionId: 'proposal', series: WHOLE_COMIC.series };
    await write('chapter', { ...WHOLE_CHAPTER, comic: null, proposed });
    await expect(submit()).rejects.toMatchObject({ details: { code: 'choice-gone' } });
  });

  it('of a proposal that is no comic but another chapter is refused', async () => {
    const comic = comicInListOf('captain-zenith', ZENITH);
    await write('chapter', { ...WHOLE_CHAPTER, comic }, 'proposal');
    await desk.set('proposal', { state: 'submitted', revision: 1 });
    const proposed = { submissionId: 'proposal', series: WHOLE_COMIC.series };
    await write('chapter', { ...WHOLE_CHAPTER, comic: null, proposed });
    await expect(submit()).rejects.toMatchObject({ details: { code: 'choice-gone' } });
  });
});

describe('a comic that is handed in', () => {
  it('names whom its ids name, whatever was typed beside them', async () => {
    await write('comic', {
      publisher: { id: 'atelier-vertige', name: 'My Tiny Press' },
      genres: [{ id: 'adventure', name: 'Cooking' }],
    });
    await submit();
    const waits = await review();
    expect(waits).toMatchObject({ title: WHOLE_COMIC.series, differs: true });
    expect(waits.resolved?.names).toEqual([
      { of: 'publisher', id: 'atelier-vertige', name: VERTIGE },
      { of: 'person', id: 'amal', name: { en: 'Amal' } },
      { of: 'genre', id: 'adventure', name: { en: 'Adventure', ar: 'مغامرات' } },
    ]);
    expect(await revision()).toMatchObject({ content: { publisher: { name: 'My Tiny Press' } } });
  });

  it('differs in nothing where names are those of another language, or spelt otherwise', async () => {
    await write('comic', {
      publisher: { id: 'atelier-vertige', name: 'ATELIER Vertige' },
      genres: [{ id: 'adventure', name: 'مغامرات' }],
    });
    await submit();
    expect(await review()).toMatchObject({ differs: false });
  });

  it('is refused with the fields in which something is named that is not there', async () => {
    await write('comic', {
      publisher: { id: 'nobody', name: 'Atelier Vertige' },
      genres: [
        { id: 'adventure', name: 'Adventure' },
        { id: 'nothing', name: 'Nothing' },
      ],
    });
    await expect(submit()).rejects.toMatchObject({
      details: { code: 'choice-gone', fields: { publisher: 'invalid', genres: 'invalid' } },
    });
  });
});

it('the comic and names that a submission means are what review and publication show, whatever a client writes beside an id', async () => {
  const typed = fc.stringMatching(/^[A-Za-zء-ي]{1,20}$/);
  const words = fc.record({ publisher: typed, writer: typed, genre: typed });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(words, async ({ publisher, writer, genre }) => {
      const id = `comic-${(runs += 1)}`;
      const content: Partial<ComicContent> = {
        series: `Series ${runs}`,
        publisher: { id: 'atelier-vertige', name: publisher },
        writer: { id: 'amal', name: writer },
        artists: [{ id: 'amal', name: writer }],
        genres: [{ id: 'adventure', name: genre }],
      };
      await write('comic', content, id);
      await submit(id);
      const { resolved } = await review(id);
      await publishing.decide(id);
      await publishing.drain();
      const { comicId } = await publishing.read(id);
      const comic = (await at(paths.comic(String(comicId))).get()).data();
      const stored = {
        publisher: VERTIGE,
        writer: { en: 'Amal' },
        genre: { en: 'Adventure', ar: 'مغامرات' },
      };
      expect(resolved?.names.map(({ name }) => name)).toEqual(Object.values(stored));
      expect(comic).toMatchObject({
        publisher: { id: 'atelier-vertige', name: stored.publisher },
        writer: { id: 'amal', name: stored.writer },
        artists: [{ id: 'amal', name: stored.writer }],
        genres: [{ id: 'adventure', name: stored.genre }],
      });
    }),
    { numRuns: 3 },
  );
});
