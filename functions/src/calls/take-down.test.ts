import { paths } from '@rawi/model/paths';
import { type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { TakedownDesk } from '../testing/takedown-desk.ts';
import { takedownScene } from '../testing/takedown-scene.ts';
import { giveBack } from './give-back.ts';
import { retryTakedown } from './retry-takedown.ts';

const CHAPTER = { kind: 'chapter', comicId: 'simurgh', chapterId: 'simurgh-1-en' } as const;
const COMIC = { kind: 'comic', comicId: 'simurgh' } as const;

let backend: EmulatedFirestore;
let desk: TakedownDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('take-down-calls');
});
beforeEach(async () => {
  desk = await takedownScene(backend);
});
afterAll(() => backend.stop());

const refused = (code: string) => ({ details: { code } });

describe('who takes down and gives back', () => {
  it.each([
    { kind: 'comic', comicId: 'none' },
    { kind: 'chapter', comicId: 'simurgh', chapterId: 'none' },
    { kind: 'article', slug: 'none' },
    { kind: 'cover', comicId: 'none' },
    { kind: 'photo', uid: 'layla' },
    { kind: 'comment', comicId: 'simurgh', commentId: 'none' },
  ] satisfies TakedownTarget[])('finds that %o is not there', async (target) => {
    await expect(desk.decide(target)).rejects.toMatchObject(refused('target-missing'));
  });

  it('is on the staff, and an admin to give back', async () => {
    const context = desk.admin();
    const as = (uid: string) => ({ ...context, caller: { ...context.caller, uid } });
    await desk.addStaff('rana', 'reviewer');
    await desk.takeDown(CHAPTER);
    const request = { takedownId: takedownIdOf(CHAPTER), requestId: 'back', note: undefined };
    await expect(giveBack(as('rana'), request)).rejects.toMatchObject(refused('role-missing'));
    await expect(giveBack(as('nobody'), request)).rejects.toMatchObject(refused('role-missing'));
    await expect(retryTakedown(as('rana'), request)).rejects.toMatchObject(refused('role-missing'));
  });

  it('is answered the same where a request comes twice', async () => {
    await desk.decide(CHAPTER, { requestId: 'twice' });
    await desk.decide(CHAPTER, { requestId: 'twice' });
    await expect(desk.decide(COMIC, { requestId: 'twice' })).rejects.toMatchObject(refused('invalid-fields'));
  });

  describe('of a work to be given back', () => {
    const back = (requestId = 'back', target: TakedownTarget = CHAPTER) =>
      giveBack(desk.admin(), { takedownId: takedownIdOf(target), requestId, note: undefined });

    it('finds that it was never taken down', async () => {
      await expect(back()).rejects.toMatchObject(refused('target-missing'));
    });

    it('answers the same where a request comes twice, and another one by how far it is', async () => {
      const takedownId = await desk.decide(CHAPTER);
      await expect(back()).rejects.toMatchObject(refused('being-published'));
      await desk.drain();
      await back();
      await back();
      await expect(back('another')).rejects.toMatchObject(refused('moved-on'));
      await desk.hear(takedownId);
      await desk.drain();
      expect(await desk.read(CHAPTER)).toMatchObject({ state: 'returned' });
      await expect(back('another')).rejects.toMatchObject(refused('moved-on'));
      await expect(back()).resolves.toEqual({});
    });

    it.each([
      ['a cover', { kind: 'cover', comicId: 'simurgh' }],
      ['a chapter', CHAPTER],
    ] as const)('finds the comic of %s gone', async (_, target) => {
      await desk.takeDown(target);
      await backend.firestore.doc(paths.comic('simurgh')).delete();
      await expect(back('back', target)).rejects.toMatchObject(refused('comic-unpublished'));
    });
  });

  it('is tried again only where it is there and parked', async () => {
    const retry = () => retryTakedown(desk.admin(), { takedownId: takedownIdOf(CHAPTER) });
    await expect(retry()).rejects.toMatchObject(refused('target-missing'));
    await desk.decide(CHAPTER);
    const running = await desk.read(CHAPTER);
    await retry();
    expect(await desk.read(CHAPTER)).toEqual(running);
    await backend.firestore.doc(paths.takedown(takedownIdOf(CHAPTER))).update({ state: 'down', dueAt: null });
    await expect(retry()).rejects.toMatchObject(refused('moved-on'));
  });

  it('names a notice that is there', async () => {
    await expect(desk.decide(CHAPTER, { messageId: 'none' })).rejects.toMatchObject(
      refused('target-missing'),
    );
    await backend.firestore.doc(paths.message('notice')).set({
      kind: 'contact',
      subject: 'copyright',
      message: 'Page 3 is mine.',
      name: 'A holder',
      email: 'holder@example.com',
      locale: 'en',
      state: 'open',
      at: new Date(0),
      expiresAt: null,
    });
    await desk.decide(CHAPTER, { messageId: 'notice' });
    expect(await desk.read(CHAPTER)).toMatchObject({ messageId: 'notice' });
  });

  it('waits until what is given back is there again', async () => {
    await desk.takeDown(CHAPTER);
    await desk.beginReturn(CHAPTER);
    await expect(desk.decide(CHAPTER)).rejects.toMatchObject(refused('being-published'));
  });
});
