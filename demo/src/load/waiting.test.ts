import type { Bucket } from '@rawi/media/upload-files';
import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { fileSchema } from '@rawi/model/truth/file';
import { pagesOf } from '@rawi/model/truth/page-images';
import { isClaimed, reviewIds, reviewSchema } from '@rawi/model/truth/review';
import { submissionSchema } from '@rawi/model/truth/submission';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type DrawnComic, translationsOf } from '../output/tasks.ts';
import { CATALOGUE, FIRST_COMICS } from '../stories/catalogue.ts';
import { createSubmissions } from './submissions.ts';
import { createWaiting } from './waiting.ts';

const NOW = new Date('2026-11-20T10:42:00Z');
const sources = [{ path: 'public/cover-1/a.webp', width: 640 }];
const cover = { width: 640, height: 896, color: '#102030', sources };
const FIRST = CATALOGUE.filter(({ slug }) => FIRST_COMICS.includes(slug));
const DRAWN = FIRST.map((entry): DrawnComic => {
  const chapters = translationsOf(entry).map(({ id }) => {
    const images = ['800x1200#102030', '800x1200#102030'];
    const manifest = { folder: `public/${id}-1`, widths: [800], images, panels: [] };
    const files = pagesOf(manifest)
      .flat()
      .flatMap((page) => page.sources)
      .map(({ path }) => ({ path, contentType: 'image/webp', bytes: 3 }));
    const pdf = { path: `public/${id}-1/chapter.pdf`, bytes: 10 };
    return {
      id,
      cover,
      pdf,
      credits: { unnamed: { path: `public/${id}-1/credits.part`, bytes: 10 } },
      pageCount: 2,
      manifest,
      panelsFile: `public/${id}-2/panels.json`,
      transcript: { path: `public/${id}-3/transcript.json`, bytes: 2, pages: 1 },
      boxes: [],
      files,
    };
  });
  return { comic: { slug: entry.slug, cover: { en: cover }, files: [] }, chapters };
});

let emulated: EmulatedFirestore;
const uploads = new Set<string>();
const bucket: Bucket = {
  file: (path) => ({
    exists: async () => [false],
    getMetadata: async () => [{}],
    save: async () => void uploads.add(path),
  }),
  upload: async (_, { destination }) => void uploads.add(destination),
};
beforeAll(async () => {
  emulated = await emulatedFirestore('demo-waiting');
  const { firestore } = emulated;
  for (const { slug } of FIRST) {
    await firestore.doc(paths.comic(slug)).set(sampleComic(slug));
    await createSubmissions(firestore, slug, NOW);
  }
  await createWaiting({ firestore, bucket, files: '/drawn', comics: DRAWN, now: NOW });
});
afterAll(() => emulated.stop());

const submissionsNow = async () =>
  (await emulated.firestore.collection(paths.submissions()).get()).docs.map((each) => ({
    id: each.id,
    submission: submissionSchema.parse(each.data()),
  }));

it('whatever waits for a decision has a review and its files, so that reviewers find it', async () => {
  const { firestore } = emulated;
  const waiting = (await submissionsNow()).filter(({ submission: { state } }) =>
    ['submitted', 'under_review'].includes(state),
  );
  expect(waiting.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['demo-submitted', 'demo-under-review', 'demo-waiting-comic']),
  );
  for (const { id, submission } of waiting) {
    const review = reviewSchema.parse(
      (await firestore.doc(paths.review(reviewIds.submission(id))).get()).data(),
    );
    expect([id, review.waiting, isClaimed(review, NOW)]).toEqual([
      id,
      true,
      submission.state === 'under_review',
    ]);
    const named = submission.files.chapter ?? submission.files.cover;
    const { progress } = fileSchema.parse(
      (await firestore.doc(paths.file(named?.fileId ?? 'none')).get()).data(),
    );
    expect(['ready', 'drawn']).toContain(progress.state);
    const folder = 'folder' in progress ? progress.folder : 'none';
    expect([...uploads].some((path) => path.startsWith(`${folder}/`))).toBe(true);
  }
});

it('a chapter that is under way has the number of a chapter that the comic could have next', async () => {
  const numbers = (slug: string) =>
    CATALOGUE.find((comic) => comic.slug === slug)?.chapters.map(({ number }) => number) ?? [];
  for (const { id, submission } of await submissionsNow()) {
    if (submission.kind !== 'chapter' || submission.content.language === 'fr') continue;
    const { comic, number } = submission.content;
    const known = numbers(comic?.slug ?? '');
    const isNew = submission.replaces === undefined && submission.state !== 'published';
    const { status } = CATALOGUE.find(({ slug }) => slug === comic?.slug) ?? {};
    if (isNew) expect([id, known.includes(number ?? 0), status]).toEqual([id, false, 'ongoing']);
    expect(number).toBeLessThanOrEqual(Math.max(...known) + 2);
  }
});
