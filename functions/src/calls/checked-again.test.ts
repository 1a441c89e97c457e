import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import type { Staff } from '@rawi/model/truth/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { queuedMail } from '../data/outbox.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { WHOLE_CHAPTER } from '../testing/submission-desk.ts';
import { closeAccount, reopenAccount } from './close-account.ts';
import { giveRole, takeRole } from './give-role.ts';
import { retryMail } from './retry-mail.ts';

/**
 * What was looked at before is looked at again in the transaction that decides: these tests begin where the first look has
 * passed, as it does for two requests that come at the same moment.
 */
let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('checked-again');
});
beforeEach(async () => {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  for (const uid of ['layla', 'sara', 'admin', 'huda']) await desk.addPerson(uid);
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const rolesOf = async (uid: string) => (await at(paths.staff(uid)).get()).get('roles');
const staff = (uid: string, ...roles: Staff['roles']) =>
  at(paths.staff(uid)).set({ roles, name: `Name of ${uid}`, since: desk.stage.now() });

describe('an admin whose role was taken since their call was let in', () => {
  beforeEach(async () => {
    await staff('admin', 'reviewer');
    await staff('huda', 'reviewer', 'admin');
  });
  const refusal = { details: { code: 'role-missing' } };

  it('gives no role', async () => {
    await expect(
      giveRole(desk.admin(), { email: 'layla@example.com', role: 'reviewer' }),
    ).rejects.toMatchObject(refusal);
    expect(await rolesOf('layla')).toBeUndefined();
  });

  it('takes no role', async () => {
    await expect(takeRole(desk.admin(), { uid: 'huda', role: 'admin' })).rejects.toMatchObject(refusal);
    expect(await rolesOf('huda')).toEqual(['reviewer', 'admin']);
  });

  it('puts no mail back into the queue', async () => {
    const mail = queuedMail(
      { kind: 'verification', to: 'a@example.com', locale: 'ar', sealed: 'x' },
      desk.stage.now(),
    );
    await at(paths.outboxMail('one')).set({ ...mail, state: 'parked' });
    await expect(retryMail(desk.admin(), { mailId: 'one' })).rejects.toMatchObject(refusal);
    expect((await at(paths.outboxMail('one')).get()).get('state')).toBe('parked');
  });

  it('closes and reopens no account', async () => {
    const close = { uid: 'layla', requestId: 'close', reason: 'rights', note: undefined } as const;
    await expect(closeAccount(desk.admin(), close)).rejects.toMatchObject(refusal);
    expect((await at(paths.closure('layla')).get()).exists).toBe(false);
    const { reason, note: _, ...reopen } = close;
    const closed = { reason, at: desk.stage.now() };
    await at(paths.closure('layla')).set({ ...closed, name: 'Layla', decisionId: 'close' });
    await expect(reopenAccount(desk.admin(), reopen)).rejects.toMatchObject(refusal);
    expect((await at(paths.closure('layla')).get()).exists).toBe(true);
  });
});

describe('a chapter', () => {
  const number = { number: 7, language: 'ar' as const };

  it.each([
    ['their own', 'layla', true],
    ['somebody else’s', 'sara', false],
  ])('belongs to a comic that was published as %s proposal: %s, %s', async (_, owner, holds) => {
    await at(paths.comic('salt')).set(sampleComic('salt'));
    const published = { state: 'published', publication: 'done', comicId: 'salt' } as const;
    await desk.addComic('proposal', owner, {}, published);
    const proposed = { submissionId: 'proposal', series: 'Salt' };
    await desk.addChapter('one', 'layla', { ...number, comic: null, proposed });
    expect((await desk.needsOf('one'))['comic-published']).toBe(holds);
  });

  it.each([
    ['their own', 'layla', true],
    ['somebody else’s', 'sara', false],
  ])('takes the place of a file of %s: %s, %s', async (_, owner, holds) => {
    const { comic } = WHOLE_CHAPTER;
    if (!comic) throw new Error('The sample chapter names no comic.');
    const { comicId } = comic;
    await at(paths.comic(comicId)).set(sampleComic(comicId));
    const { id, ...chapter } = sampleChapter('old', { ...number, comicId });
    await at(paths.chapter(comicId, id)).set(chapter);
    const published = { state: 'published', publication: 'done', comicId, chapterId: 'old' } as const;
    await desk.addChapter('old-one', owner, number, published);
    await desk.addChapter('one', 'layla', number, { replaces: 'old-one', chapterId: 'old' });
    expect((await desk.needsOf('one')).place).toBe(holds);
  });
});
