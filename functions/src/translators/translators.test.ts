import { paths } from '@rawi/model/paths';
import { EPOCH, sampleChapter, sampleComic, sampleImage } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleTranslator, sampleUser } from '../testing/choices.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { onUserWritten } from '../triggers/on-user-written.ts';
import { forgetTranslator } from './forget-translator.ts';

const published = new FilesDouble('published');
let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('translators');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  await set(paths.comic('one'), sampleComic('one'));
  for (const uid of ['amal', 'basma']) {
    await set(paths.translator(uid), { ...sampleTranslator('Amal'), bio: 'Eight years of this.' });
    await set(paths.follow('reader', uid), { translatorId: uid, name: 'Amal', at: EPOCH });
    await publish(`one-1-${uid}`, uid);
  }
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const at = async (path: string) => (await emulated.firestore.doc(path).get()).data();
function publish(id: string, uid: string) {
  const { id: _, ...chapter } = sampleChapter(id, {
    comicId: 'one',
    translator: { id: uid, name: 'Amal' },
  });
  return set(paths.chapter('one', id), chapter);
}
const invalidated = async () => {
  const { docs } = await emulated.firestore.collection(paths.invalidations()).get();
  return docs.map(({ id }) => id);
};
const now = () => EPOCH;
const BEFORE = { ...sampleUser(EPOCH), fullName: 'Amal' };
async function change(after: object): Promise<void> {
  await set(paths.user('amal'), after);
  await onUserWritten({ firestore: emulated.firestore, published, now }, 'amal', { before: BEFORE, after });
}

describe('a translator', () => {
  it('has the name and photo of their profile, on their page and beside what they published', async () => {
    const photo = sampleImage('amal');
    await change({ ...BEFORE, fullName: 'Amal Saleh', photo });
    expect(await at(paths.translator('amal'))).toMatchObject({
      name: 'Amal Saleh',
      photo,
      bio: 'Eight years of this.',
    });
    expect((await at(paths.chapter('one', 'one-1-amal')))?.['translator']).toEqual({
      id: 'amal',
      name: 'Amal Saleh',
    });
    expect((await at(paths.chapter('one', 'one-1-basma')))?.['translator']).toMatchObject({ name: 'Amal' });
    expect(await invalidated()).toEqual(
      expect.arrayContaining(['translator_amal', 'comic_one', 'chapter_one-1-amal']),
    );
    await change({ ...BEFORE, fullName: 'Amal Saleh' });
    expect(await at(paths.translator('amal'))).not.toHaveProperty('photo');
  });

  it('is as the profile says now, however late the event of a change comes', async () => {
    await set(paths.user('amal'), { ...BEFORE, fullName: 'The newest' });
    const after = { ...BEFORE, fullName: 'An older one' };
    await onUserWritten({ firestore: emulated.firestore, published, now }, 'amal', { before: BEFORE, after });
    expect(await at(paths.translator('amal'))).toMatchObject({ name: 'The newest' });
  });

  it('invalidates nothing where nothing that is shown has changed', async () => {
    await set(paths.user('amal'), BEFORE);
    await onUserWritten({ firestore: emulated.firestore, published, now }, 'amal', {
      before: { ...BEFORE, fullName: 'Another' },
      after: BEFORE,
    });
    expect(await invalidated()).toEqual([]);
  });

  it('is not made of a reader', async () => {
    await set(paths.user('omar'), BEFORE);
    await onUserWritten({ firestore: emulated.firestore, published, now }, 'omar', {
      before: { ...BEFORE, fullName: 'Another' },
      after: BEFORE,
    });
    expect(await at(paths.translator('omar'))).toBeUndefined();
  });
});

const CREDITS = {
  named: { path: 'public/one-1-amal-0123456789abcdef/credits.part', bytes: 4 },
  unnamed: { path: 'public/one-1-amal-0123456789abcdef/credits-unnamed.part', bytes: 4 },
};
/** A chapter whose copy for download names Amal. */
async function credit(): Promise<void> {
  await emulated.firestore.doc(paths.chapter('one', 'one-1-amal')).update({ credits: CREDITS });
  for (const { path } of Object.values(CREDITS)) published.put(path, Buffer.from('Amal'));
}
const expectUnnamed = async () => {
  expect((await at(paths.chapter('one', 'one-1-amal')))?.['credits']).toEqual({ unnamed: CREDITS.unnamed });
  expect(published.paths()).toEqual([CREDITS.unnamed.path]);
};

describe('the credits of a download', () => {
  it('lose a name that its translator has given up', async () => {
    await credit();
    await change({ ...BEFORE, fullName: 'Amal Saleh' });
    await expectUnnamed();
  });

  it('lose the name of a translator whose account is gone', async () => {
    await credit();
    await forgetTranslator({ firestore: emulated.firestore, published, now }, 'amal');
    await expectUnnamed();
  });

  it('go from a chapter that is kept to be published again', async () => {
    const { id: _, ...chapter } = sampleChapter('one-2-amal', { translator: { id: 'amal', name: 'Amal' } });
    await set(paths.keptChapter('one-2-amal'), { ...chapter, credits: CREDITS });
    await forgetTranslator({ firestore: emulated.firestore, published, now }, 'amal');
    expect((await at(paths.keptChapter('one-2-amal')))?.['credits']).toEqual({ unnamed: CREDITS.unnamed });
  });
});

describe('a translator whose account is gone', () => {
  it('leaves their translations without a name, and nothing else of them', async () => {
    await forgetTranslator({ firestore: emulated.firestore, published, now }, 'amal');
    await forgetTranslator({ firestore: emulated.firestore, published, now }, 'amal');
    expect(await at(paths.translator('amal'))).toBeUndefined();
    expect(await at(paths.follow('reader', 'amal'))).toBeUndefined();
    const chapter = await at(paths.chapter('one', 'one-1-amal'));
    expect(chapter).toMatchObject({ comicId: 'one' });
    expect(chapter).not.toHaveProperty('translator');
    expect(await invalidated()).toEqual(
      expect.arrayContaining(['translator_amal', 'comic_one', 'chapter_one-1-amal']),
    );
  });

  it('is not another one', async () => {
    await forgetTranslator({ firestore: emulated.firestore, published, now }, 'amal');
    expect(await at(paths.translator('basma'))).toMatchObject({ name: 'Amal' });
    expect(await at(paths.follow('reader', 'basma'))).toBeDefined();
    expect((await at(paths.chapter('one', 'one-1-basma')))?.['translator']).toMatchObject({ id: 'basma' });
  });
});
