import { COMMUNITY_CALLS, type CommunityInput } from '@rawi/model/calls/community-calls';
import { type DecidingAction, decidingActions, rolesDeciding } from '@rawi/model/calls/deciding-calls';
import { REVIEW_CALLS, type ReviewInput } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { sampleCounter } from '@rawi/model/testing/sample-counter';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleSuggestion } from '@rawi/model/testing/sample-suggestions';
import { sampleChapter, sampleComic, sampleComment } from '@rawi/model/testing/samples';
import type { Application } from '@rawi/model/truth/application';
import { ratingReportKey } from '@rawi/model/truth/rating-report';
import { NOTHING_CHOSEN } from '@rawi/model/truth/resolved';
import { claimEnd, type Review, reviewIds } from '@rawi/model/truth/review';
import type { StaffRole } from '@rawi/model/truth/staff';
import { submissionSchema } from '@rawi/model/truth/submission';
import { transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { newTranslator } from '@rawi/model/truth/translator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { Caller } from '../callers/caller.ts';
import { takeDown } from '../calls/take-down.ts';
import { unpublish } from '../calls/unpublish.ts';
import { comicInListOf } from '../notifications/comic-in-list.ts';
import { contestedBy } from '../review/impartial.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { AS_ITS_COMIC } from '../testing/review-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { writeComic } from '../testing/write-comic.ts';
import { COMMUNITY } from './community.ts';
import { REVIEW } from './review.ts';
import { runCall } from './run-call.ts';

/** Who has a part in what is decided, and who has none; both review and administer. */
const PARTY = 'huda';
const OTHER = 'sami';
const MOVE = { reviewId: reviewIds.submission('one'), revision: 1, requestId: 'the-request' } as const;

let backend: EmulatedFirestore;
let stage: Scene;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('impartial');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = publishingDesk(backend.firestore, stage);
  for (const uid of [PARTY, OTHER]) await desk.addPerson(uid);
  await staff(PARTY, 'reviewer', 'admin');
  await staff(OTHER, 'reviewer', 'admin');
  await writeComic(backend.firestore, sampleComic('simurgh', { chapterCount: 1 }), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const staff = (uid: string, ...roles: StaffRole[]) =>
  at(paths.staff(uid)).set({ roles, name: `Name of ${uid}`, since: stage.now() });

type Input = CommunityInput | ReviewInput;
/** What is decided about, as the party has a part in it, where somebody is about to decide; and the call that decides. */
type Scenario = (judge: string) => Promise<Input>;

/** A chapter of the party's that somebody has taken. */
async function taken(judge: string): Promise<void> {
  await desk.addChapter('one', PARTY);
  const claim: Review['claim'] = { uid: judge, name: judge, at: stage.now(), until: claimEnd(stage.now()) };
  await at(paths.review(reviewIds.submission('one'))).update({ claim, waiting: true });
}

async function published(): Promise<void> {
  await desk.addChapter('one', PARTY);
  await desk.decide('one');
  await desk.drain();
}

async function application(state: Application['state']): Promise<string> {
  const reviewId = reviewIds.application(PARTY);
  const stored: Application = {
    uid: PARTY,
    languages: ['ar'],
    skills: 'I have translated for ten years.',
    savedAt: stage.now(),
    state,
    revision: 1,
    name: `Name of ${PARTY}`,
    since: { submitted: stage.now() },
  };
  const review: Review = {
    kind: 'application',
    uid: PARTY,
    name: `Name of ${PARTY}`,
    title: `Name of ${PARTY}`,
    searchKeys: [],
    number: null,
    language: null,
    revision: 1,
    waiting: false,
    since: stage.now(),
    appeal: false,
    replacement: false,
    claim: null,
    decisions: [],
    judges: [],
  };
  await at(paths.application(PARTY)).set(stored);
  await at(paths.review(reviewId)).set(review);
  return reviewId;
}

async function listed(): Promise<void> {
  const owner = { kind: 'person', uid: PARTY, listId: 'own' } as const;
  await at(paths.publicList('one')).set(samplePublicList([{ kind: 'comic', comicId: 'simurgh' }], { owner }));
}

const TARGET = { kind: 'comment', comicId: 'simurgh', commentId: 'a' } as const;
const comment = { comicId: 'simurgh', commentId: 'a' } as const;
const time = () => ({ at: stage.now() });

/** One for every call that decides: a call without one does not compile. */
const SCENARIOS: { readonly [A in DecidingAction]: Scenario } = {
  async claimReview() {
    await desk.addChapter('one', PARTY, {}, { state: 'submitted' });
    return { action: 'claimReview', ...MOVE };
  },
  async acceptReview(judge) {
    await taken(judge);
    const comic = comicInListOf('simurgh', sampleComic('simurgh'));
    return { action: 'acceptReview', ...MOVE, seen: { ...NOTHING_CHOSEN, comic }, rating: AS_ITS_COMIC };
  },
  async rejectReview(judge) {
    await taken(judge);
    return { action: 'rejectReview', ...MOVE, reasons: ['accuracy'] };
  },
  async unpublish() {
    await published();
    return {
      action: 'unpublish',
      submissionId: 'one',
      requestId: 'the-request',
      reason: 'rights',
      forGood: false,
    };
  },
  async republish() {
    await published();
    await staff('admin', 'admin');
    const away = { submissionId: 'one', requestId: 'away', reason: 'rights', forGood: false } as const;
    await unpublish(desk.admin(), away);
    await at(paths.staff('admin')).delete();
    await desk.hear('one');
    await desk.drain();
    return { action: 'republish', submissionId: 'one', requestId: 'the-request' };
  },
  async takeDown() {
    await at(paths.comment('simurgh', 'a')).set(sampleComment(PARTY));
    return { action: 'takeDown', target: TARGET, requestId: 'the-request', reason: 'rights' };
  },
  async giveBack() {
    await at(paths.comment('simurgh', 'a')).set(sampleComment(PARTY));
    await staff('admin', 'admin');
    const asked = { target: TARGET, requestId: 'away', reason: 'rights', note: undefined } as const;
    const { takedownId } = await takeDown(desk.admin(), asked);
    await at(paths.staff('admin')).delete();
    await at(paths.takedown(takedownId)).update({ state: 'down', step: 'done', dueAt: null });
    return { action: 'giveBack', takedownId, requestId: 'the-request' };
  },
  async dismissApplication() {
    const reviewId = await application('approved');
    return { action: 'dismissApplication', ...MOVE, reviewId, reason: 'rights' };
  },
  async reinstateApplication() {
    return { action: 'reinstateApplication', ...MOVE, reviewId: await application('dismissed') };
  },
  async setProfessional() {
    await at(paths.translator(PARTY)).set(newTranslator('Huda', ['ar']));
    return { action: 'setProfessional', uid: PARTY, professional: true };
  },
  async closeReport() {
    const chapter = sampleChapter('simurgh-2-ar', {
      comicId: 'simurgh',
      number: 2,
      translator: { id: PARTY, name: 'Huda' },
    });
    await at(paths.chapter('simurgh', 'simurgh-2-ar')).set(chapter);
    const about = { comicId: 'simurgh', chapterId: 'simurgh-2-ar', page: null, fault: null };
    const said = { issue: 'typos', note: '', state: 'open', reporter: null, ...time() };
    await at(paths.report('one')).set({ ...about, ...said });
    return { action: 'closeReport', reportId: 'one' };
  },
  async judgeSuggestion() {
    await at(paths.suggestion('one')).set(
      sampleSuggestion({ uid: PARTY, comicId: 'simurgh', at: stage.now() }),
    );
    return { action: 'judgeSuggestion', suggestionId: 'one', remove: true };
  },
  async setRating() {
    const chapter = sampleChapter('simurgh-2-ar', {
      comicId: 'simurgh',
      number: 2,
      translator: { id: PARTY, name: 'Huda' },
    });
    await at(paths.comic('simurgh')).set(sampleComic('simurgh'));
    await at(paths.chapter('simurgh', 'simurgh-2-ar')).set(chapter);
    const [comicId, chapterId] = ['simurgh', 'simurgh-2-ar'];
    return {
      action: 'setRating',
      comicId,
      chapterId,
      seen: AS_ITS_COMIC,
      rating: { ageRating: '16', contentNotes: [] },
    };
  },
  async decideTranscript() {
    const chapter = sampleChapter('simurgh-2-ar', { comicId: 'simurgh', number: 2, language: 'ar' });
    await at(paths.comic('simurgh')).set(sampleComic('simurgh'));
    await at(paths.chapter('simurgh', 'simurgh-2-ar')).set(chapter);
    const of = { kind: 'chapter', comicId: 'simurgh', chapterId: 'simurgh-2-ar' } as const;
    const transcriptId = transcriptIdOf(of);
    await at(paths.transcript(transcriptId)).set({
      uid: PARTY,
      of,
      pageCount: chapter.pageCount,
      language: 'ar',
      state: 'submitted',
      revision: 1,
      createdAt: stage.now(),
    });
    const items = ['{"kind":"speech","words":"انتظروا!"}'];
    await at(paths.transcriptPage(transcriptId, '1')).set({ items, savedAt: stage.now() });
    return { action: 'decideTranscript', transcriptId, revision: 1, accepted: true };
  },
  async closeRatingReport() {
    await desk.addComic('one', PARTY);
    await at(paths.submission('one')).update({ state: 'published', comicId: 'simurgh' });
    await at(paths.comic('simurgh')).set(sampleComic('simurgh'));
    const nothing = { ageRating: null, contentNotes: [] };
    await at(paths.ratingReport(ratingReportKey('simurgh', 'omar'))).set({
      comicId: 'simurgh',
      uid: 'omar',
      shown: nothing,
      proposed: { ageRating: '16', contentNotes: [] },
      state: 'open',
      ...time(),
    });
    return { action: 'closeRatingReport', comicId: 'simurgh', uid: 'omar' };
  },
  async closeMessage() {
    await at(paths.message('one')).set({
      kind: 'contact',
      subject: 'general',
      message: 'Something that I want of the site.',
      name: 'Huda',
      email: `${PARTY}@Example.com`,
      locale: 'en',
      state: 'open',
      expiresAt: null,
      ...time(),
    });
    return { action: 'closeMessage', messageId: 'one' };
  },
  async forwardCounter() {
    await at(paths.message('one')).set(sampleCounter({ email: `${PARTY}@Example.com`, ...time() }));
    return { action: 'forwardCounter', messageId: 'one' };
  },
  giveRole: async () => ({ action: 'giveRole', email: `${PARTY}@example.com`, role: 'reviewer' }),
  takeRole: async () => ({ action: 'takeRole', uid: PARTY, role: 'reviewer' }),
  closeAccount: async () => ({
    action: 'closeAccount',
    uid: PARTY,
    requestId: 'the-request',
    reason: 'rights',
  }),
  async reopenAccount() {
    const closed = { reason: 'rights', at: stage.now() } as const;
    await at(paths.closure(PARTY)).set({ ...closed, name: 'Huda', decisionId: 'closing' });
    return { action: 'reopenAccount', uid: PARTY, requestId: 'the-request' };
  },
  async hideComment() {
    await at(paths.comment('simurgh', 'a')).set(sampleComment(PARTY));
    return { action: 'hideComment', ...comment, reason: 'insult' };
  },
  async showComment() {
    const hidden = { text: '', hidden: { reason: 'insult' }, shows: false } as const;
    await at(paths.comment('simurgh', 'a')).set(sampleComment(PARTY, hidden));
    const withheld = { uid: PARTY, text: 'Bad words.', reason: 'insult', hiddenAt: stage.now() };
    await at(paths.withheldComment('simurgh', 'a')).set(withheld);
    return { action: 'showComment', ...comment, version: 1 };
  },
  async hideList() {
    await listed();
    return { action: 'hideList', publicId: 'one', reason: 'insult' };
  },
  async showList() {
    await listed();
    return { action: 'showList', publicId: 'one', version: 1 };
  },
  muteAccount: async () => ({ action: 'muteAccount', uid: PARTY, days: 0 }),
  async hideAsk() {
    const ask = { title: 'A title', number: null, language: 'en', searchKeys: [], readers: 1 } as const;
    await at(paths.ask('one')).set({ ...ask, state: 'hidden', createdAt: stage.now() });
    const wanted = { uid: PARTY, askId: 'one', title: 'A title', number: null, language: 'en', ...time() };
    await at(paths.wanted('one', PARTY)).set(wanted);
    return { action: 'hideAsk', askId: 'one', hidden: false };
  },
};

const ACTIONS = decidingActions();

async function call(
  uid: string,
  input: Input,
  roles: readonly StaffRole[] = ['reviewer', 'admin'],
  change: Partial<Caller> = {},
) {
  const caller: Caller = {
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    roles,
    signedInAt: stage.now().getTime(),
    ...change,
  };
  const arrived = { data: input, caller, appCheck: { valid: false, demanded: false } };
  if (input.action in COMMUNITY_CALLS) return await runCall(COMMUNITY, stage, arrived);
  if (input.action in REVIEW_CALLS) return await runCall(REVIEW, stage, arrived);
  throw new Error(`No area answers ${input.action}.`);
}

const PARTIAL = { details: { code: 'not-impartial' } };

describe('a decision', () => {
  it.each(ACTIONS)(
    '%s is not taken by who has a part in it, while somebody else is there',
    async (action) => {
      await expect(call(PARTY, await SCENARIOS[action](PARTY))).rejects.toMatchObject(PARTIAL);
    },
  );

  it.each(ACTIONS)('%s is taken by who has no part in it', async (action) => {
    await expect(call(OTHER, await SCENARIOS[action](OTHER))).resolves.toBeDefined();
  });

  // Nobody closes the account of the last admin, who would be closing their own.
  const withoutClosing = ACTIONS.filter((action) => action !== 'closeAccount');
  it.each(withoutClosing)('%s is taken by the only admin, where nobody else may', async (action) => {
    await at(paths.staff(OTHER)).delete();
    await expect(call(PARTY, await SCENARIOS[action](PARTY))).resolves.toBeDefined();
  });

  it.each(ACTIONS.filter((action) => rolesDeciding(action).some((role) => role === 'reviewer')))(
    '%s is never a reviewer’s who has a part in it, though nobody else is there',
    async (action) => {
      await at(paths.staff(OTHER)).delete();
      await staff(PARTY, 'reviewer');
      const input = await SCENARIOS[action](PARTY);
      await expect(call(PARTY, input, ['reviewer'])).rejects.toMatchObject(PARTIAL);
    },
  );
});

describe('a part in what is decided', () => {
  it('has who has submitted the same chapter as one that is to be unpublished', async () => {
    const input = await SCENARIOS.unpublish(OTHER);
    await desk.addChapter('rival', OTHER, {}, { state: 'submitted' });
    await staff('rana', 'admin');
    await expect(call(OTHER, input)).rejects.toMatchObject(PARTIAL);
  });

  it('has not who has submitted a comic, as if it were a chapter', async () => {
    await desk.addComic('comic', PARTY);
    const submission = submissionSchema.parse((await at(paths.submission('comic')).get()).data());
    if (submission.kind !== 'comic') expect.fail('It is a comic.');
    const content = { ...submission.content, language: 'en' } as const;
    expect(contestedBy({ ...submission, comicId: 'simurgh', content })).toBeUndefined();
  });

  it('has nobody of a chapter that does not say yet which one it is', async () => {
    await desk.addChapter('one', PARTY);
    const submission = submissionSchema.parse((await at(paths.submission('one')).get()).data());
    if (submission.kind !== 'chapter') expect.fail('It is a chapter.');
    const { comicId: _, resolved: __, ...begun } = submission;
    const { content } = submission;
    expect(contestedBy(begun)).toMatchObject({ comicId: 'simurgh' });
    for (const lacking of [{ comic: null }, { number: null }, { language: null }]) {
      expect(contestedBy({ ...begun, content: { ...content, ...lacking } })).toBeUndefined();
    }
  });

  it('has not whose address stands in a message, as long as nobody has confirmed that it is theirs', async () => {
    const input = await SCENARIOS.closeMessage(PARTY);
    await expect(call(PARTY, input, undefined, { emailVerified: false })).resolves.toBeDefined();
  });
});
