import { paths } from '@rawi/model/paths';
import { sampleOwnList, samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleComic, sampleComicReview, sampleComment, sampleImage } from '@rawi/model/testing/samples';
import { reviewIdOf } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import type { PublicList } from '@rawi/model/truth/public-list';
import type { User } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { settleClosure } from '../accounts/settle-closure.ts';
import { PAGES_MISSING } from '../doctor/checks/pages-missing.ts';
import { eraseAccount } from '../erasure/erase-account.ts';
import { settlePublicList } from '../lists/settle-list.ts';
import { rebuildPage } from '../tasks/rebuild-page.ts';
import { sampleTranslator, sampleUser } from '../testing/choices.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { onCommentWritten } from '../triggers/on-comment-written.ts';
import { onUserWritten } from '../triggers/on-user-written.ts';
import { pageOf } from './page-of.ts';
import { pagesToInvalidate } from './pages-to-invalidate.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('reader-page');
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  for (const id of ['one', 'two']) await set(paths.comic(id), sampleComic(id));
  await wish('layla', true);
});

const LAYLA = { kind: 'reader', id: 'layla' } as const;
const set = (path: string, data: object) => backend.firestore.doc(path).set({ ...data });
const stored = async (path: string) => (await backend.firestore.doc(path).get()).data();
const profileOf = (uid: string, publicPage: boolean): User => {
  const profile = sampleUser(stage.now());
  return { ...profile, fullName: `Name of ${uid}`, settings: { ...profile.settings, publicPage } };
};
const wish = (uid: string, publicPage: boolean) => set(paths.user(uid), profileOf(uid, publicPage));
/** Somebody's profile changes, and its trigger hears of it. */
async function change(uid: string, after: User | undefined): Promise<void> {
  const before = await stored(paths.user(uid));
  if (after) await set(paths.user(uid), after);
  else await backend.firestore.doc(paths.user(uid)).delete();
  await onUserWritten({ ...stage, published: new FilesDouble('published') }, uid, { before, after });
}
const page = async () => (await pageOf(backend.firestore, LAYLA))[0];
async function payload() {
  const found = await page();
  return found?.kind === 'reader' ? found.payload : expect.fail('There is a page.');
}
const review = (comicId: string, uid = 'layla', changes: Partial<Comment> = {}) =>
  set(paths.comment(comicId, reviewIdOf(uid)), sampleComicReview(comicId, uid, { shows: true, ...changes }));
const publish = (id: string, comicId: string, changes: Partial<PublicList> = {}) =>
  set(paths.publicList(id), samplePublicList([{ kind: 'comic', comicId }], changes));
const isInvalidated = async (id = 'reader_layla') => (await stored(paths.invalidation(id))) !== undefined;
const forgetMarks = async () => {
  for (const { ref } of (await backend.firestore.collection(paths.invalidations()).get()).docs)
    await ref.delete();
};

describe('the page of a reader', () => {
  it('has the public lists and the reviews that show, and the comics of both', async () => {
    await publish('a-list', 'two');
    await publish('hidden', 'two', { hidden: { reason: 'spam', at: stage.now() } });
    await publish('other', 'two', { owner: { kind: 'person', uid: 'omar', listId: 'own' } });
    await review('one');
    await review('two', 'layla', { shows: false, hidden: { reason: 'spam' }, text: '' });
    await review('one', 'omar');
    await set(paths.comment('one', 'said'), sampleComment('layla', { shows: true }));
    await set(paths.translator('layla'), sampleTranslator('layla'));
    expect(await payload()).toMatchObject({ id: 'layla', name: 'Name of layla', translator: true });
    const { lists, reviews, comics } = await payload();
    expect(lists).toMatchObject([{ id: 'a-list', comics: ['two'] }]);
    expect(reviews).toMatchObject([{ id: 'review-layla', comic: 'one' }]);
    expect(comics.map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('is not there of who wants none, of nobody, and of a closed account; muting leaves it', async () => {
    expect(await page()).toBeDefined();
    await set(paths.inbox('layla'), { unread: 0, mutedUntil: new Date(stage.now().getTime() + 1000) });
    expect(await page()).toBeDefined();
    await set(paths.inbox('layla'), { unread: 0, closed: { reason: 'spam', at: stage.now() } });
    expect(await page()).toBeUndefined();
    await set(paths.inbox('layla'), { unread: 0 });
    await wish('layla', false);
    expect(await page()).toBeUndefined();
    const { publicPage: _, ...older } = profileOf('layla', true).settings;
    await set(paths.user('layla'), { ...profileOf('layla', true), settings: older });
    expect(await page()).toBeUndefined();
    await backend.firestore.doc(paths.user('layla')).delete();
    expect(await page()).toBeUndefined();
  });

  it('loses a list that cannot be read, and nothing else', async () => {
    await publish('a-list', 'one');
    await set(paths.publicList('broken'), { owner: { kind: 'person', uid: 'layla' }, name: 7 });
    expect((await payload()).lists).toMatchObject([{ id: 'a-list' }]);
  });
});

describe('the wish for a page', () => {
  const authorOf = async (id: string) => (await stored(paths.comment('one', id)))?.['author'];

  it('goes to all that its owner has said and to their lists, and goes from there again', async () => {
    await wish('layla', false);
    await set(paths.comment('one', 'said'), sampleComment('layla'));
    await review('one', 'omar');
    await publish('a-list', 'one');
    await change('layla', profileOf('layla', true));
    expect(await authorOf('said')).toEqual({ name: 'Name of layla', page: true });
    expect(await authorOf('review-omar')).toEqual({ name: 'Reader omar' });
    expect([await isInvalidated(), await isInvalidated('list_a-list')]).toEqual([true, true]);
    const list = async () => (await pageOf(backend.firestore, { kind: 'list', id: 'a-list' }))[0];
    expect(await list()).toMatchObject({ payload: { owner: { page: true } } });
    await forgetMarks();
    await change('layla', profileOf('layla', false));
    expect(await authorOf('said')).toEqual({ name: 'Name of layla' });
    expect([await isInvalidated(), await isInvalidated('list_a-list')]).toEqual([true, true]);
    expect(await list()).not.toHaveProperty('payload.owner.page');
  });

  it('leaves no document where it ends, whatever came before', async () => {
    const rebuild = () => rebuildPage({ ...stage, enqueue: async () => {} }, { pageId: 'reader_layla' });
    await wish('layla', false);
    await change('layla', profileOf('layla', true));
    await rebuild();
    expect(await stored(paths.page('reader_layla'))).toMatchObject({ kind: 'reader' });
    await change('layla', profileOf('layla', false));
    await rebuild();
    expect(await stored(paths.page('reader_layla'))).toBeUndefined();
  });

  it('of somebody who wants none costs a change of their name no page', async () => {
    await change('omar', profileOf('omar', false));
    await change('omar', { ...profileOf('omar', false), fullName: 'Omar', photo: sampleImage('omar') });
    expect(await isInvalidated('reader_omar')).toBe(false);
  });

  it('counts for nothing while the account is closed, and again once it is open', async () => {
    await set(paths.comment('one', 'said'), sampleComment('layla'));
    const closing = { reason: 'spam', at: stage.now(), name: 'Layla', decisionId: 'a' } as const;
    await set(paths.closure('layla'), closing);
    await set(paths.inbox('layla'), { unread: 0, closed: { reason: 'spam', at: stage.now() } });
    await settleClosure(stage, 'layla', undefined);
    expect(await isInvalidated()).toBe(true);
    expect(await authorOf('said')).not.toHaveProperty('page');
    await forgetMarks();
    await backend.firestore.doc(paths.closure('layla')).delete();
    await set(paths.inbox('layla'), { unread: 0 });
    await settleClosure(stage, 'layla', closing);
    expect(await isInvalidated()).toBe(true);
    expect(await authorOf('said')).toMatchObject({ page: true });
  });

  it('goes with the account', async () => {
    await eraseAccount(
      { ...stage, uploads: new FilesDouble('uploads'), published: new FilesDouble('published') },
      { uid: 'layla', email: undefined, deletedAt: stage.now() },
    );
    expect(await isInvalidated()).toBe(true);
    expect(await page()).toBeUndefined();
  });
});

describe('what a reader’s page shows', () => {
  const written = async (uid: string, before: Comment | undefined, after: Comment | undefined) =>
    await onCommentWritten(stage, { comicId: 'one', commentId: reviewIdOf(uid) }, { before, after });

  it('has it built again: a review, and that of nobody without a page', async () => {
    for (const uid of ['layla', 'omar']) await review('one', uid);
    await wish('omar', false);
    for (const uid of ['layla', 'omar']) await written(uid, undefined, sampleComicReview('one', uid));
    expect([await isInvalidated(), await isInvalidated('reader_omar')]).toEqual([true, false]);
    await forgetMarks();
    const before = sampleComicReview('one', 'layla', { shows: true });
    await written('layla', before, { ...before, likes: 4 });
    expect(await isInvalidated()).toBe(false);
    await written('layla', before, undefined);
    expect(await isInvalidated()).toBe(true);
  });

  it('has it built again: a list that comes, changes and goes', async () => {
    const own = sampleOwnList([{ kind: 'comic', comicId: 'one' }], { published: { id: 'p' } });
    const settle = () => settlePublicList(stage, { uid: 'layla', listId: 'own', publicId: 'p' });
    await set(paths.ownList('layla', 'own'), own);
    await settle();
    expect(await isInvalidated()).toBe(true);
    await forgetMarks();
    await settle();
    expect(await isInvalidated()).toBe(false);
    await backend.firestore.doc(paths.ownList('layla', 'own')).delete();
    await settle();
    expect(await isInvalidated()).toBe(true);
    await forgetMarks();
    await wish('layla', false);
    await set(paths.ownList('layla', 'own'), own);
    await settle();
    expect([await isInvalidated('list_p'), await isInvalidated()]).toEqual([true, false]);
  });

  it('is named by a comic that changes, where it is reviewed or listed by who has a page', async () => {
    const author = (uid: string) => ({ author: { name: uid, page: true as const } });
    await wish('omar', true);
    await review('one', 'layla', author('layla'));
    await review('one', 'amal');
    await publish('of-omar', 'two', { owner: { kind: 'person', uid: 'omar', listId: 'own' } });
    await publish('of-nobody', 'two', { owner: { kind: 'person', uid: 'amal', listId: 'own' } });
    await publish('of-site', 'two', { owner: { kind: 'site' } });
    const readersOf = async (comicId: string) => {
      const before = sampleComic(comicId);
      const after = { ...before, series: 'Renamed' };
      const pages = await pagesToInvalidate(backend.firestore, [{ of: 'comic', comicId, before, after }]);
      return pages.flatMap((target) => (target.kind === 'reader' ? [target.id] : []));
    };
    expect(await readersOf('one')).toEqual(['layla']);
    expect(await readersOf('two')).toEqual(['omar']);
  });
});

it('a page that somebody wants and that is not stored is found by doctor', async () => {
  await wish('omar', false);
  const found = [];
  const patient = { ...stage, all: true, from: '' };
  // The check asks nothing of a patient but these.
  for await (const { id } of PAGES_MISSING.find(patient as never)) found.push(id);
  expect(found.filter((id) => id.startsWith('pages/reader'))).toEqual(['pages/reader_layla']);
});
