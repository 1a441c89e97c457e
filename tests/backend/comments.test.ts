import { randomUUID } from 'node:crypto';
import { COMMUNITY_CALLS, type CommunityInput } from '@rawi/model/calls/community-calls';
import { pageIds } from '@rawi/model/page-ids';
import { pageDocumentSchema } from '@rawi/model/pages/pages';
import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { paths } from '@rawi/model/paths';
import { sampleComment } from '@rawi/model/testing/samples';
import type { Comment } from '@rawi/model/truth/comment';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { notificationIds } from '@rawi/model/truth/notification';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  collectionGroup,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { type DocumentReference, type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { required, runningSite } from '../support/running-site.ts';
import { openClient, PASSWORD } from './accounts/client.ts';

const site = runningSite('comments-tests');
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

async function someComic() {
  const [comic] = (await site.firestore.collection(paths.comics()).limit(1).get()).docs;
  if (!comic) throw new Error('The site has no comic.');
  return {
    comicId: comic.id,
    page: site.firestore.doc(paths.page(pageIds.comic(String(comic.get('slug'))))),
  };
}

async function newReader(): Promise<string> {
  const uid = `reader-${randomUUID()}`;
  const at = new Date();
  const profile = { fullName: 'A Reader', locale: 'en', settings: DEFAULT_SETTINGS };
  await site.firestore.doc(paths.user(uid)).set({ ...profile, consentedAt: at, createdAt: at });
  return uid;
}

/** Says something of a comic, as rules let its author. */
async function say(comicId: string, uid: string, changes: Partial<Comment> = {}) {
  const ref = site.firestore.doc(paths.comment(comicId, `c-${randomUUID()}`));
  await ref.set({ ...sampleComment(uid, { at: new Date(), ...changes }) });
  return ref;
}

/** Whether the page shows the comment so. */
const shows =
  ({ id }: DocumentReference, isSo: (comment: ShownComment | undefined) => boolean) =>
  (snapshot: DocumentSnapshot) => {
    const shown = pageDocumentSchema.parse(snapshot.data());
    return shown.kind === 'comic' && isSo(shown.payload.comments.newest.find((each) => each.id === id));
  };

describe('the deployed functions', () => {
  it('settle a comment with its likes, answers and reports, show it on its comic’s page, and take it away', async () => {
    const { firestore } = site;
    const { comicId, page } = await someComic();
    const [author, other] = [await newReader(), await newReader()];
    const comment = await say(comicId, author);
    await until(comment, (snapshot) => snapshot.get('shows') === true);
    await until(
      page,
      shows(comment, (shown) => shown?.state === 'shown'),
    );
    await firestore.doc(paths.commentLike(comicId, comment.id, other)).set({ uid: other, at: new Date() });
    const answer = await say(comicId, other, { parent: comment.id });
    await until(
      page,
      shows(comment, (shown) => shown?.likes === 1 && shown.replies === 1),
    );
    for (const uid of ['one', 'two', 'three'].map((name) => `${name}-${randomUUID()}`)) {
      const said = { text: 'Salt!', version: 1 };
      const report = { comicId, commentId: comment.id, uid, reason: 'spam', at: new Date(), ...said };
      await firestore.doc(paths.commentReport(commentReportKey(comicId, comment.id, uid))).set(report);
    }
    await until(
      page,
      shows(comment, (shown) => shown?.state === 'folded'),
    );
    await comment.update({ text: '', deleted: true });
    await until(
      page,
      shows(comment, (shown) => shown?.state === 'deleted'),
    );
    await answer.update({ text: '', deleted: true });
    await until(comment, (snapshot) => !snapshot.exists);
    await until(
      page,
      shows(comment, (shown) => shown === undefined),
    );
    expect((await answer.get()).exists).toBe(false);
    // What was reported stays with its words, for reviewers to look at.
    const left = await firestore
      .collection(paths.commentReports())
      .where('commentId', '==', comment.id)
      .get();
    expect(left.docs.map((each) => each.get('text') as unknown)).toEqual(['Salt!', 'Salt!', 'Salt!']);
  });

  it('put a new name to what a person has said', async () => {
    const { comicId } = await someComic();
    const author = await newReader();
    const comment = await say(comicId, author);
    await site.firestore.doc(paths.user(author)).update({ fullName: 'Another Name' });
    await until(comment, (snapshot) => snapshot.get('author.name') === 'Another Name');
    await comment.update({ text: '', deleted: true });
    await until(comment, (snapshot) => !snapshot.exists);
  });

  it('tell who is mentioned, and end that beside a block', async () => {
    const { firestore } = site;
    const { comicId, page } = await someComic();
    const [author, other] = [await newReader(), await newReader()];
    await firestore.doc(paths.user(other)).update({ fullName: 'Salma of the sea' });
    await say(comicId, other);
    const comment = await say(comicId, author, { text: 'See @Salma of the sea', mentions: [other] });
    await until(
      page,
      shows(comment, (shown) => shown?.mentioned?.[0]?.uid === other),
    );
    const told = firestore.doc(paths.notification(other, notificationIds.mention(comicId, comment.id)));
    await until(told, (snapshot) => snapshot.exists);
    const block = firestore.doc(paths.blockedPerson(other, author));
    await block.set({ uid: author, name: 'A Reader', at: new Date() });
    await until(told, (snapshot) => !snapshot.exists);
    await until(
      firestore.doc(paths.library(other)),
      (snapshot) => snapshot.get(new FieldPath('blocked', author)) === true,
    );
    await comment.update({ text: 'So says @Salma of the sea', version: 2, editedAt: new Date() });
    await until(comment, (snapshot) => snapshot.exists && snapshot.get('mentioned') === undefined);
    await Promise.all([comment, block].map((ref) => ref.delete()));
  });

  it('let a reviewer hide a comment and show it again', async () => {
    const { comicId, page } = await someComic();
    const comment = await say(comicId, await newReader());
    await until(
      page,
      shows(comment, (shown) => shown?.state === 'shown'),
    );
    const client = openClient();
    await signInWithEmailAndPassword(client.auth, 'reviewer@rawi.test', PASSWORD);
    const functions = httpsCallableFromURL(
      getFunctions(client.auth.app),
      `${required('RAWI_SITE')}/api/community`,
    );
    const call = async (request: CommunityInput) =>
      COMMUNITY_CALLS[request.action].answer.parse((await functions(request)).data);
    await call({ action: 'hideComment', comicId, commentId: comment.id, reason: 'spam' });
    await until(
      page,
      shows(comment, (shown) => shown?.state === 'hidden' && shown.text === ''),
    );
    await call({ action: 'showComment', comicId, commentId: comment.id, version: 1 });
    await until(
      page,
      shows(comment, (shown) => shown?.text === 'The keeper knew.'),
    );
    await client.close();
    await comment.update({ text: '', deleted: true });
    await until(comment, (snapshot) => !snapshot.exists);
  });
});

describe('the lists of comments', () => {
  const top = where('parent', '==', null);
  const newest = orderBy('at', 'desc');
  const mostLiked = orderBy('likes', 'desc');
  const atNumber = where('number', '==', 1);

  it.each<[string, readonly QueryConstraint[]]>([
    ['the newest', [top, newest]],
    ['the most liked', [top, mostLiked, newest]],
    ['the newest of a chapter', [top, atNumber, newest]],
    ['the most liked of a chapter', [top, atNumber, mostLiked, newest]],
    ['the answers in their order', [where('parent', '==', 'one'), orderBy('at')]],
  ])('%s have an index', async (_, constraints) => {
    const { comicId } = await someComic();
    const client = openClient();
    const list = collection(client.firestore, paths.comments(comicId));
    expect(await getDocs(query(list, ...constraints, limit(20)))).toBeDefined();
    await client.close();
  });

  it('of one person are served by an index', async () => {
    const client = openClient();
    const { user } = await signInWithEmailAndPassword(client.auth, 'reader@rawi.test', PASSWORD);
    const own = query(
      collectionGroup(client.firestore, 'comments'),
      where('uid', '==', user.uid),
      newest,
      limit(20),
    );
    const { docs } = await getDocs(own);
    expect(new Set(docs.map((comment) => comment.get('uid')))).toEqual(new Set([user.uid]));
    await client.close();
  });
});
