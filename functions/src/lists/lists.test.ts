import type { CommunityInput } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { sampleOwnList, samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleChapter, sampleComic, sampleImage } from '@rawi/model/testing/samples';
import type { OwnList } from '@rawi/model/truth/own-list';
import type { PublicEntry } from '@rawi/model/truth/public-list';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { COMMUNITY } from '../areas/community.ts';
import { runCall } from '../areas/run-call.ts';
import type { Caller } from '../callers/caller.ts';
import { PUBLIC_LISTS } from '../doctor/checks/public-lists.ts';
import { pageOf } from '../pages/page-of.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { sampleUser } from '../testing/choices.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { onOwnListWritten } from '../triggers/on-own-list-written.ts';
import { forgetLists } from './forget-lists.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('public-lists');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  for (const uid of ['layla', 'omar', 'maha']) {
    stage.auth.add({ uid, email: `${uid}@example.com` });
    await set(paths.user(uid), { ...sampleUser(stage.now()), fullName: `Name of ${uid}` });
  }
  await set(paths.staff('maha'), { roles: ['reviewer'], name: 'Maha', since: stage.now() });
  await set(paths.comic('one'), sampleComic('one'));
  await set(paths.chapter('one', 'one-1-en'), { ...sampleChapter('one-1-en'), comicId: 'one' });
  await keep({});
});
afterAll(() => backend.stop());

const ENTRIES: readonly PublicEntry[] = [
  { kind: 'comic', comicId: 'one' },
  { kind: 'chapter', comicId: 'one', chapterId: 'one-1-en' },
];
const OWN = paths.ownList('layla', 'own');
const set = (path: string, data: object) => backend.firestore.doc(path).set({ ...data });
const stored = async (path: string) => (await backend.firestore.doc(path).get()).data();
const keep = (changes: Partial<OwnList>, entries = ENTRIES) => set(OWN, sampleOwnList(entries, changes));
const caller = (uid: string): Caller => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  roles: uid === 'maha' ? ['reviewer'] : [],
  signedInAt: stage.now().getTime(),
});
const call = (input: CommunityInput, uid = 'layla') =>
  runCall(COMMUNITY, stage, {
    data: input,
    caller: caller(uid),
    appCheck: { valid: false, demanded: false },
  });
async function publish(): Promise<string> {
  await call({ action: 'publishList', listId: 'own' });
  return String((await stored(OWN))?.['published'].id);
}
const refused = (code: string) => ({ details: { code } });
/** Somebody changes the private list, and its trigger hears of it. */
async function change(changes: Partial<OwnList>, entries = ENTRIES): Promise<void> {
  const before = await stored(OWN);
  await backend.firestore.doc(OWN).update({ ...sampleOwnList(entries, changes) });
  await settle(before);
}
async function settle(before: unknown): Promise<void> {
  await onOwnListWritten(stage, { uid: 'layla', listId: 'own' }, { before, after: await stored(OWN) });
}
const list = (id: string) => stored(paths.publicList(id));
const flag = (id: string) => stored(paths.listFlag(id));
const page = async (id: string) => (await pageOf(backend.firestore, { kind: 'list', id }))[0];
const isInvalidated = async (id: string) => (await stored(paths.invalidation(`list_${id}`))) !== undefined;
const report = (publicId: string, version = 1, uid = 'omar') =>
  call({ action: 'reportList', publicId, version, reason: 'insult', note: 'The name.' }, uid);
const hide = (publicId: string, note?: string) =>
  call({ action: 'hideList', publicId, reason: 'insult', note }, 'maha');
const show = (publicId: string, version = 1) => call({ action: 'showList', publicId, version }, 'maha');

describe('publishing a list', () => {
  it('makes a list with an id of its own, once, and has its page built', async () => {
    const id = await publish();
    expect(await publish()).toBe(id);
    expect(await list(id)).toMatchObject({
      owner: { kind: 'person', uid: 'layla', listId: 'own' },
      name: 'Sea stories',
      entries: ENTRIES,
      version: 1,
    });
    expect(await isInvalidated(id)).toBe(true);
    expect(await page(id)).toMatchObject({
      kind: 'list',
      payload: { owner: { name: 'Name of layla' }, entries: [{ kind: 'comic' }, { id: 'one-1-en' }] },
    });
  });

  it('is refused of a list that is not there, of one with nothing on it, and to who is muted', async () => {
    await expect(call({ action: 'publishList', listId: 'other' })).rejects.toMatchObject(
      refused('list-gone'),
    );
    await keep({}, []);
    await expect(publish()).rejects.toMatchObject(refused('list-empty'));
    await keep({});
    await set(paths.inbox('layla'), { unread: 0, mutedUntil: new Date(stage.now().getTime() + 1000) });
    await expect(publish()).rejects.toMatchObject(refused('muted'));
  });

  it('keeps both alike, whatever comes late, and takes it back', async () => {
    const id = await publish();
    await change({ name: 'Others' }, ENTRIES.slice(1));
    expect(await list(id)).toMatchObject({ name: 'Others', version: 2, entries: ENTRIES.slice(1) });
    await settle({ published: { id } });
    expect(await list(id)).toMatchObject({ version: 2 });
    await call({ action: 'unpublishList', listId: 'own' });
    await call({ action: 'unpublishList', listId: 'own' });
    expect(await list(id)).toBeUndefined();
    expect(await stored(OWN)).not.toHaveProperty('published');
    await settle({ published: { id } });
    expect(await list(id)).toBeUndefined();
    expect(await page(id)).toBeUndefined();
  });

  it('ends with the private list, and shows nothing new of who is muted', async () => {
    const id = await publish();
    await set(paths.inbox('layla'), { unread: 0, mutedUntil: new Date(stage.now().getTime() + 1000) });
    await change({ name: 'Others' });
    expect(await list(id)).toMatchObject({ name: 'Sea stories' });
    const before = await stored(OWN);
    await backend.firestore.doc(OWN).delete();
    await settle(before);
    expect(await list(id)).toBeUndefined();
  });

  it('costs nothing of lists that are private', async () => {
    await change({ name: 'Others' });
    expect((await backend.firestore.collection(paths.publicLists()).get()).size).toBe(0);
    expect((await backend.firestore.collection(paths.invalidations()).get()).size).toBe(0);
  });
});

describe('the page of a list', () => {
  it('loses what is taken from readers, and has it again with its return', async () => {
    const id = await publish();
    const chapter = await stored(paths.chapter('one', 'one-1-en'));
    await backend.firestore.doc(paths.chapter('one', 'one-1-en')).delete();
    expect(await page(id)).toMatchObject({ payload: { entries: [{ kind: 'comic' }] } });
    await set(paths.chapter('one', 'one-1-en'), chapter ?? {});
    expect(await page(id)).toMatchObject({ payload: { entries: [{}, { id: 'one-1-en' }] } });
  });

  it('is built once more when a comic of it changes', async () => {
    const id = await publish();
    const before = sampleComic('one');
    const after = { ...before, cover: { en: sampleImage('another') } };
    const pages = await pagesToInvalidate(backend.firestore, [
      { of: 'comic', comicId: 'one', before, after },
    ]);
    expect(pages).toContainEqual({ kind: 'list', id });
    const other = await pagesToInvalidate(backend.firestore, [
      { of: 'comic', comicId: 'two', before, after },
    ]);
    expect(other).not.toContainEqual({ kind: 'list', id });
  });

  it('of the site needs nobody', async () => {
    await set(paths.publicList('begin'), samplePublicList(ENTRIES, { owner: { kind: 'site' } }));
    expect(await page('begin')).toMatchObject({ kind: 'list', payload: { owner: { kind: 'site' } } });
    await expect(hide('begin')).rejects.toMatchObject(refused('list-gone'));
  });
});

describe('reports of lists', () => {
  it('bring a list to the reviewers, once for each reader, with the words that were reported', async () => {
    const id = await publish();
    await report(id);
    await report(id);
    expect(await flag(id)).toMatchObject({
      uid: 'layla',
      author: 'Name of layla',
      name: 'Sea stories',
      reports: 1,
      reasons: ['insult'],
      waiting: true,
    });
    await change({ name: 'Harmless' });
    expect(await flag(id)).toMatchObject({
      name: 'Harmless',
      version: 2,
      reported: { name: 'Sea stories', version: 1 },
    });
    await expect(report(id)).rejects.toMatchObject(refused('moved-on'));
  });

  it('stay until reviewers have looked, also where the list is gone', async () => {
    const id = await publish();
    await report(id);
    await call({ action: 'unpublishList', listId: 'own' });
    expect(await flag(id)).toMatchObject({ deleted: true, waiting: true, name: 'Sea stories' });
    await show(id);
    expect(await flag(id)).toBeUndefined();
    expect((await backend.firestore.collection(paths.listReports()).get()).size).toBe(0);
  });

  it('fold a list once three readers have reported it, until reviewers have looked', async () => {
    const id = await publish();
    for (const uid of ['nour', 'sami']) {
      stage.auth.add({ uid, email: `${uid}@example.com` });
      await set(paths.user(uid), sampleUser(stage.now()));
    }
    await report(id);
    await report(id);
    await report(id, 1, 'nour');
    expect(await list(id)).not.toHaveProperty('folded');
    await report(id, 1, 'sami');
    expect(await list(id)).toMatchObject({ folded: true });
    expect(await page(id)).toMatchObject({ kind: 'list', payload: { folded: true } });
    expect(await isInvalidated(id)).toBe(true);
    await change({ name: 'Others' });
    expect(await list(id)).toMatchObject({ folded: true, version: 2 });
    await show(id, 2);
    expect(await list(id)).not.toHaveProperty('folded');
    await report(id, 2, 'nour');
    expect(await list(id)).not.toHaveProperty('folded');
  });

  it('fold no list of the site', async () => {
    await set(paths.publicList('begin'), samplePublicList(ENTRIES, { owner: { kind: 'site' } }));
    const readers = ['layla', 'omar', 'maha'];
    for (const uid of readers) await report('begin', 1, uid);
    expect(await flag('begin')).toMatchObject({ reports: 3, uid: null });
    expect(await list('begin')).not.toHaveProperty('folded');
  });

  it('count no more once the version was found right, and again for other words', async () => {
    const id = await publish();
    await report(id);
    await show(id);
    expect(await flag(id)).toBeUndefined();
    await report(id);
    expect(await flag(id)).toBeUndefined();
    await change({ name: 'Worse' });
    await report(id, 2);
    expect(await flag(id)).toMatchObject({ reports: 1, version: 2 });
    await expect(show(id)).rejects.toMatchObject(refused('moved-on'));
  });
});

describe('hiding a list', () => {
  it('takes its page, notifies its owner why, and is undone by showing it', async () => {
    const id = await publish();
    await hide(id);
    expect(await page(id)).toMatchObject({ kind: 'gone', payload: { what: 'list' } });
    expect((await stored(OWN))?.['published']).toEqual({ id, hidden: 'insult' });
    const told = paths.notification('layla', `hiddenList:${id}`);
    expect(await stored(told)).toMatchObject({ kind: 'hiddenList', ownListId: 'own', reason: 'insult' });
    expect(await stored(paths.inbox('layla'))).toMatchObject({ unread: 1 });
    await expect(call({ action: 'unpublishList', listId: 'own' })).rejects.toMatchObject(
      refused('list-hidden'),
    );
    await expect(report(id)).rejects.toMatchObject(refused('list-gone'));
    await show(id);
    expect(await page(id)).toMatchObject({ kind: 'list' });
    expect((await stored(OWN))?.['published']).toEqual({ id });
    expect(await stored(told)).toBeUndefined();
    expect(await stored(paths.inbox('layla'))).toMatchObject({ unread: 0 });
    const log = await backend.firestore.collection(paths.audits()).get();
    expect(new Set(log.docs.map((each) => String(each.get('action'))))).toEqual(
      new Set(['hideList', 'showList']),
    );
  });

  it('gives its owner the note of the reviewer, and a later one in its place', async () => {
    const id = await publish();
    const told = paths.notification('layla', `hiddenList:${id}`);
    await hide(id, 'It names a person.');
    const published = { id, hidden: 'insult', note: 'It names a person.' };
    expect((await stored(OWN))?.['published']).toEqual(published);
    expect(await stored(told)).toMatchObject({ reason: 'insult', note: 'It names a person.' });
    await hide(id);
    expect((await stored(OWN))?.['published']).toEqual({ id, hidden: 'insult' });
    expect(await stored(told)).not.toHaveProperty('note');
    expect(await stored(paths.inbox('layla'))).toMatchObject({ unread: 1 });
  });

  it('waits for another look once its words are others, and for none before', async () => {
    const id = await publish();
    await report(id);
    await hide(id);
    expect(await flag(id)).toMatchObject({ hidden: 'insult', waiting: false });
    await change({ name: 'Harmless' });
    expect(await flag(id)).toMatchObject({ hidden: 'insult', waiting: true, name: 'Harmless' });
    await hide(id);
    expect(await flag(id)).toMatchObject({ waiting: false });
    await backend.firestore.doc(OWN).delete();
    await settle({ published: { id } });
    expect(await flag(id)).toBeUndefined();
  });
});

describe('an account that is erased', () => {
  it('leaves no list, no name and no report', async () => {
    const id = await publish();
    await report(id);
    await forgetLists(stage, 'omar');
    expect(await flag(id)).toBeUndefined();
    await report(id, 1, 'maha');
    await forgetLists(stage, 'layla');
    expect(await list(id)).toBeUndefined();
    expect(await isInvalidated(id)).toBe(true);
    expect(await flag(id)).toMatchObject({ uid: null, author: null, deleted: true });
  });
});

describe('the doctor', () => {
  it('finds a list that is not what its private one says, and mends it', async () => {
    const id = await publish();
    await backend.firestore.doc(OWN).update({ name: 'Others' });
    const patient = { firestore: backend.firestore, now: stage.now, all: true, from: '' };
    const look = async () => {
      const found = [];
      // The check asks nothing of a patient but these.
      for await (const finding of PUBLIC_LISTS.find(patient as never)) found.push(finding);
      return found;
    };
    const [finding] = await look();
    expect(finding).toMatchObject({ id: paths.publicList(id) });
    await finding?.repair?.();
    expect(await list(id)).toMatchObject({ name: 'Others' });
    expect(await look()).toEqual([]);
  });
});
