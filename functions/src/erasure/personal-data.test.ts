import { paths } from '@rawi/model/paths';
import { countTargets } from '@rawi/model/truth/counts';
import { erasureSchema } from '@rawi/model/truth/erasure';
import { LEFT_TRACES, PERSONAL_PATHS } from '@rawi/model/truth/personal-data';
import { reviewIds, reviewSchema } from '@rawi/model/truth/review';
import { inboxSchema } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { downloadPage, EXPORT_PAGE_BYTES } from '../calls/download-data.ts';
import { type Choice, choiceOf } from '../choices/choice.ts';
import { noteMailbox } from '../mail/note-mailbox.ts';
import { sweepErasures } from '../schedules/sweep-erasures.ts';
import { grantPasswordTicket } from '../secrets/password-ticket.ts';
import { countedIn } from '../testing/choices.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { mentioning, personalDocumentsOf, reviewOf } from '../testing/personal-documents.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { eraseAccount } from './erase-account.ts';

const EMAIL = 'layla@example.com';

let emulated: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  emulated = await emulatedFirestore('personal-data');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  stage = scene(emulated.firestore);
  stage.auth.add({ uid: 'layla', email: EMAIL, emailVerified: true });
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const isThere = async (path: string) => (await emulated.firestore.doc(path).get()).exists;
const services = () => ({
  ...stage,
  uploads: new FilesDouble('uploads'),
  published: new FilesDouble('published'),
});
const erase = () => eraseAccount(services(), { uid: 'layla', email: EMAIL, deletedAt: stage.now() });
const caller = { uid: 'layla', email: EMAIL, emailVerified: true, roles: [], signedInAt: 0 };
/** All that is downloaded, page by page, as the client joins it. */
async function download(most = EXPORT_PAGE_BYTES) {
  const pages = [];
  let cursor: string | undefined;
  do {
    const page = await downloadPage({ ...stage, caller }, cursor, most);
    pages.push(page);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return { pages, documents: Object.assign({}, ...pages.map((page) => page.documents)) as object };
}

/** The paths of which the table says that something personal lies there. */
const PERSONAL = Object.entries(PERSONAL_PATHS).flatMap(([name, data]) => (data ? [{ name, ...data }] : []));

/** Named by a keyed hash of the address. */
const BY_ADDRESS = ['resetCode', 'mailStop'];
const documentsOf = (uid: string) => personalDocumentsOf(uid, stage.now());

async function write(uid: string): Promise<void> {
  for (const [name, [path, data]] of Object.entries(documentsOf(uid))) {
    // The erasure itself writes that one.
    if (name !== 'erasure') await set(path, data);
  }
}

describe('the table of what is personal', () => {
  it('has a document in this test for each of its paths', () => {
    // These are found by the address, and made by their own functions below.
    const names = [...Object.keys(documentsOf('layla')), ...BY_ADDRESS];
    expect(names.toSorted()).toEqual(PERSONAL.map(({ name }) => name).toSorted());
  });

  it('is what a download has', async () => {
    await write('layla');
    await write('omar');
    const { documents } = await download();
    const own = documentsOf('layla');
    for (const { name, downloaded } of PERSONAL) {
      const [path = ''] = own[name] ?? [];
      expect([name, path in documents]).toEqual([name, downloaded]);
    }
    expect(Object.keys(documents).filter((path) => path.includes('omar'))).toEqual([]);
  });

  it('is what an erasure leaves of a person, and of nobody else', async () => {
    await write('layla');
    await write('omar');
    await grantPasswordTicket(stage, { uid: 'layla', email: EMAIL });
    await noteMailbox(stage, { address: EMAIL, reason: 'bounce', at: stage.now() });
    await noteMailbox(stage, { address: 'nobody@example.com', reason: 'bounce', at: stage.now() });
    const stops = () => emulated.firestore.collection('mailStops').count().get();
    expect((await stops()).data().count).toBe(2);
    const codes = () => emulated.firestore.collection('resetCodes').count().get();
    expect((await codes()).data().count).toBe(1);
    await erase();
    stage.pass(65 * 60);
    await sweepErasures(services());
    const own = documentsOf('layla');
    for (const { name, erased } of PERSONAL.filter((each) => !BY_ADDRESS.includes(each.name))) {
      const [path = ''] = own[name] ?? [];
      expect([name, await isThere(path)]).toEqual([name, erased === 'kept']);
    }
    expect((await codes()).data().count).toBe(0);
    expect((await stops()).data().count).toBe(1);
    const said = (uid: string) => emulated.firestore.doc(paths.comment('one', `words-of-${uid}`)).get();
    expect((await said('layla')).data()).toMatchObject({ uid: null, author: null });
    expect((await said('omar')).data()).toMatchObject({ uid: 'omar', author: { name: 'Reader omar' } });
    const withheld = await emulated.firestore.doc(paths.withheldComment('one', 'words-of-layla')).get();
    expect(withheld.data()).toMatchObject({ uid: null, text: 'Salt!' });
    expect(withheld.data()).not.toHaveProperty('objection');
    for (const [name, [path]] of Object.entries(documentsOf('omar'))) {
      expect([name, await isThere(path)]).toEqual([name, name !== 'erasure']);
    }
    const takedown = async (uid: string) =>
      (await emulated.firestore.doc(paths.takedown(`photo:of-${uid}`)).get()).data();
    expect(await takedown('layla')).toMatchObject({ by: null, whose: null, returned: { by: null } });
    expect(await takedown('omar')).toMatchObject({ by: { uid: 'omar' }, whose: { uid: 'omar' } });
    const sealed = async (uid: string) =>
      (await emulated.firestore.doc(paths.sealedDocument(`chapter:one:of-${uid}`)).get()).data();
    expect(await sealed('layla')).toMatchObject({ chapter: { number: 1 } });
    expect((await sealed('layla'))?.['chapter']).not.toHaveProperty('translator');
    expect(await sealed('omar')).toMatchObject({ chapter: { translator: { id: 'omar' } } });
    const report = async (uid: string) =>
      (await emulated.firestore.doc(paths.report(`report-of-${uid}`)).get()).data();
    // Another one without a name stands in its place.
    expect(await report('layla')).toBeUndefined();
    const nameless = await emulated.firestore.collection('reports').where('reporter', '==', null).get();
    expect(nameless.docs.map((each) => each.data())).toMatchObject([{ note: '', issue: 'typos', page: 4 }]);
    expect(await report('omar')).toMatchObject({ reporter: 'omar', note: 'In the words of omar' });
  });
});

/** What others have of a person, and what functions keep that is made of their id. */
async function writeTraces(uid: string): Promise<void> {
  const at = stage.now();
  const chapterId = `one-1-en-${uid}`;
  await Promise.all([
    set(paths.chapter('one', chapterId), { comicId: 'one', number: 1, language: 'en' }),
    set(paths.keptChapter(chapterId), { comicId: 'one', number: 1, language: 'en' }),
    set(paths.reservation(`chapter_${chapterId}`), { id: chapterId }),
    set(paths.fanOut(chapterId), { at }),
    set(paths.ignoredPerson('amal', uid), { uid, name: `Name of ${uid}`, at }),
    set(paths.comment('one', 'by-amal'), mentioning(uid)),
    set(paths.blockedPerson('amal', uid), { uid, name: `Name of ${uid}`, at }),
    set(paths.follow('amal', uid), { translatorId: uid, name: `Name of ${uid}`, at }),
    set(paths.rating(uid, 'amal'), { uid: 'amal', quality: 5, clarity: 4, at }),
    set(paths.countShard(countTargets.translator(uid), '1'), { followers: 1 }),
    set(paths.notification('amal', `chapter_${chapterId}`), {
      kind: 'chapter',
      translator: { id: uid, name: uid },
    }),
    set(paths.feedEntry('amal', chapterId), { translator: { id: uid, name: uid } }),
    set(paths.savedItem('amal', `chapter_${chapterId}`), { kind: 'chapter', chapterId }),
    set(paths.historyEntry('amal', chapterId), { comicId: 'one' }),
    ...['muteAccount', 'closeAccount', 'takeRole', 'setProfessional', 'approveApplication'].map(
      (action, index) =>
        set(paths.audit(`about-${index}-${uid.length}`), {
          action,
          by: 'huda',
          at,
          about: [paths.user, paths.user, paths.staff, paths.translator, paths.application][index]?.(uid),
          reason: null,
        }),
    ),
    set(paths.audit('by-them'), { action: 'hideAsk', by: uid, at, about: paths.ask('x'), reason: null }),
  ]);
}

/** All documents with their paths, at every depth. */
async function everything(
  collections = emulated.firestore.listCollections(),
): Promise<{ readonly path: string; readonly data: object }[]> {
  const found = await Promise.all(
    (await collections).map(async (collection) => {
      const refs = await collection.listDocuments();
      const own = await Promise.all(
        refs.map(async (ref) => ({ path: ref.path, data: (await ref.get()).data() ?? {} })),
      );
      const below = await Promise.all(refs.map((ref) => everything(ref.listCollections())));
      return [...own, ...below.flat()];
    }),
  );
  return found.flat();
}

/** The names of the collections that a path goes through. */
const collectionOf = (path: string) =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

describe('an id of somebody who was erased', () => {
  it('stands nowhere but where the table says why, and is no name of anybody’s any more', async () => {
    await write('layla');
    await writeTraces('layla');
    await erase();
    stage.pass(65 * 60);
    expect(await sweepErasures(services())).toBe(1);
    // The ids that this test has made up for a document of each path are not the ids that functions make.
    const isAbout = (text: string) =>
      text.replaceAll(/\b(?:[A-Za-z]+[-_])*of[-_]layla/g, '').includes('layla');
    const left = (await everything()).filter(({ path, data }) => isAbout(`${path} ${JSON.stringify(data)}`));
    const unsaid = left.filter(({ path }) => !(collectionOf(path) in LEFT_TRACES));
    expect(unsaid).toEqual([]);
    const [mail] = (await emulated.firestore.collection('outbox').where('kind', '==', 'accountDeleted').get())
      .docs;
    expect(mail?.id).not.toContain('layla');
    const decided = (await emulated.firestore.collection('audit').get()).docs.map((each) => each.data());
    expect(new Set(decided.map(({ about }) => String(about).split('erased-')[1]).filter(Boolean)).size).toBe(
      1,
    );
  });

  it('is refused by rules at once, by the inbox that stays until the second erasure', async () => {
    await write('layla');
    await erase();
    const inbox = (await emulated.firestore.doc(paths.inbox('layla')).get()).data();
    expect(inboxSchema.parse(inbox)).toEqual({
      unread: 0,
      sessionsValidAfter: new Date(stage.now().getTime() + 65 * 60_000),
    });
    stage.pass(65 * 60);
    await sweepErasures(services());
    expect(await isThere(paths.inbox('layla'))).toBe(false);
  });
});

describe('erasures that fail', () => {
  /** Files of somebody that cannot be deleted. */
  class StuckFiles extends FilesDouble {
    override async removeAll(prefix: string): Promise<void> {
      if (prefix.includes('stuck')) throw new Error('It cannot be deleted.');
      await super.removeAll(prefix);
    }
  }
  const stuck = () => ({
    ...stage,
    uploads: new StuckFiles('uploads'),
    published: new StuckFiles('published'),
  });

  it('are not taken for done, while one that was done stays so until its second time succeeds', async () => {
    const isErased = async (uid: string) =>
      erasureSchema.parse((await emulated.firestore.doc(paths.erasure(uid)).get()).data()).isErased === true;
    const gone = (uid: string) => ({ uid, email: undefined, deletedAt: stage.now() });
    await expect(eraseAccount(stuck(), gone('stuck-1'))).rejects.toThrow('cannot be deleted');
    expect(await isErased('stuck-1')).toBe(false);
    await eraseAccount(services(), gone('stuck-2'));
    expect(await isErased('stuck-2')).toBe(true);
    stage.pass(65 * 60);
    await sweepErasures(stuck());
    expect([await isErased('stuck-1'), await isErased('stuck-2')]).toEqual([false, true]);
  });

  it('keep no other from its turn, wait longer each time, and are shown at last', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `stuck-${index}`);
    for (const uid of names) await set(paths.erasure(uid), { dueAt: new Date(0), tries: 0 });
    await set(paths.erasure('layla'), { dueAt: new Date(1), tries: 0 });
    expect(await sweepErasures(stuck())).toBe(1);
    expect(await isThere(paths.erasure('layla'))).toBe(false);
    const waits = async () =>
      erasureSchema.parse((await emulated.firestore.doc(paths.erasure('stuck-0')).get()).data());
    const minutes = [];
    for (let tries = 1; tries <= 5; tries += 1) {
      const { dueAt, ...rest } = await waits();
      expect(rest).toEqual({ tries, ...(tries >= 5 && { stuck: true }) });
      minutes.push((dueAt.getTime() - stage.now().getTime()) / 60_000);
      stage.pass((dueAt.getTime() - stage.now().getTime()) / 1000);
      for (const uid of names.slice(1)) await emulated.firestore.doc(paths.erasure(uid)).delete();
      await sweepErasures(stuck());
    }
    expect(minutes).toEqual([10, 20, 40, 80, 160]);
  }, 60_000);
});

describe('a download', () => {
  /** As many documents of one text as make so many bytes. */
  const fill = async (count: number, bytes: number) => {
    for (let index = 0; index < count; index += 1)
      await set(paths.historyEntry('layla', `chapter-${String(index).padStart(3, '0')}`), {
        text: 'ا'.repeat(bytes / 2),
      });
  };

  it('comes in pages of few bytes, with all that one page would have, each document once', async () => {
    await write('layla');
    await write('omar');
    await fill(30, 2000);
    const whole = await download();
    expect(whole.pages).toHaveLength(1);
    const small = await download(5000);
    expect(small.pages.length).toBeGreaterThan(10);
    expect(small.documents).toEqual(whole.documents);
    const counted = small.pages.map((page) => Object.keys(page.documents).length);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(Object.keys(whole.documents).length);
    for (const { documents } of small.pages) {
      const bytes = Buffer.byteLength(JSON.stringify(documents));
      expect(bytes < 5000 + 3000 || Object.keys(documents).length === 1).toBe(true);
    }
  });

  it('of what fits exactly is one page, and of a byte more two', async () => {
    const { pages } = await download();
    expect(pages).toHaveLength(1);
    await fill(3, 1000);
    const [page] = (await download()).pages;
    const size = Object.entries(page?.documents ?? {}).reduce(
      (sum, [path, data]) => sum + Buffer.byteLength(JSON.stringify({ [path]: data })),
      0,
    );
    expect((await download(size)).pages).toHaveLength(1);
    expect((await download(size - 1)).pages.length).toBeGreaterThan(1);
    // A document that has no room in a page is a page of its own.
    expect((await download(1)).documents).toEqual(page?.documents);
  });

  it('of an account of 9 MB stays below what a call answers, in every page', async () => {
    await fill(12, 750_000);
    const { pages, documents } = await download();
    expect(Object.keys(documents).length).toBeGreaterThanOrEqual(12);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(8_000_000);
  }, 120_000);

  it('goes on from no place that somebody else made up', async () => {
    await write('layla');
    await write('omar');
    const cursors = [
      'x',
      '0',
      '99:',
      '1:users/omar',
      '["below","users/omar/saved",""]',
      `3:${paths.user('omar')}`,
    ];
    for (const cursor of cursors) {
      const asked = downloadPage({ ...stage, caller }, Buffer.from(cursor).toString('base64url'));
      const found = await asked.then(
        ({ documents }) => JSON.stringify(documents),
        (error: { details: { code: string } }) => error.details.code,
      );
      expect([cursor, found]).not.toEqual([cursor, expect.stringContaining('omar')]);
    }
  });
});

describe('the counts after an erasure', () => {
  const AMAL = countTargets.translator('amal');
  const CHAPTER = countTargets.chapter('one-1-en');
  const choices = (uid: string): Choice[] => [
    choiceOf('following', { uid, translatorId: 'amal' }),
    choiceOf('ratings', { uid, translatorId: 'amal' }),
    choiceOf('comicRatings', { uid, comicId: 'one' }),
    choiceOf('comicTags', { uid, comicId: 'one' }),
    choiceOf('reactions', { uid, comicId: 'one', chapterId: 'one-1-en' }),
  ];
  const counted = async () => [
    await countedIn(emulated.firestore, AMAL),
    await countedIn(emulated.firestore, CHAPTER),
    await countedIn(emulated.firestore, countTargets.comic('one')),
  ];
  const applyAll = async (uid: string) => {
    for (const choice of choices(uid)) await choice.apply(stage);
  };
  const OF_COMIC = { star4: 1, taggers: 1, 'tag:funny': 1 };
  const OF_ONE = [{ followers: 1, ratingCount: 1, qualitySum: 5, claritySum: 4 }, { likes: 1 }, OF_COMIC];

  it('lose what an erased person chose, and keep what others did', async () => {
    await write('layla');
    await write('omar');
    await applyAll('layla');
    await applyAll('omar');
    await erase();
    expect(await counted()).toEqual(OF_ONE);
    // The triggers of the deletions come afterwards.
    await applyAll('layla');
    expect(await counted()).toEqual(OF_ONE);
    expect(await isThere(paths.library('layla'))).toBe(false);
  });

  it('lose also what was chosen and not yet taken back when its document was gone already', async () => {
    await write('layla');
    await applyAll('layla');
    for (const { path } of choices('layla')) await emulated.firestore.doc(path).delete();
    await erase();
    expect(await counted()).toEqual([{}, {}, {}]);
  });

  it('never have what a living token writes after the erasure, and the second erasure finds it', async () => {
    await write('layla');
    await erase();
    const [, data] = documentsOf('layla')['follow'] ?? [];
    await set(paths.follow('layla', 'amal'), data ?? {});
    await set(paths.savedItem('layla', 'comic_one'), { kind: 'comic' });
    await choiceOf('following', { uid: 'layla', translatorId: 'amal' }).apply(stage);
    expect(await isThere(paths.follow('layla', 'amal'))).toBe(false);
    expect(await counted()).toEqual([{}, {}, {}]);
    stage.pass(64 * 60);
    expect(await sweepErasures(services())).toBe(0);
    stage.pass(60);
    expect(await sweepErasures(services())).toBe(1);
    expect(await isThere(paths.savedItem('layla', 'comic_one'))).toBe(false);
    expect(await isThere(paths.erasure('layla'))).toBe(false);
    expect(await sweepErasures(services())).toBe(0);
  });
});

describe('a reviewer whose account goes', () => {
  it('is at nothing any more, and what they decided stands without who it was', async () => {
    const at = stage.now();
    const by = (uid: string) => ({ uid, name: uid });
    const decision = { verdict: 'rejected', revision: 1, at, reasons: ['pages'] } as const;
    await set(paths.review(reviewIds.submission('theirs')), {
      ...reviewOf('amal', at),
      claim: { ...by('layla'), at, until: at },
      decisions: [
        { ...decision, by: by('layla') },
        { ...decision, by: by('omar') },
      ],
      judges: ['layla', 'omar'],
    });
    await set(paths.staff('layla'), { roles: ['reviewer'], name: 'layla', since: at });
    await set(paths.keptChapter('kept'), { translator: { id: 'layla', name: 'layla' }, number: 1 });
    await erase();
    const data = (await emulated.firestore.doc(paths.review(reviewIds.submission('theirs'))).get()).data();
    expect(reviewSchema.parse(data)).toMatchObject({
      claim: null,
      decisions: [{ by: null, reasons: ['pages'] }, { by: by('omar') }],
      judges: ['omar'],
    });
    expect(await isThere(paths.staff('layla'))).toBe(false);
    expect((await emulated.firestore.doc(paths.keptChapter('kept')).get()).data()).toEqual({ number: 1 });
  });
});
