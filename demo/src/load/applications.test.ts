import { paths } from '@rawi/model/paths';
import { APPLICATION_STATES } from '@rawi/model/review/application-machine';
import { applicationSchema } from '@rawi/model/truth/application';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { createApplications, reviewApplication } from './applications.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('demo-applications');
});
beforeEach(() => emulated.clear());
afterAll(() => emulated.stop());

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const stored = async (uid: string) =>
  applicationSchema.parse((await emulated.firestore.doc(paths.application(uid)).get()).data());
const write = (state: string) =>
  emulated.firestore.doc(paths.application('layla')).set({
    uid: 'layla',
    languages: ['ar'],
    skills: 'I grew up with both languages.',
    savedAt: at(1),
    state,
    revision: 1,
    name: 'Layla Haddad',
    since: { submitted: at(1) },
  });

describe('what reviewers make of an application', () => {
  it('is taken, then turned down with reasons', async () => {
    await write('submitted');
    await reviewApplication(emulated.firestore, 'layla', { state: 'under_review' }, at(2));
    expect(await stored('layla')).toMatchObject({ state: 'under_review', since: { under_review: at(2) } });
    await reviewApplication(emulated.firestore, 'layla', { state: 'rejected', reasons: ['other'] }, at(3));
    expect(await stored('layla')).toMatchObject({
      state: 'rejected',
      revision: 1,
      since: { submitted: at(1), under_review: at(2), rejected: at(3) },
      rejection: { reasons: ['other'], at: at(3) },
    });
  });

  it('is approved at once', async () => {
    await write('submitted');
    await reviewApplication(emulated.firestore, 'layla', { state: 'approved' }, at(2));
    expect((await stored('layla')).since).toEqual({ submitted: at(1), under_review: at(2), approved: at(2) });
  });

  it.each(APPLICATION_STATES.filter((state) => state !== 'submitted' && state !== 'under_review'))(
    'is nothing where it is %s',
    async (state) => {
      await write(state);
      await expect(reviewApplication(emulated.firestore, 'layla', { state: 'approved' })).rejects.toThrow(
        state,
      );
    },
  );
});

it('the demonstration has an application that was turned down, and keeps what became of it', async () => {
  await createApplications(emulated.firestore, at(9));
  expect(await stored('seed-reader2')).toMatchObject({ state: 'rejected', name: 'عمر سليم' });
  await emulated.firestore.doc(paths.application('seed-reader2')).update({ state: 'draft' });
  await createApplications(emulated.firestore, at(10));
  expect(await stored('seed-reader2')).toMatchObject({ state: 'draft' });
});
