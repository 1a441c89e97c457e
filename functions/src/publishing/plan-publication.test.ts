import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { searchKeys } from '@rawi/model/text/fold';
import { publicationSchema } from '@rawi/model/truth/publication';
import { submissionSchema } from '@rawi/model/truth/submission';
import type { ComicContent } from '@rawi/model/truth/submission-content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { WHOLE_CHAPTER } from '../testing/submission-desk.ts';

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('plan-publication');
});
beforeEach(async () => {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  await desk.addPerson('layla');
  await desk.addPerson('sara');
  await desk.addNames();
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const set = (path: string, data: object) => at(path).set(data);
const ids = async (collection: string) =>
  (await backend.firestore.collection(collection).get()).docs.map(({ id }) => id);
const publication = async (id: string) =>
  publicationSchema.parse((await at(paths.publication(id)).get()).data());
const submission = async (id: string) =>
  submissionSchema.parse((await at(paths.submission(id)).get()).data());

describe('a comic', () => {
  const names = async (id = 'one') => (await publication(id)).names;

  it('has an address of its own, and a task that knows all', async () => {
    await desk.addComic('one');
    await desk.decide('one');
    expect(await submission('one')).toMatchObject({
      state: 'published',
      comicId: 'the-salt-caravan',
      publication: 'running',
    });
    expect(await publication('one')).toMatchObject({
      kind: 'comic',
      way: 'out',
      comicId: 'the-salt-caravan',
      chapterId: null,
      step: 'files',
      folders: [
        {
          from: expect.stringMatching(/^staging\/layla\//),
          into: expect.stringMatching(/^public\/the-salt-caravan-[0-9a-f]{16}$/),
        },
      ],
      requestId: 'decision-of-one',
    });
    expect((await at(paths.slug('the-salt-caravan')).get()).data()).toEqual({
      comicId: 'the-salt-caravan',
      slug: 'the-salt-caravan',
    });
  });

  it('takes no address that a comic has or had', async () => {
    await set(paths.slug('the-salt-caravan'), { comicId: 'an-old-one', slug: 'renamed' });
    await set(paths.comic('the-salt-caravan-2'), sampleComic('the-salt-caravan-2'));
    await desk.addComic('one');
    await desk.decide('one');
    expect(await publication('one')).toMatchObject({ comicId: 'the-salt-caravan-3' });
  });

  it.each([
    ['Captain Zenith 1 en', 'captain-zenith-1-en-2'],
    ['0123456789abcdef0123456789ab', '0123456789abcdef0123456789ab-2'],
  ])('takes no address that a chapter or an account could have: of “%s”', async (series, comicId) => {
    await desk.addComic('one', 'layla', { series });
    await desk.decide('one');
    expect(await publication('one')).toMatchObject({ comicId });
  });

  it('and another of the same name, decided at the same time, have two', async () => {
    await desk.addComic('one');
    await desk.addComic('two', 'sara');
    await Promise.all([desk.decide('one'), desk.decide('two')]);
    const found = [await publication('one'), await publication('two')].map(({ comicId }) => comicId);
    expect(found.toSorted()).toEqual(['the-salt-caravan', 'the-salt-caravan-2']);
  });

  it('names what its owner chose, and what it proposes under a new id', async () => {
    await desk.addComic('one');
    await desk.decide('one');
    expect(await names()).toEqual({
      publisher: { id: 'blue-minaret', name: 'Blue Minaret' },
      writer: { id: 'amal', name: 'Amal' },
      artists: [{ id: 'karim', name: 'Karim' }],
      genres: [{ id: 'adventure', name: 'Adventure' }],
    });
  });

  it.each<[string, Partial<ComicContent>, Partial<ComicContent>]>([
    ['written as it is', {}, {}],
    [
      'in other letters',
      { publisher: { id: null, name: 'دار المنارة' } },
      { publisher: { id: null, name: 'دار المَنارَه' } },
    ],
    ['in marks alone', { publisher: { id: null, name: '★★' } }, { publisher: { id: null, name: '★★' } }],
  ])('and another that proposes the same publisher at the same time name one: %s', async (_, one, other) => {
    await desk.addComic('one', 'layla', one);
    await desk.addComic('two', 'sara', other);
    await Promise.all([desk.decide('one'), desk.decide('two')]);
    expect((await names('one'))?.publisher.id).toBe((await names('two'))?.publisher.id);
  });

  it('names what is there under the name that it proposes, in any language', async () => {
    const name = { en: 'Blue Minaret', ar: 'المنارة الزرقاء' };
    await set(paths.publisher('an-older-id'), {
      name,
      searchKeys: searchKeys(Object.values(name)),
      comicCount: 1,
    });
    await desk.addComic('one', 'layla', { publisher: { id: null, name: 'المناره الزرقاء' } });
    await desk.decide('one');
    expect((await names())?.publisher.id).toBe('an-older-id');
  });

  it('names what is there without keys, by the id that its name gives', async () => {
    await set(paths.publisher('blue-minaret'), { name: { en: 'Blue Minaret' }, comicCount: 1 });
    await desk.addComic('one');
    await desk.decide('one');
    expect((await names())?.publisher.id).toBe('blue-minaret');
    expect(await ids('reservations')).not.toContain('publisher_id_blue-minaret');
  });

  it('gives a name an id that no other name has', async () => {
    await set(paths.publisher('blue-minaret'), { name: { en: 'Another house' }, comicCount: 1 });
    await desk.addComic('one');
    // Two names of the same letters in an address.
    await desk.addComic('two', 'sara', { publisher: { id: null, name: 'دار التمر' } });
    await desk.addComic('three', 'sara', { publisher: { id: null, name: 'دار الطمر' } });
    for (const id of ['one', 'two', 'three']) await desk.decide(id);
    expect((await names('one'))?.publisher.id).toBe('blue-minaret-2');
    expect((await names('two'))?.publisher.id).toBe('dar-altmr');
    expect((await names('three'))?.publisher.id).toBe('dar-altmr-2');
  });

  it('names somebody once who writes and draws, and is proposed twice', async () => {
    const karim = { id: null, name: 'Karim' };
    await desk.addComic('one', 'layla', { writer: karim, artists: [karim, { id: null, name: 'KARIM' }] });
    await desk.decide('one');
    expect(await names()).toMatchObject({ writer: { id: 'karim' }, artists: [{ id: 'karim' }] });
  });

  it('knows a genre by either language', async () => {
    await desk.addComic('one', 'layla', { genres: [{ id: null, name: 'رعب' }] });
    await desk.decide('one');
    expect((await names())?.genres).toEqual([{ id: 'horror', name: 'رعب' }]);
  });

  it('names whom the reviewer meant', async () => {
    await set(paths.person('karim-the-elder'), { name: { en: 'Karim the Elder' } });
    await desk.addComic('one');
    await desk.decide('one', {
      publisher: null,
      writer: null,
      artists: ['karim-the-elder'],
      genres: [null],
    });
    expect(await names()).toMatchObject({
      publisher: { id: 'blue-minaret' },
      writer: { id: 'amal' },
      artists: [{ id: 'karim-the-elder' }],
    });
    expect(await ids('reservations')).not.toContain('person:name:karim');
  });

  it('is not published where a name that was chosen is not there, or another number of names is meant', async () => {
    await desk.addComic('one', 'layla', { writer: { id: 'nobody', name: 'Nobody' } });
    expect(await desk.needsOf('one')).toMatchObject({ names: false, place: true, files: true });
    await desk.addComic('two', 'sara');
    const nobody = { publisher: 'nobody', writer: null, artists: [null], genres: [null] };
    expect(await desk.needsOf('two', nobody)).toMatchObject({ names: false });
    expect(await desk.needsOf('two', { ...nobody, publisher: null, artists: [] })).toMatchObject({
      names: false,
    });
    await expect(desk.decide('one')).rejects.toThrow('cannot be published');
    expect(await ids('publications')).toEqual([]);
  });

  it('is not published without its owner or its cover', async () => {
    await desk.addComic('one');
    await at(paths.user('layla')).delete();
    expect(await desk.needsOf('one')).toMatchObject({ owner: false, files: true });
    await at(paths.file('cover-of-one')).delete();
    expect(await desk.needsOf('one')).toMatchObject({ files: false });
  });
});

describe('a chapter', () => {
  beforeEach(() => set(paths.comic('simurgh'), sampleComic('simurgh')));

  it('has an id that names its comic, number, language and translator', async () => {
    await desk.addChapter('one');
    await desk.decide('one');
    const chapterId = 'simurgh-6-ar_layla';
    expect(await submission('one')).toMatchObject({ comicId: 'simurgh', chapterId, publication: 'running' });
    expect(await publication('one')).toMatchObject({ comicId: 'simurgh', chapterId, names: null });
    expect(await ids('reservations')).toEqual([`chapter:${chapterId}`]);
  });

  it('has an id that is short enough, however long the address of its comic is', async () => {
    const slug = 'long-'.repeat(20).slice(0, 99);
    await set(paths.comic(slug), sampleComic(slug));
    const comic = WHOLE_CHAPTER.comic && { ...WHOLE_CHAPTER.comic, comicId: slug };
    const uid = 'a-person-whose-id-is-long';
    await desk.addPerson(uid);
    await desk.addChapter('one', uid, { comic });
    await desk.decide('one');
    expect((await publication('one')).chapterId?.length).toBeLessThanOrEqual(120);
  });

  it('copies its pages and its own cover into one folder', async () => {
    await desk.addChapter('one', 'layla', { cover: 'file' });
    await desk.addChapter('two', 'sara');
    await desk.decide('one');
    await desk.decide('two');
    const { folders } = await publication('one');
    expect(folders).toHaveLength(2);
    expect(folders[0]?.into).toBe(folders[1]?.into);
    expect((await publication('two')).folders).toHaveLength(1);
  });

  it('waits for its comic', async () => {
    await desk.addComic('a-comic');
    const proposed = { submissionId: 'a-comic', series: 'The Salt Caravan' };
    await desk.addChapter('one', 'layla', { comic: null, proposed });
    expect(await desk.needsOf('one')).toMatchObject({ 'comic-published': false });
    await desk.decide('a-comic');
    expect(await desk.needsOf('one')).toMatchObject({ 'comic-published': false });
    await set(paths.comic('the-salt-caravan'), sampleComic('the-salt-caravan'));
    await at(paths.submission('a-comic')).update({ publication: 'done' });
    expect(await desk.needsOf('one')).toMatchObject({ 'comic-published': true });
    await desk.decide('one');
    expect(await publication('one')).toMatchObject({ chapterId: 'the-salt-caravan-6-ar_layla' });
  });

  it('is not published where its comic is gone', async () => {
    await at(paths.comic('simurgh')).delete();
    await desk.addChapter('one');
    expect(await desk.needsOf('one')).toMatchObject({ 'comic-published': false });
  });

  it('takes a place that another one of its owner has not', async () => {
    await desk.addChapter('one');
    await desk.addChapter('two');
    await desk.addChapter('hers', 'sara');
    expect(await desk.needsOf('one')).toMatchObject({ place: false });
    await at(paths.submission('two')).update({ state: 'rejected' });
    expect(await desk.needsOf('one')).toMatchObject({ place: true });
    await desk.decide('one');
    await at(paths.submission('one')).delete();
    await at(paths.submission('two')).update({ state: 'under_review' });
    expect(await desk.needsOf('two')).toMatchObject({ place: false });
    expect(await desk.needsOf('hers')).toMatchObject({ place: true });
  });

  it('has no place without a number or a language', async () => {
    await desk.addChapter('one', 'layla', { number: null });
    await desk.addChapter('two', 'layla', { language: null });
    expect(await desk.needsOf('one')).toMatchObject({ place: false });
    expect(await desk.needsOf('two')).toMatchObject({ place: false });
  });

  it('takes the place of what it replaces, while readers have that', async () => {
    const chapterId = 'simurgh-6-ar_layla';
    const replacing = { replaces: 'one', comicId: 'simurgh', chapterId };
    await desk.addChapter('one');
    await desk.decide('one');
    await desk.addChapter('two', 'layla', {}, replacing);
    expect(await desk.needsOf('two')).toMatchObject({ place: false });
    await at(paths.submission('one')).update({ publication: 'done' });
    const { id: _, ...chapter } = sampleChapter(chapterId, {
      comicId: 'simurgh',
      number: 6,
      language: 'ar',
      translator: { id: 'layla', name: 'Layla' },
    });
    await set(paths.chapter('simurgh', chapterId), chapter);
    expect(await desk.needsOf('two')).toMatchObject({ place: true });
    await at(paths.submission('one')).update({ state: 'unpublished' });
    expect(await desk.needsOf('two')).toMatchObject({ place: false });
    await at(paths.submission('one')).update({ state: 'published', replacedBy: 'another' });
    expect(await desk.needsOf('two')).toMatchObject({ place: false });
  });
});
