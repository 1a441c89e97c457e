import { paths } from '@rawi/model/paths';
import { SUBMISSION_STATES } from '@rawi/model/review/submission-machine';
import { sampleComic } from '@rawi/model/testing/samples';
import { submissionSchema } from '@rawi/model/truth/submission';
import { EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { FIRST_COMICS } from '../stories/catalogue.ts';
import { createSubmissions, type ReviewDecision, reviewSubmission } from './submissions.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('demo-submissions');
});
beforeEach(() => emulated.clear());
afterAll(() => emulated.stop());

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const stored = async (id: string) =>
  submissionSchema.parse((await emulated.firestore.doc(paths.submission(id)).get()).data());
const write = (state: string) =>
  emulated.firestore.doc(paths.submission('one')).set({
    kind: 'comic',
    uid: 'layla',
    content: EMPTY_COMIC,
    createdAt: at(1),
    savedAt: at(1),
    state,
    revision: 1,
    files: {},
    since: { submitted: at(1) },
  });

describe('what reviewers make of a submission', () => {
  it('is taken, given back, and taken again', async () => {
    await write('submitted');
    await reviewSubmission(emulated.firestore, 'one', { state: 'under_review' }, at(2));
    expect(await stored('one')).toMatchObject({ state: 'under_review', since: { under_review: at(2) } });
    await reviewSubmission(emulated.firestore, 'one', { state: 'submitted' }, at(3));
    expect((await stored('one')).since).toEqual({ submitted: at(1) });
  });

  it('is turned down with reasons', async () => {
    await write('under_review');
    const decision = { state: 'rejected', reasons: ['pages'], note: 'Page 3 is missing.' } as const;
    await reviewSubmission(emulated.firestore, 'one', decision, at(3));
    expect(await stored('one')).toMatchObject({
      state: 'rejected',
      revision: 1,
      rejection: { reasons: ['pages'], note: 'Page 3 is missing.', at: at(3) },
    });
  });

  it('is published as a comic, and taken off again', async () => {
    await write('submitted');
    await reviewSubmission(emulated.firestore, 'one', { state: 'published', comicId: 'salt' }, at(2));
    expect(await stored('one')).toMatchObject({ state: 'published', comicId: 'salt' });
    await reviewSubmission(emulated.firestore, 'one', { state: 'unpublished' }, at(3));
    expect((await stored('one')).since).toMatchObject({ published: at(2), unpublished: at(3) });
  });

  const decisions: readonly ReviewDecision[] = [
    { state: 'under_review' },
    { state: 'rejected', reasons: ['other'], note: 'No.' },
  ];
  it.each(
    SUBMISSION_STATES.filter((state) => state !== 'submitted' && state !== 'under_review').flatMap((state) =>
      decisions.map((decision) => ({ state, decision })),
    ),
  )('is nothing where it is $state', async ({ state, decision }) => {
    await write(state);
    await expect(reviewSubmission(emulated.firestore, 'one', decision)).rejects.toThrow(state);
  });
});

it('the demonstration’s translator has work in every state that waits for nobody, and keeps what became of it', async () => {
  for (const slug of FIRST_COMICS) {
    await emulated.firestore.doc(paths.comic(slug)).set(sampleComic(slug));
    await createSubmissions(emulated.firestore, slug, at(9));
  }
  const all = async () => (await emulated.firestore.collection(paths.submissions()).get()).docs;
  const states = (await all()).map((each) => submissionSchema.parse(each.data()).state);
  expect(states.toSorted()).toEqual(['draft', 'draft', 'rejected', 'withdrawn']);
  await emulated.firestore.doc(paths.submission('demo-rejected')).update({ state: 'draft' });
  for (const slug of FIRST_COMICS) await createSubmissions(emulated.firestore, slug, at(10));
  expect(await all()).toHaveLength(4);
  expect(await stored('demo-rejected')).toMatchObject({
    state: 'draft',
    savedAt: new Date(at(9).getTime() - 54 * 3_600_000),
  });
});
