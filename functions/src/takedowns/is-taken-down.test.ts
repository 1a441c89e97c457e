import { paths } from '@rawi/model/paths';
import { sampleBlog, sampleComment } from '@rawi/model/testing/samples';
import { type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { TakedownDesk } from '../testing/takedown-desk.ts';
import { takedownScene } from '../testing/takedown-scene.ts';
import { isArticleDownNow, isCommentDown, isDownForRights, isDownNow, isTakenDown } from './is-taken-down.ts';

const COMIC = { kind: 'comic', comicId: 'simurgh' } as const;
const CHAPTER = { kind: 'chapter', comicId: 'simurgh', chapterId: 'simurgh-1-en' } as const;
const COMMENT = { kind: 'comment', comicId: 'simurgh', commentId: 'a' } as const;
const ARTICLE = { kind: 'article', slug: 'a-roar' } as const;

let backend: EmulatedFirestore;
let desk: TakedownDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('is-taken-down');
});
beforeEach(async () => {
  desk = await takedownScene(backend);
  const { slug, ...blog } = sampleBlog(ARTICLE.slug);
  await backend.firestore.doc(paths.blog(slug)).set(blog);
  await backend.firestore.doc(paths.comment('simurgh', 'a')).set(sampleComment('layla', { text: 'Salt!' }));
});
afterAll(() => backend.stop());

type Question = (transaction: Transaction, db: Firestore) => Promise<boolean>;
const ask = (question: Question) =>
  backend.firestore.runTransaction((transaction) => question(transaction, backend.firestore));

describe('what was taken down', () => {
  it.each<[string, TakedownTarget, Question]>([
    ['a comic', COMIC, (transaction, db) => isTakenDown(transaction, db, 'simurgh')],
    ['a chapter', CHAPTER, (transaction, db) => isTakenDown(transaction, db, 'simurgh', 'simurgh-1-en')],
    ['a comic, for its page', COMIC, (_, db) => isDownNow(db, 'simurgh')],
    ['a chapter, for its page', CHAPTER, (_, db) => isDownNow(db, 'simurgh', 'simurgh-1-en')],
    ['a comic, for rights', COMIC, (transaction, db) => isDownForRights(transaction, db, 'simurgh')],
    ['an article', ARTICLE, (_, db) => isArticleDownNow(db, ARTICLE.slug)],
    ['a comment', COMMENT, (transaction, db) => isCommentDown(transaction, db, COMMENT)],
  ])('is down until it is given back: %s', async (_, target, question) => {
    expect(await ask(question)).toBe(false);
    await desk.decide(target);
    expect(await ask(question)).toBe(true);
    const back = { state: 'returned', way: 'back' };
    await backend.firestore.doc(paths.takedown(takedownIdOf(target))).update(back);
    expect(await ask(question)).toBe(false);
  });

  it('is not down for rights where the reason is another', async () => {
    await desk.decide(COMIC, { reason: 'wrong' });
    expect(await ask((transaction, db) => isDownForRights(transaction, db, 'simurgh'))).toBe(false);
    expect(await ask((transaction, db) => isTakenDown(transaction, db, 'simurgh'))).toBe(true);
  });
});
