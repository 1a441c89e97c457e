import { paths } from '@rawi/model/paths';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleSuggestion } from '@rawi/model/testing/sample-suggestions';
import { sampleComment } from '@rawi/model/testing/samples';
import { REVIEWS, reviewIdOf } from '@rawi/model/truth/comic-review';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { listReportKey } from '@rawi/model/truth/list-report';
import { ratingReportKey } from '@rawi/model/truth/rating-report';
import { reportKey } from '@rawi/model/truth/report';
import { suggestionVotesKey } from '@rawi/model/truth/suggestion';
import { packItems, transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import type { EmulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import { type Handed, hearCreated } from './hearing.ts';
import { healthySite, THERE, type TreatedSite } from './patient.ts';

const { comicId, translatorId, reader } = THERE;
export const OTHER = 'omar';
export const CLOSED = 'closed';
const COMIC = { id: comicId, slug: comicId, series: 'The Salt Caravan', names: {} };
const IN_LIST = {
  comicId,
  slug: comicId,
  series: 'The Salt Caravan',
  names: {},
  picture: { path: `public/${comicId}-0/160.webp`, width: 160, height: 224, color: '#102030' },
};

/** A site on which people do all that the sealed part of an export is about. Every document was heard of, and all is settled. */
export async function livelySite(backend: EmulatedFirestore): Promise<TreatedSite> {
  const site = await healthySite(backend);
  const { desk, chapterId } = site;
  const { firestore: db, now, auth } = desk.stage;
  const handed: Handed[] = [];
  const at = now();
  const old = new Date(at.getTime() - 3 * 24 * 60 * 60 * 1000);
  /** Writes a document, and lets the functions hear of it. */
  const write = async (path: string, data: object) => {
    await db.doc(path).set(data);
    await hearCreated(desk, path, handed);
  };
  for (const uid of [OTHER, CLOSED]) {
    await desk.addPerson(uid);
    await auth.setCustomUserClaims(uid, {});
    await db.doc(paths.inbox(uid)).set({ unread: 0 });
  }
  await db.doc(paths.user(OTHER)).update({ 'settings.notifications.comments': false });
  await db.doc(paths.digest(reader)).set({ until: at });
  // They want a page of their own, one of them with nothing on it; a closed account has none.
  for (const uid of [reader, translatorId, CLOSED]) {
    await db.doc(paths.user(uid)).update({ 'settings.publicPage': true });
  }
  await invalidateTargets(db, [{ kind: 'reader', id: translatorId }], at);

  // Of a comment, answers to it, likes, and whoever is not told.
  await write(paths.comment(comicId, 'answer'), comment(OTHER, { parent: THERE.comment }));
  await write(paths.comment(comicId, 'top'), comment(OTHER, { at: old }));
  await write(paths.comment(comicId, 'untold'), comment(reader, { parent: 'top' }));
  await db.doc(paths.user(OTHER)).update({ 'settings.notifications.comments': true });
  await write(paths.commentLike(comicId, 'top', reader), { uid: reader, at });
  await write(paths.comment(comicId, 'gone'), comment(CLOSED));
  await write(paths.comment(comicId, 'to-gone'), comment(OTHER, { parent: 'gone' }));
  await db.doc(paths.comment(comicId, 'gone')).update({ deleted: true, text: '' });
  await hearCreated(desk, paths.comment(comicId, 'gone'), handed);

  await write(
    paths.comment(comicId, reviewIdOf(reader)),
    comment(reader, { parent: REVIEWS, author: { name: 'Name of reader', page: true } }),
  );

  // Hidden with an objection, reported and folded.
  await write(paths.comment(comicId, 'hidden'), comment(CLOSED, { text: '', hidden: { reason: 'spam' } }));
  await write(paths.withheldComment(comicId, 'hidden'), {
    uid: CLOSED,
    text: 'Buy salt!',
    reason: 'spam',
    hiddenAt: at,
    objection: { text: 'It is cheap.', at },
  });
  for (const uid of [reader, translatorId, CLOSED]) {
    const about = {
      comicId,
      commentId: 'top',
      uid,
      reason: 'insult',
      text: 'The keeper knew.',
      version: 1,
      at,
    };
    await write(paths.commentReport(commentReportKey(comicId, 'top', uid)), about);
  }

  // Choices of every kind.
  await write(paths.savedItem(reader, `comic:${comicId}`), { kind: 'comic', ...IN_LIST, at });
  await write(paths.historyEntry(reader, chapterId), {
    ...IN_LIST,
    number: 6,
    language: 'ar',
    page: 2,
    pageCount: 3,
    finished: false,
    readAt: at,
  });
  await write(paths.rating(translatorId, reader), { uid: reader, quality: 5, clarity: 4, at });
  await write(paths.comicRating(comicId, reader), { uid: reader, stars: 4, at });
  await write(paths.comicTag(comicId, reader), { uid: reader, tags: ['funny', 'sea'], at });
  await writeLists(site, write, { kind: 'comic', ...IN_LIST, order: 1 });
  await write(paths.readMarks(reader), { read: { [chapterId]: true }, saves: { at, count: 1 } });
  await write(paths.readingMonth(reader, '2026-11'), {
    chapters: { [`29:${chapterId}`]: { comicId, language: 'ar', pages: 3 } },
    comics: {},
    saves: { at, count: 1 },
  });
  await write(paths.ignoredPerson(OTHER, CLOSED), { uid: CLOSED, name: 'Name of closed', at });
  await write(paths.blockedPerson(OTHER, CLOSED), { uid: CLOSED, name: 'Name of closed', at });

  await writeText(site, write);
  await reportChapter(site, write);
  await writeStaffWork(site, write);
  await site.settle();
  return site;

  function comment(uid: string, changes: object = {}) {
    return { ...sampleComment(uid, { at, comic: COMIC }), author: { name: `Name of ${uid}` }, ...changes };
  }
}

type Write = (path: string, data: object) => Promise<void>;

/** The text of a published chapter, as its translator changes it. */
async function writeText({ desk, chapterId }: TreatedSite, write: Write): Promise<void> {
  const at = desk.stage.now();
  const of = { kind: 'chapter', comicId, chapterId } as const;
  await write(paths.transcript(transcriptIdOf(of)), {
    uid: translatorId,
    of,
    pageCount: 3,
    language: 'ar',
    state: 'draft',
    revision: 0,
    createdAt: at,
  });
  await write(paths.transcriptPage(transcriptIdOf(of), '2'), {
    items: packItems([{ kind: 'speech', who: 'ميسان', words: 'بيتي حيث تمضون.' }]),
    savedAt: at,
    saves: { at, count: 1 },
  });
}

/** A private list, the public one that is made of it, who follows that and who reports it. */
async function writeLists({ desk }: TreatedSite, write: Write, entry: object): Promise<void> {
  const at = desk.stage.now();
  const [listId, name] = ['for-everybody', 'For the winter'];
  await write(paths.publicList(listId), {
    ...samplePublicList([{ kind: 'comic', comicId }], {
      owner: { kind: 'person', uid: reader, listId: 'for-winter' },
      name,
    }),
    publishedAt: at,
    changedAt: at,
  });
  await write(paths.followedList(OTHER, listId), { listId, name, at });
  await write(paths.listReport(listReportKey(listId, OTHER)), {
    listId,
    uid: OTHER,
    reason: 'spam',
    version: 1,
    name,
    at,
  });
  await write(paths.ratingReport(ratingReportKey(comicId, OTHER)), {
    comicId,
    uid: OTHER,
    shown: { ageRating: null, contentNotes: [] },
    proposed: { ageRating: '12', contentNotes: ['violence'] },
    state: 'open',
    at,
  });
  // Its trigger makes what reviewers see of the public one.
  await write(paths.ownList(reader, 'for-winter'), {
    name,
    entries: { [`comic:${comicId}`]: entry },
    published: { id: listId },
    at,
  });
}

/** A reader’s report, which the translator has dealt with, and a visitor’s. */
async function reportChapter({ desk, chapterId }: TreatedSite, write: Write): Promise<void> {
  const { firestore: db, now } = desk.stage;
  const at = now();
  const report = { issue: 'typos', note: '', comicId, chapterId, page: 2, fault: null, at } as const;
  const key = reportKey(report, reader);
  await write(paths.report(key), { ...report, state: 'open', reporter: reader });
  const [copy] = (await db.collection(paths.chapterReports(translatorId)).get()).docs;
  await copy?.ref.update({ doneAt: at, saves: { at, count: 1 } });
  await write(paths.report('of-a-visitor'), { ...report, page: 1, state: 'open', reporter: null });
}

/** An account that was closed, with its mail; somebody on the staff; an application; a draft with a file; asks and messages. */
async function writeStaffWork({ desk, chapterId }: TreatedSite, write: Write): Promise<void> {
  const { firestore: db, now } = desk.stage;
  const at = now();
  const closing = { reason: 'spam', at, name: 'Name of closed', decisionId: 'a-closing' } as const;
  await db.doc(paths.inbox(CLOSED)).set({ unread: 0, closed: { reason: 'spam', at } });
  await write(paths.closure(CLOSED), closing);
  await db.doc('outbox/accountClosed:a-closing').update({ state: 'sent', sealed: null });
  await write(paths.audit('of-a-closing'), {
    action: 'closeAccount',
    by: THERE.admin,
    at,
    about: paths.user(CLOSED),
    reason: 'spam',
  });
  await write(paths.staff(OTHER), { roles: ['reviewer'], name: 'Name of omar', since: at });
  await write(paths.application(OTHER), {
    uid: OTHER,
    languages: ['ar'],
    skills: 'I have translated before.',
    savedAt: at,
  });
  await write(paths.ask('an-ask'), {
    title: 'Pepper',
    number: null,
    language: 'ar',
    searchKeys: ['pepper'],
    readers: 1,
    state: 'open',
    createdAt: at,
  });
  await write(paths.wanted('an-ask', reader), {
    uid: reader,
    askId: 'an-ask',
    title: 'Pepper',
    number: null,
    language: 'ar',
    at,
  });
  await write(
    paths.suggestion('a-suggestion'),
    sampleSuggestion({ uid: reader, comicId, chapterId, translatorId: null, agreed: 1, at }),
  );
  await write(paths.suggestionVote(suggestionVotesKey(chapterId, OTHER)), {
    uid: OTHER,
    comicId,
    chapterId,
    agreed: ['a-suggestion'],
    at,
  });
  await write(paths.glossary(comicId), {
    comicId,
    version: 1,
    terms: [{ id: 'a-term', kind: 'person', renderings: { en: 'Maysan', ar: 'ميسان' } }],
  });
  await write(paths.message('a-message'), {
    kind: 'contact',
    subject: 'general',
    message: 'Where is the second part of the story?',
    name: 'Somebody',
    email: 'typed@example.com',
    locale: 'en',
    state: 'open',
    at,
    expiresAt: null,
  });
  await write(paths.message('of-a-page'), {
    kind: 'reader',
    reader: { uid: THERE.reader, name: 'Name of reader' },
    uid: OTHER,
    reason: 'insult',
    note: 'The name.',
    state: 'open',
    at,
    expiresAt: null,
  });
  await db.doc(paths.fanOut(chapterId)).set({
    comicId,
    chapterId,
    isNews: true,
    asks: [],
    asked: 0,
    step: 'done',
    cursor: null,
    told: 1,
    startedAt: at,
    dueAt: null,
  });
}
