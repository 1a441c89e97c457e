import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { incomingFile, paths } from '@rawi/model/paths';
import { EPOCH, sampleComic, sampleImage, sampleNotification } from '@rawi/model/testing/samples';
import { monthOf } from '@rawi/model/truth/decided-month';
import { notificationIds } from '@rawi/model/truth/notification';
import { dayOf } from '@rawi/model/truth/recent-views';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { queuedMail } from '../data/outbox.ts';
import { cryptoRandom } from '../secrets/random.ts';
import { blankCards } from '../testing/blank-cards.ts';
import { blurDouble } from '../testing/blur-double.ts';
import { sampleTranslator, sampleUser } from '../testing/choices.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { publishedOf } from '../testing/published-of.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { StuckFiles } from '../testing/stuck-files.ts';
import { WHOLE_CHAPTER } from '../testing/submission-desk.ts';
import { comicsToRead, waitingViews } from '../testing/views.ts';
import { WAITING_PAGE, type Waiting, waitingChapter } from '../testing/waiting-chapter.ts';
import { blurPictures } from './blur-pictures.ts';
import { countAlsoSaved } from './count-also-saved.ts';
import { countDecisions } from './count-decisions.ts';
import { countWaitingVotes } from './count-waiting-votes.ts';
import { drawCards } from './draw-cards.ts';
import { drawDense } from './draw-dense.ts';
import { eachDue } from './each-alone.ts';
import { findPanels } from './find-panels.ts';
import { indexTexts } from './index-texts.ts';
import { notifyOverdue } from './notify-overdue.ts';
import { reconcileCounts } from './reconcile-counts.ts';
import { recordWork } from './record-work.ts';
import { renewPages } from './renew-pages.ts';
import { rollUpViews } from './roll-up-views.ts';
import { sendDigests } from './send-digests.ts';
import { sweepDecided } from './sweep-decided.ts';
import { sweepErasures } from './sweep-erasures.ts';
import { sweepFanOuts } from './sweep-fan-outs.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepMarks } from './sweep-invalidations.ts';
import { sweepNotifications } from './sweep-notifications.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { sweepPublications } from './sweep-publications.ts';
import { sweepPushes } from './sweep-pushes.ts';
import { sweepSubmissions } from './sweep-submissions.ts';
import { sweepTakedowns } from './sweep-takedowns.ts';
import { sweepTokens } from './sweep-tokens.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { sweepWaiting } from './sweep-waiting.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Three of each: what stands first and last is good, what stands between them cannot be read, or fails. */
const GOOD = ['a-first', 'c-last'] as const;
const BAD = 'b-bad';
const IDS = [GOOD[0], BAD, GOOD[1]];
const DAY = 24 * 60 * 60;

let backend: EmulatedFirestore;
let stage: Scene;
const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
beforeAll(async () => {
  vi.spyOn(logger, 'info').mockImplementation(() => {});
  backend = await emulatedFirestore('every-schedule');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
  log.mockClear();
});
afterAll(() => backend.stop());

const set = (path: string, data: object) => backend.firestore.doc(path).set(data);
const get = async (path: string) => (await backend.firestore.doc(path).get()).data();
const ago = (seconds: number) => new Date(stage.now().getTime() - seconds * 1000);
/** Writes the good ones whole and the bad one as it must not be. */
async function each(path: (id: string) => string, good: (id: string) => object, bad: object): Promise<void> {
  for (const id of IDS) await set(path(id), id === BAD ? bad : good(id));
}
/** The good ones of which something holds after a run. */
async function thoseWith(holds: (id: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = [];
  for (const id of IDS) if (await holds(id)) found.push(id);
  return found;
}
/** A queue that refuses the bad one. */
function queue(): { readonly taken: string[]; readonly enqueue: (id: string) => Promise<void> } {
  const taken: string[] = [];
  const enqueue = async (id: string) => {
    if (id === BAD) throw new Error('The queue refuses this one.');
    taken.push(id);
  };
  return { taken, enqueue };
}
/** What is due of those, and taken by a queue. */
async function handedOver(path: (id: string) => string, sweep: typeof sweepFiles): Promise<string[]> {
  await each(path, () => ({ dueAt: ago(1) }), { dueAt: ago(1) });
  const { taken, enqueue } = queue();
  await sweep(backend.firestore, stage.now(), enqueue);
  return taken;
}
const person = (id: string) => {
  stage.auth.add({ uid: id, email: `${id}@example.com`, emailVerified: true });
  return {
    ...sampleUser(EPOCH),
    settings: { ...DEFAULT_SETTINGS, notifications: { ...DEFAULT_SETTINGS.notifications, mail: true } },
  };
};
/** Each a chapter that waits for something, of a comic of its own. */
async function eachChapter(waiting: Waiting) {
  for (const id of IDS) await set(paths.comic(id), sampleComic(id));
  const path = (id: string) => paths.chapter(id, id);
  await each(path, (id) => waitingChapter(id, waiting), waiting);
}
const chaptersWith = (field: string) =>
  thoseWith(async (id) => Boolean((await get(paths.chapter(id, id)))?.[field]));
const submission = (id: string, state: 'draft' | 'rejected', since?: object) => ({
  kind: 'chapter',
  uid: 'layla',
  state,
  revision: 0,
  content: WHOLE_CHAPTER,
  files: { chapter: { fileId: id, bytes: 1000, name: 'chapter.pdf' } },
  createdAt: ago(40 * DAY),
  savedAt: ago(40 * DAY),
  ...(since && { since }),
});

/** For each schedule: fills the database, runs it, and says which of `IDS` were done. */
const SCHEDULES: Readonly<Record<string, (() => Promise<string[]>) | 'goes through nothing'>> = {
  sweepOutbox: async () => {
    const mail = queuedMail({ kind: 'passwordChanged', to: 'layla@example.com', locale: 'en' }, ago(DAY));
    await each(paths.outboxMail, () => mail, { state: 'queued' });
    const { taken, enqueue } = queue();
    await sweepOutbox(backend.firestore, stage.now(), enqueue);
    return taken;
  },
  countDecisions: async () => {
    const reason = (id: string) => (id === GOOD[0] ? 'rights' : 'spam');
    const [at, about] = [stage.now(), 'takedowns/x'];
    const decision = (id: string) => ({ action: 'takeDown', by: 'maha', at, about, reason: reason(id) });
    await each(paths.audit, decision, { action: 'takeDown', at });
    await countDecisions(backend.firestore, stage.now());
    const { figures } = (await get(paths.decidedMonth(monthOf(stage.now())))) ?? {};
    return await thoseWith(async (id) => id !== BAD && figures.removals[reason(id)] === 1);
  },
  drawDense: async () => {
    await each(paths.publication, publishedOf, { densePage: 1 });
    const [uploads, bucket] = [new FilesDouble('uploads'), new FilesDouble('published')];
    await drawDense({ ...stage, uploads, bucket, draw: async () => [] });
    // Their chapters are gone: there is nothing to draw.
    return await thoseWith(async (id) => (await get(paths.publication(id)))?.['densePage'] === 0);
  },
  drawCards: async () => {
    await eachChapter({ shareCards: null });
    const bucket = new FilesDouble('published');
    bucket.put(WAITING_PAGE, Buffer.from('page'));
    await drawCards({ ...stage, bucket, draw: blankCards(['en']) });
    return await chaptersWith('shareCards');
  },
  findPanels: async () => {
    await eachChapter({ panelsFile: null });
    const look = async () => ({ version: 1 as const, pages: [{ panels: [] }] });
    await findPanels({ ...stage, bucket: new FilesDouble('published'), look });
    return await chaptersWith('panelsFile');
  },
  indexTexts: async () => {
    // Their chapters are gone: nothing of them is left in the index.
    await each(paths.chapterText, () => ({ dueAt: ago(1), indexed: null }), { dueAt: ago(1), indexed: 7 });
    await indexTexts({ ...stage, bucket: new FilesDouble('published') });
    return await thoseWith(async (id) => (await get(paths.chapterText(id))) === undefined);
  },
  sweepErasures: async () => {
    await each(paths.erasure, () => ({ dueAt: ago(1) }), { dueAt: ago(1) });
    const [uploads, published] = [new StuckFiles('uploads', BAD), new StuckFiles('published', BAD)];
    await sweepErasures({ ...stage, uploads, published });
    return await thoseWith(async (id) => (await get(paths.erasure(id))) === undefined);
  },
  sweepFanOuts: async () => {
    await each(paths.fanOut, () => ({ dueAt: ago(1) }), { dueAt: ago(1) });
    const { taken, enqueue } = queue();
    await sweepFanOuts({ ...stage, enqueue });
    return taken;
  },
  sweepPushes: async () => {
    await each(paths.push, () => ({ dueAt: ago(1) }), { dueAt: ago(1) });
    const { taken, enqueue } = queue();
    await sweepPushes({ ...stage, enqueue });
    return taken;
  },
  sweepFiles: () => handedOver(paths.file, sweepFiles),
  sweepWaiting: async () => {
    const good = { submitsWhenChecked: { since: ago(60), dueAt: ago(1) } };
    await each(paths.submission, () => good, { submitsWhenChecked: { dueAt: ago(1) } });
    const { taken, enqueue } = queue();
    await sweepWaiting(backend.firestore, stage.now(), enqueue);
    return taken;
  },
  sweepPublications: () => handedOver(paths.publication, sweepPublications),
  sweepTakedowns: () => handedOver(paths.takedown, sweepTakedowns),
  sweepMarks: async () => {
    await each(paths.invalidation, () => ({ dueAt: ago(1), generation: 'one' }), {
      dueAt: ago(1),
      generation: 7,
    });
    const { taken, enqueue } = queue();
    await sweepMarks(backend.firestore, stage.now(), ({ pageId }) => enqueue(pageId));
    return taken;
  },
  renewPages: async () => {
    const former = { version: PAGE_VERSION - 1, kind: 'redirect' };
    const page = (id: string) => paths.page(`other_${id}`);
    await each(page, () => ({ ...former, payload: { slug: 'one' } }), { ...former, payload: {} });
    const servedVersion = async () => PAGE_VERSION;
    await renewPages({ firestore: backend.firestore, now: stage.now, servedVersion });
    return await thoseWith(async (id) => (await get(page(id)))?.['version'] === PAGE_VERSION);
  },
  sweepNotifications: async () => {
    const over = { read: false, expiresAt: ago(1) };
    await each(paths.inbox, () => ({ unread: 1 }), { unread: 'many' });
    await each(
      (id) => paths.notification(id, 'one'),
      () => over,
      over,
    );
    await sweepNotifications(backend.firestore, stage.now());
    return await thoseWith(async (id) => (await get(paths.notification(id, 'one'))) === undefined);
  },
  sweepSubmissions: async () => {
    const bad = { state: 'draft', savedAt: ago(40 * DAY) };
    await each(paths.submission, (id) => submission(id, 'draft'), bad);
    await sweepSubmissions(backend.firestore, stage.now());
    return await thoseWith(async (id) => (await get(paths.submission(id))) === undefined);
  },
  sweepDecided: async () => {
    const since = { submitted: ago(32 * DAY), rejected: ago(31 * DAY) };
    await each(paths.submission, (id) => submission(id, 'rejected', since), { state: 'rejected', since });
    for (const id of IDS) await set(paths.file(id), { uid: 'layla' });
    await sweepDecided(backend.firestore, stage.now());
    return await thoseWith(async (id) => (await get(paths.file(id))) === undefined);
  },
  sweepUploads: async () => {
    const uploads = new StuckFiles('uploads', BAD);
    for (const id of IDS) uploads.put(incomingFile('layla', 'one', id, 'chapter'), Buffer.from('a comic'));
    await sweepUploads(backend.firestore, uploads);
    const left = uploads.paths();
    return IDS.filter((id) => !left.some((path) => path.includes(id)));
  },
  sweepTokens: async () => {
    const uploads = new StuckFiles('uploads', BAD);
    for (const id of IDS) uploads.put(incomingFile('layla', 'one', id, 'chapter'), Buffer.from('a comic'));
    await sweepTokens({ ...stage, uploads, published: new StuckFiles('published', BAD) });
    return IDS.filter((id) => !uploads.withToken().some((path) => path.includes(id)));
  },
  sendDigests: async () => {
    await each(paths.user, person, { settings: { notifications: { mail: true } } });
    await each(
      (id) => paths.notification(id, notificationIds.reply('a-comic', 'a')),
      () => sampleNotification({ at: stage.now() }),
      sampleNotification({ at: stage.now() }),
    );
    stage.pass(60 * 60);
    await sendDigests(stage);
    return await thoseWith(async (id) => (await get(`${paths.user(id)}/state/digest`)) !== undefined);
  },
  recordWork: async () => {
    for (const id of IDS) await set(paths.user(id), person(id));
    await each(paths.translator, sampleTranslator, { ratings: 'many' });
    await recordWork(backend.firestore, stage.now());
    return await thoseWith(async (id) => (await get(paths.workRecord(id))) !== undefined);
  },
  tellOverdue: async () => {
    for (const id of IDS) await set(paths.user(id), person(id));
    await set(paths.report('one'), { state: 'open', at: ago(5 * DAY) });
    await each(paths.staff, (name) => ({ roles: ['admin'], name, since: ago(1) }), { roles: 7 });
    await notifyOverdue(stage);
    const mails = (await backend.firestore.collection(paths.outbox()).get()).docs;
    return IDS.filter((id) => mails.some((mail) => mail.get('to') === `${id}@example.com`));
  },
  countWaitingVotes: async () => {
    const library = {
      accountCreatedAt: ago(4 * DAY),
      votesWaitUntil: ago(1),
      parts: 1,
      following: {},
      saved: {},
      reactions: {},
      ratings: { amal: { quality: 5, clarity: 4, counted: false } },
      comicRatings: {},
      comicTags: {},
      places: {},
      commentLikes: {},
      ignored: {},
      blocked: {},
      lists: {},
      followedLists: {},
    };
    await each(paths.library, () => library, { votesWaitUntil: ago(1) });
    for (const id of IDS) {
      await set(paths.user(id), person(id));
      await set(paths.rating('amal', id), { uid: id, quality: 5, clarity: 4, at: EPOCH });
    }
    await countWaitingVotes(stage);
    return await thoseWith(async (id) => (await get(paths.library(id)))?.['votesWaitUntil'] === null);
  },
  reconcileCounts: async () => {
    for (const id of IDS) {
      await set(paths.user(id), person(id));
      await set(paths.follow(id, 'amal'), { translatorId: 'amal', name: 'Amal', at: EPOCH });
    }
    await set(paths.library(BAD), { votesWaitUntil: 'soon' });
    await reconcileCounts(stage, cryptoRandom);
    return await thoseWith(async (id) => (await get(paths.library(id)))?.['following']?.amal === true);
  },
  rollUpViews: async () => {
    await comicsToRead(backend.firestore, IDS);
    // A comic that cannot be read, and a count that cannot, beside a good one of the same comic.
    await set(paths.comic(BAD), { slug: 7 });
    for (const comicId of IDS) {
      const count = { comicId, chapterId: `${comicId}-1-en`, day: dayOf(stage.now()), views: 3 };
      await set(paths.viewCount(`b-${comicId}`), count);
      await set(paths.viewCount(`a-${comicId}`), { comicId });
    }
    await rollUpViews(stage);
    const waiting = await waitingViews(backend.firestore);
    return IDS.filter((id) => waiting[`${id}-1-en ${dayOf(stage.now())}`] === undefined);
  },
  countAlsoSaved: async () => {
    await comicsToRead(backend.firestore, IDS);
    await set(paths.comic(BAD), { slug: 7 });
    await each(paths.alsoSaved, () => ({ comics: [], chosen: 0, countedAt: null, dueAt: ago(1) }), {
      dueAt: ago(1),
    });
    await countAlsoSaved(stage);
    return await thoseWith(
      async (id) => (await get(paths.alsoSaved(id)))?.['countedAt'] instanceof Timestamp,
    );
  },
  blurPictures: async () => {
    await comicsToRead(backend.firestore, IDS);
    await set(paths.comic(BAD), { slug: 7 });
    const bucket = new FilesDouble('published');
    for (const id of IDS) {
      for (const { path } of [...sampleImage(id).sources, ...sampleImage(`${id}-1-en`).sources]) {
        bucket.put(path, Buffer.from('a cover'));
      }
    }
    await blurPictures({ firestore: backend.firestore, bucket, blur: blurDouble, now: stage.now });
    return await thoseWith(async (id) => JSON.stringify(await get(paths.comic(id))).includes('blurred'));
  },
  /** It invalidates one page. */
  listMostRead: 'goes through nothing',
};

/** The schedules that are deployed, as the CLI reads them. */
async function deployed(): Promise<string[]> {
  vi.stubEnv('GCLOUD_PROJECT', 'rawi-live');
  const names = Object.entries(await import('../index.ts')).flatMap(([name, each]) => {
    const endpoint: unknown = each && Reflect.get(each, '__endpoint');
    const isSchedule = typeof endpoint === 'object' && endpoint !== null && 'scheduleTrigger' in endpoint;
    return isSchedule ? [name] : [];
  });
  vi.unstubAllEnvs();
  return names;
}

describe('a schedule', () => {
  it('is in this table, whichever is deployed', async () => {
    expect(Object.keys(SCHEDULES).toSorted()).toEqual((await deployed()).toSorted());
  });

  it.each(Object.entries(SCHEDULES))(
    '%s does all that is good around one bad document, and tells of that one',
    async (_name, run) => {
      if (run === 'goes through nothing') return;
      expect(await run()).toEqual(GOOD);
      const told = log.mock.calls.map(([, details]) => JSON.stringify(details));
      expect(told.filter((details) => details?.includes(BAD))).not.toEqual([]);
    },
  );
});

describe('a sweep', () => {
  const due = () => backend.firestore.collection(paths.genres()).orderBy('at').limit(2);
  const fill = async (count: number) => {
    for (let at = 0; at < count; at += 1) await set(paths.genre(`genre-${at}`), { at });
  };
  const failure = 'A genre was not swept.';

  it('comes to what stands behind many that always fail, in the same run', async () => {
    await fill(30);
    const seen: number[] = [];
    const work = async ({ id }: { readonly id: string }) => {
      const at = Number(id.split('-')[1]);
      if (at < 20) throw new Error('It always fails.');
      seen.push(at);
      return true;
    };
    expect(await eachDue({ due: due(), failure, most: 4 }, work)).toBe(4);
    expect(seen).toEqual([20, 21, 22, 23]);
  });

  it('moves what failed behind those that wait, where it is told how', async () => {
    await fill(3);
    const work = async ({ id }: { readonly id: string }) => {
      if (id === 'genre-0') throw new Error('It always fails.');
      return false;
    };
    const putOff = (document: QueryDocumentSnapshot) => document.ref.update({ at: 10 });
    expect(await eachDue({ due: due(), failure, putOff }, work)).toBe(0);
    const order = (await backend.firestore.collection(paths.genres()).orderBy('at').get()).docs;
    expect(order.map(({ id }) => id)).toEqual(['genre-1', 'genre-2', 'genre-0']);
  });
});
