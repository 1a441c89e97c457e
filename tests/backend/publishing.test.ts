import { randomUUID } from 'node:crypto';
import { drawPdf } from '@rawi/import/testing/sample-folder';
import type { ReviewInput } from '@rawi/model/calls/review-calls';
import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { pagesOf } from '@rawi/model/truth/page-images';
import { reviewIds, reviewSchema } from '@rawi/model/truth/review';
import type { Staff } from '@rawi/model/truth/staff';
import { EMPTY_CHAPTER, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { takedownIdOf } from '@rawi/model/truth/takedown';
import { getIdToken, signInWithEmailAndPassword } from 'firebase/auth';
import { getBytes, getMetadata, ref } from 'firebase/storage';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, required, runningSite } from '../support/running-site.ts';
import { type Client, freshEmail, openClient, PASSWORD } from './accounts/client.ts';
import { eventually } from './accounts/mailbox.ts';
import { signUpVerified } from './accounts/people.ts';
import { reviewerCall, type TranslatorDesk, translatorDesk } from './translator-desk.ts';

let translator: Client;
let admin: Client;
let visitor: Client;
let site: RunningSite;
let app: App;
let desk: TranslatorDesk;
beforeAll(async () => {
  [translator, admin, visitor] = [openClient(), openClient(), openClient()];
  site = runningSite('publishing');
  app = initializeApp({ projectId: required('GCLOUD_PROJECT') }, 'publishing-claims');
  await signIn(translator, { translator: true });
  const uid = await signIn(admin, { reviewer: true, admin: true });
  const entry: Staff = { roles: ['admin'], name: 'Huda', since: new Date() };
  await site.firestore.doc(paths.staff(uid)).set(entry);
  desk = translatorDesk(translator, site);
});
afterAll(async () => {
  for (const client of [translator, admin, visitor]) await client.close();
  await site.close();
  await deleteApp(app);
});

async function signIn(client: Client, claims: object): Promise<string> {
  const email = freshEmail('publishing');
  await signUpVerified(client, email);
  const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
  await getAuth(app).setCustomUserClaims(user.uid, claims);
  await getIdToken(user, true);
  return user.uid;
}

/** What reviewers are shown of it. */
const reviewOf = async (submissionId: string) =>
  reviewSchema.parse(
    (await site.firestore.doc(paths.review(reviewIds.submission(submissionId))).get()).data(),
  );
const decide = (request: ReviewInput) => reviewerCall(admin, request);
async function publish(submissionId: string): Promise<void> {
  const move = () => ({ reviewId: reviewIds.submission(submissionId), revision: 1, requestId: randomUUID() });
  await decide({ action: 'claimReview', ...move() });
  const { resolved: seen, kind } = await reviewOf(submissionId);
  const ageRating = kind === 'comic' ? '16' : AS_THE_COMIC;
  await decide({
    action: 'acceptReview',
    ...move(),
    ...(seen && { seen }),
    rating: { ageRating, contentNotes: [] },
  });
  await reached(submissionId, 'done');
}
const reached = (submissionId: string, publication: string) =>
  eventually(`${submissionId} ${publication}`, async () => {
    const submission = await desk.read(submissionId);
    return submission?.publication === publication ? submission : undefined;
  });
/** What kind of page visitors find at an id; `undefined` where there is none. */
const kindOfPage = async (id: string): Promise<unknown> =>
  (await site.firestore.doc(paths.page(id)).get()).get('kind');
const isGone = (path: string) =>
  getBytes(ref(visitor.storage, path)).then(
    () => false,
    () => true,
  );

describe('what reviewers publish', () => {
  it('reaches visitors, goes from them and comes back, unpublished or taken down', async () => {
    const [comic, chapter] = [randomUUID(), randomUUID()];
    await desk.call({
      action: 'createSubmission',
      submissionId: comic,
      draft: {
        kind: 'comic',
        content: {
          ...EMPTY_COMIC,
          ageRating: '12' as const,
          series: `Salt ${comic.slice(0, 8)}`,
          publisher: { id: null, name: 'Blue Minaret' },
          writer: { id: null, name: 'Karim' },
          artists: [{ id: null, name: 'Amal' }],
          genres: [{ id: null, name: 'Adventure' }],
        },
      },
    });
    const png = await sharp({ create: { width: 640, height: 896, channels: 3, background: '#107040' } })
      .png()
      .toBuffer();
    await desk.checked((await desk.bring(comic, 'cover', png, 'image/png')).fileId);
    await desk.call({ action: 'submitSubmission', submissionId: comic, revision: 0 });
    const content = {
      ...EMPTY_CHAPTER,
      ageRating: AS_THE_COMIC,
      proposed: { submissionId: comic, series: 'Salt' },
      number: 1,
      language: 'ar' as const,
      readingDirection: 'rtl' as const,
    };
    await desk.call({
      action: 'createSubmission',
      submissionId: chapter,
      draft: { kind: 'chapter', content },
    });
    const pdf = await desk.bring(chapter, 'chapter', await drawPdf(3), 'application/pdf');
    await desk.checked(pdf.fileId);
    await desk.call({ action: 'submitSubmission', submissionId: chapter, revision: 0 });

    await publish(comic);
    await publish(chapter);
    const { comicId = '', chapterId = '' } = (await desk.read(chapter)) ?? {};
    const stored = comicSchema.parse((await site.firestore.doc(paths.comic(comicId)).get()).data());
    const card = await getMetadata(ref(visitor.storage, stored.shareCards?.en));
    expect(card).toMatchObject({ contentType: 'image/jpeg', cacheControl: 'public,max-age=86400' });
    const read = async () =>
      chapterSchema.parse((await site.firestore.doc(paths.chapter(comicId, chapterId)).get()).data());
    // The blurred strip comes a moment after the rest (decision 090).
    const pagesShown = async () => ({ ...(await read()).manifest, blurredStrip: undefined });
    const { manifest, pdf: copy, pageCount } = await read();
    const shown = await pagesShown();
    expect(pageCount).toBe(3);
    const [first] = manifest ? pagesOf(manifest).flat() : [];
    const page = first?.sources[0]?.path ?? '';
    expect(await getMetadata(ref(visitor.storage, page))).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public,max-age=86400',
    });
    expect((await sharp(Buffer.from(await getBytes(ref(visitor.storage, page)))).metadata()).format).toBe(
      'webp',
    );
    expect(Buffer.from(await getBytes(ref(visitor.storage, copy.path))).toString('latin1', 0, 5)).toBe(
      '%PDF-',
    );
    await eventually('its pages', async () =>
      (await kindOfPage(pageIds.chapter(chapterId))) === 'chapter' &&
      (await kindOfPage(pageIds.comic(stored.slug))) === 'comic'
        ? true
        : undefined,
    );

    await decide({
      action: 'unpublish',
      submissionId: chapter,
      requestId: randomUUID(),
      reason: 'rights',
      forGood: false,
    });
    await reached(chapter, 'done');
    expect(await isGone(page)).toBe(true);
    await eventually('a page that says that it is gone', async () =>
      (await kindOfPage(pageIds.chapter(chapterId))) === 'gone' ? true : undefined,
    );

    await decide({ action: 'republish', submissionId: chapter, requestId: randomUUID() });
    await reached(chapter, 'done');
    expect(await isGone(page)).toBe(false);
    expect(await pagesShown()).toEqual(shown);

    // One decision takes the comic from everywhere, with its chapter, and one brings it back.
    const target = { kind: 'comic', comicId } as const;
    const stands = (state: string) =>
      eventually(`a take-down that is ${state}`, async () => {
        const found = (await site.firestore.doc(paths.takedown(takedownIdOf(target))).get()).data();
        return found?.['state'] === state ? true : undefined;
      });
    const served = (path: string) => fetch(required('RAWI_SITE') + path);
    const answers = (status: number) =>
      eventually(`an answer of ${status}`, async () => {
        const chapterPage = await served(`/ar/chapter/${chapterId}`);
        const comicPage = await served(`/en/comic/${stored.slug}`);
        return comicPage.status === status && chapterPage.status === status ? true : undefined;
      });
    const lists = async () => (await (await served('/en/comics')).text()).includes(`/comic/${stored.slug}`);
    await eventually('a comic on its shelf', async () => (await lists()) || undefined);
    await decide({ action: 'takeDown', target, requestId: randomUUID(), reason: 'rights' });
    await stands('down');
    expect(await isGone(page)).toBe(true);
    await answers(410);
    await eventually('no comic on its shelf', async () => !(await lists()) || undefined);

    await decide({ action: 'giveBack', takedownId: takedownIdOf(target), requestId: randomUUID() });
    await stands('returned');
    expect(await isGone(page)).toBe(false);
    expect(await pagesShown()).toEqual(shown);
    await answers(200);
    await eventually('a comic on its shelf again', async () => (await lists()) || undefined);
  });
});
