import { randomUUID } from 'node:crypto';
import { pageIds } from '@rawi/model/page-ids';
import { pageDocumentSchema } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { librarySchema } from '@rawi/model/truth/library';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { runningSite } from '../support/running-site.ts';

const site = runningSite('choices-tests');
afterAll(() => site.close());

/** Waits until a document is as it should be. */
function until(ref: DocumentReference, isSo: (snapshot: DocumentSnapshot) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = ref.onSnapshot((snapshot) => {
      if (!isSo(snapshot)) return;
      stop();
      resolve();
    }, reject);
  });
}

async function someChapter() {
  const { docs } = await site.firestore.collectionGroup('chapters').limit(1).get();
  const [chapter] = docs;
  if (!chapter) throw new Error('The site has no chapter.');
  return { ref: chapter.ref, comicId: String(chapter.get('comicId')) };
}

/** A translator with a profile; translators that an import names have none. */
async function someTranslator() {
  const [translator] = (await site.firestore.collection(paths.translators()).limit(1).get()).docs;
  if (!translator) throw new Error('The site has no translator.');
  return translator.ref;
}

describe('the deployed functions count a choice', () => {
  it('a like reaches the chapter, its page and the library, and goes when it is taken back', async () => {
    const { firestore } = site;
    const uid = `reader-${randomUUID()}`;
    const { ref, comicId } = await someChapter();
    const at = new Date();
    await firestore.doc(paths.user(uid)).set({
      fullName: 'A Reader',
      locale: 'en',
      settings: DEFAULT_SETTINGS,
      consentedAt: at,
      createdAt: at,
    });
    const likes = Number((await ref.get()).get('reactions.likes') ?? 0);
    const reaction = firestore.doc(paths.reaction(comicId, ref.id, uid));
    const page = firestore.doc(paths.page(pageIds.chapter(ref.id)));
    const shows = (count: number) => (snapshot: DocumentSnapshot) => {
      const shown = pageDocumentSchema.parse(snapshot.data());
      return shown.kind === 'chapter' && shown.payload.reactions.likes === count;
    };
    await reaction.set({ uid, value: 'like', at });
    await until(page, shows(likes + 1));
    expect((await ref.get()).get('reactions.likes')).toBe(likes + 1);
    const library = librarySchema.parse((await firestore.doc(paths.library(uid)).get()).data());
    expect(library.reactions).toEqual({ [ref.id]: { comicId, value: 'like' } });
    await reaction.delete();
    await until(page, shows(likes));
    expect((await firestore.doc(paths.library(uid)).get()).get('reactions')).toEqual({});
  });

  it('a follow reaches the translator, and one of an account that is gone is deleted', async () => {
    const { firestore } = site;
    const [uid, gone] = [`reader-${randomUUID()}`, `reader-${randomUUID()}`];
    const translator = await someTranslator();
    const translatorId = translator.id;
    const at = new Date();
    await firestore.doc(paths.user(uid)).set({
      fullName: 'A Reader',
      locale: 'en',
      settings: DEFAULT_SETTINGS,
      consentedAt: at,
      createdAt: at,
    });
    const followers = Number((await translator.get()).get('followers'));
    const follow = firestore.doc(paths.follow(uid, translatorId));
    const late = firestore.doc(paths.follow(gone, translatorId));
    await follow.set({ translatorId, name: 'A Translator', at });
    await until(translator, (snapshot) => snapshot.get('followers') === followers + 1);
    await late.set({ translatorId, name: 'A Translator', at });
    await until(late, (snapshot) => !snapshot.exists);
    await follow.delete();
    await until(translator, (snapshot) => snapshot.get('followers') === followers);
  });
});
