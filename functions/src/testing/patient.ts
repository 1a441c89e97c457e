import { paths } from '@rawi/model/paths';
import { sampleBlog, sampleComment, sampleImage } from '@rawi/model/testing/samples';
import type { EmulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { applyChoice } from '../choices/apply-choice.ts';
import { settleComment } from '../comments/settle-comment.ts';
import type { Patient } from '../doctor/check.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import { rebuildPage } from '../tasks/rebuild-page.ts';
import { type TakedownDesk, takedownDesk } from './takedown-desk.ts';

/** The ids of what the site of a patient has. */
export const THERE = {
  comicId: 'the-salt-caravan',
  publisherId: 'blue-minaret',
  translatorId: 'layla',
  reader: 'reader',
  admin: 'admin',
  article: 'first-words',
  comment: 'said',
} as const;

/** A site that can be damaged, and looked at. */
export interface TreatedSite {
  readonly desk: TakedownDesk;
  readonly patient: Patient;
  readonly chapterId: string;
  /** Does everything that waits: invalidated pages and sums, publications, take-downs. */
  readonly settle: () => Promise<void>;
}

const KEPT = new WeakMap<EmulatedFirestore, () => TreatedSite>();

/**
 * A site on which people have worked: a published comic with a chapter, both by a translator, an article, and a reader who
 * has followed, liked, saved and commented. All of it is made in the way of the functions, and settled. Whoever asks the same
 * backend again gets that site as it was then: to make it takes longer than most of what is tried on it.
 */
export async function healthySite(backend: EmulatedFirestore): Promise<TreatedSite> {
  const again = KEPT.get(backend) ?? keep(backend, await makeSite(backend));
  KEPT.set(backend, again);
  return again();
}

/** Keeps a site as it is; what is returned brings it back: documents, files, accounts, queues and the clock. */
function keep(backend: EmulatedFirestore, { desk, chapterId }: SiteMade): () => TreatedSite {
  const { stage, bucket, uploads } = desk;
  const time = stage.now().getTime();
  const documents = backend.keep();
  const maps = [keepMap(bucket.files), keepMap(uploads.files), keepMap(stage.auth.accounts)];
  return () => {
    documents();
    for (const bringBack of maps) bringBack();
    for (const list of [stage.tasks, stage.filesToDraw, desk.queue, desk.publishing.queue]) list.length = 0;
    for (const { reads } of [bucket, uploads]) reads.length = 0;
    stage.pass((time - stage.now().getTime()) / 1000);
    return treatedSite(desk, chapterId);
  };
}

function keepMap<T extends object>(map: Map<string, T>): () => void {
  const kept = [...map].map(([key, value]) => [key, { ...value }] as const);
  return () => {
    map.clear();
    for (const [key, value] of kept) map.set(key, { ...value });
  };
}

interface SiteMade {
  readonly desk: TakedownDesk;
  readonly chapterId: string;
}

async function makeSite({ clear, firestore: db }: EmulatedFirestore): Promise<SiteMade> {
  clear();
  const desk = takedownDesk(db);
  await addPeople(desk);
  const chapterId = await publishWork(desk);
  await addArticle(desk);
  await readAndChoose(desk, chapterId);
  await invalidateTargets(
    db,
    [{ kind: 'mostRead' }, { kind: 'translators' }, { kind: 'transparency' }],
    desk.stage.now(),
  );
  await treatedSite(desk, chapterId).settle();
  return { desk, chapterId };
}

function treatedSite(desk: TakedownDesk, chapterId: string): TreatedSite {
  const { stage } = desk;
  const settle = async () => {
    await desk.publishing.sweep();
    await desk.publishing.drain();
    await desk.sweep();
    await desk.drain();
    await rebuildInvalidated(desk);
  };
  const patient: Patient = {
    firestore: stage.firestore,
    auth: stage.auth,
    published: desk.bucket,
    now: stage.now,
    all: true,
    from: 'm',
  };
  return { desk, patient, chapterId, settle };
}

async function addPeople(desk: TakedownDesk): Promise<void> {
  const { firestore: db, auth } = desk.stage;
  for (const uid of [THERE.translatorId, THERE.reader, THERE.admin]) {
    await desk.addPerson(uid);
    await db.doc(paths.inbox(uid)).set({ unread: 0 });
  }
  await auth.setCustomUserClaims(THERE.reader, {});
  await auth.setCustomUserClaims(THERE.admin, { admin: true });
  await desk.addStaff(THERE.admin, 'admin');
}

/** Publishes a comic and a chapter of it; resolves to the chapter's id. */
async function publishWork(desk: TakedownDesk): Promise<string> {
  const { stage, publishing } = desk;
  const { comicId } = THERE;
  await desk.addNames();
  await publishing.addComic('one');
  await publishing.decide('one');
  await publishing.drain();
  const picture = { path: `public/${comicId}-0/160.webp`, width: 160, height: 224, color: '#102030' };
  await publishing.addChapter('two', THERE.translatorId, {
    comic: { comicId, slug: comicId, series: 'The Salt Caravan', names: {}, picture },
  });
  await publishing.decide('two');
  await publishing.drain();
  const { docs } = await stage.firestore.collection(paths.chapters(comicId)).get();
  const [chapter] = docs;
  if (!chapter) throw new Error('No chapter was published.');
  return chapter.id;
}

async function addArticle({ stage, bucket }: TakedownDesk): Promise<void> {
  const { slug, ...article } = sampleBlog(THERE.article);
  await stage.firestore.doc(paths.blog(slug)).set(article);
  for (const { path } of sampleImage(slug).sources) bucket.put(path, Buffer.from(path));
  await invalidateTargets(stage.firestore, [{ kind: 'blogs' }, { kind: 'blog', id: slug }], stage.now());
}

async function readAndChoose({ stage }: TakedownDesk, chapterId: string): Promise<void> {
  const { firestore: db, now } = stage;
  const { comicId, translatorId, reader: uid } = THERE;
  const at = now();
  const set = (path: string, data: object) => db.doc(path).set(data);
  await set(paths.follow(uid, translatorId), { translatorId, name: 'Name of layla', at });
  await applyChoice(stage, 'following', { uid, translatorId });
  await set(paths.reaction(comicId, chapterId, uid), { uid, value: 'like', at });
  await applyChoice(stage, 'reactions', { uid, comicId, chapterId });
  const comment = sampleComment(uid, {
    at,
    comic: { id: comicId, slug: comicId, series: 'The Salt Caravan', names: {} },
  });
  await set(paths.comment(comicId, THERE.comment), comment);
  await settleComment(db, { comicId, commentId: THERE.comment }, null);
  await invalidateTargets(db, [{ kind: 'comic', id: comicId }], at);
}

/** Runs the task of every invalidation, until none is left that a task takes. */
async function rebuildInvalidated({ stage }: TakedownDesk): Promise<void> {
  const { firestore, now } = stage;
  const services = { firestore, now, enqueue: async () => {} };
  for (let rounds = 0; rounds < 10; rounds += 1) {
    const { docs } = await firestore.collection(paths.invalidations()).where('dueAt', '>', new Date(0)).get();
    if (docs.length === 0) return;
    for (const { id } of docs) await rebuildPage(services, { pageId: id });
  }
}
