import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CREDITS_FILES } from '@rawi/media/credits/credits';
import { cardFile } from '@rawi/media/share-card/card-file';
import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import { incomingFile, paths } from '@rawi/model/paths';
import type { SubmissionNeed } from '@rawi/model/review/submission-machine';
import type { ConfirmedRating } from '@rawi/model/truth/age-rating';
import { type ChapterFile, type FilePart, type FileProgress, STAGED } from '@rawi/model/truth/file';
import { packImage } from '@rawi/model/truth/page-images';
import { type Review, reviewIds } from '@rawi/model/truth/review';
import type { Staff, StaffRole } from '@rawi/model/truth/staff';
import { placeOf, type Submission, submissionSchema } from '@rawi/model/truth/submission';
import type { ChapterContent, ComicContent } from '@rawi/model/truth/submission-content';
import type { Firestore } from 'firebase-admin/firestore';
import { publicationRef } from '../data/publications.ts';
import { planPublication } from '../publishing/plan-publication.ts';
import type { PublishServices } from '../publishing/publish-services.ts';
import type { MeantNames } from '../publishing/resolve-names.ts';
import { sweepPublications } from '../schedules/sweep-publications.ts';
import type { SignedInContext } from '../services/services.ts';
import { resolveSubmission } from '../submissions/resolve.ts';
import { publish } from '../tasks/publish.ts';
import { enqueuePublished } from '../triggers/on-publication-written.ts';
import { blurDouble } from './blur-double.ts';
import { sampleUser } from './choices.ts';
import { FilesDouble } from './files-double.ts';
import { type Scene, scene } from './scene.ts';
import { WHOLE_CHAPTER, WHOLE_COMIC } from './submission-desk.ts';

/** The number of page images in a chapter of the desk. */
export const PAGES = 3;

/** The pipeline's result for a chapter of small pages. */
function stagedChapter(fileId: string): Record<string, string> {
  const numbers = Array.from({ length: PAGES }, (_, index) => index + 1);
  const files: Record<string, string> = {
    'chapter.pdf': `the copy ${fileId}`,
    'cover-160.webp': `page one as a cover ${fileId}`,
    'strip-150.webp': 'a strip',
    'strip-300.webp': 'a strip',
    'pages-1-3.json': '[]',
    [STAGED.pages]: '[]',
    [STAGED.panels]: JSON.stringify({ version: 1, pages: numbers.map(() => ({ panels: [], whole: true })) }),
    [STAGED.cover]: JSON.stringify({
      width: 160,
      height: 224,
      color: '#102030',
      variants: [{ name: '160.webp', width: 160 }],
    }),
    [STAGED.manifest]: JSON.stringify({
      folder: 'staging/somewhere/else',
      widths: [800],
      images: numbers.map(() =>
        packImage({ width: 8, height: 12, wide: false, continues: false, color: '#000000' }),
      ),
      panels: [],
      strip: [100],
    }),
  };
  for (const page of numbers) {
    files[`${page}-8.webp`] = `page ${page} of ${fileId}`;
    files[`${page}.jpg`] = `page ${page}`;
  }
  return files;
}

/** What the reviewer says of each kind. */
const RATINGS: Record<Submission['kind'], ConfirmedRating> = {
  comic: { ageRating: '16', contentNotes: ['blood', 'violence'] },
  chapter: { ageRating: AS_THE_COMIC, contentNotes: [] },
};

/** Submissions that wait for reviewers, and decisions about them. */
export function publishingDesk(firestore: Firestore, stage: Scene = scene(firestore)) {
  const at = (path: string) => firestore.doc(path);
  const [uploads, bucket] = [new FilesDouble('uploads'), new FilesDouble('published')];
  const queue: string[] = [];
  let leases = 0;
  const services: PublishServices = {
    firestore,
    auth: stage.auth,
    hashKey: stage.hashKey,
    uploads,
    bucket,
    drawCards: async ({ folder, comic }) => {
      await writeFile(join(folder, cardFile('en')), `a card of ${comic.series}`);
      return ['en'];
    },
    blur: blurDouble,
    writeCredits: async ({ folder, credits }) => {
      const { translator, ...unnamed } = credits;
      await writeFile(join(folder, CREDITS_FILES.unnamed), JSON.stringify(unnamed));
      if (translator !== undefined) {
        await writeFile(join(folder, CREDITS_FILES.named), JSON.stringify(credits));
      }
    },
    site: 'https://rawi.example',
    now: stage.now,
    newLease: () => `lease-${(leases += 1)}`,
    enqueue: async (submissionId) => void queue.push(submissionId),
  };
  const folderOf = (uid: string, fileId: string) => `staging/${uid}/${fileId}/${fileId}-2`;

  async function addFile(submissionId: string, uid: string, part: FilePart): Promise<string> {
    const fileId = `${part}-of-${submissionId}`;
    const folder = folderOf(uid, fileId);
    const file: ChapterFile = {
      uid,
      submissionId,
      part,
      name: `${part}.pdf`,
      bytes: 1000,
      progress: part === 'chapter' ? ready(folder) : drawn(folder),
      createdAt: stage.now(),
      source: { sha256: sha256Of(fileId), bytes: 1000, recipe: 2 },
      parts: [],
      lease: null,
      tries: 0,
      dueAt: null,
    };
    await at(paths.file(fileId)).set(file);
    uploads.put(incomingFile(uid, submissionId, fileId, part), Buffer.from('an original'));
    const staged = part === 'chapter' ? stagedChapter(fileId) : { 'cover-160.webp': `the cover ${fileId}` };
    for (const [name, content] of Object.entries(staged))
      bucket.put(`${folder}/${name}`, Buffer.from(content));
    return fileId;
  }

  async function add(submissionId: string, uid: string, written: Written, more: Partial<Submission>) {
    const parts: FilePart[] =
      written.kind === 'comic'
        ? ['cover']
        : written.content.cover === 'file'
          ? ['chapter', 'cover']
          : ['chapter'];
    const files: Record<string, object> = {};
    for (const part of parts) {
      files[part] = { fileId: await addFile(submissionId, uid, part), bytes: 1000, name: `${part}.pdf` };
    }
    const place = written.kind === 'chapter' ? placeOf(written) : null;
    await at(paths.submission(submissionId)).set({
      ...written,
      uid,
      createdAt: stage.now(),
      savedAt: stage.now(),
      state: 'under_review',
      revision: 1,
      files,
      name: `Name of ${uid}`,
      since: { submitted: stage.now(), under_review: stage.now() },
      ...(place !== null && { place }),
      ...more,
    });
    await at(paths.revision(submissionId, 1)).set({ ...written, uid, at: stage.now(), files });
    const review: Review = {
      kind: written.kind,
      uid,
      name: `Name of ${uid}`,
      title: 'A title',
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
    await at(paths.review(reviewIds.submission(submissionId))).set(review);
  }

  const plan = (
    submissionId: string,
    then: (plan: Plan, submission: Submission) => Promise<void>,
    names?: MeantNames,
    rating?: ConfirmedRating,
  ) =>
    firestore.runTransaction(async (transaction) => {
      const ref = at(paths.submission(submissionId));
      const submission = submissionSchema.parse((await transaction.get(ref)).data());
      const { resolved } = await resolveSubmission(transaction, firestore, submission);
      const planned = await planPublication({
        transaction,
        db: firestore,
        submissionId,
        submission,
        resolved,
        decisionId: `decision-of-${submissionId}`,
        names,
        rating: rating ?? RATINGS[submission.kind],
        now: stage.now(),
      });
      await then(
        {
          ...planned,
          decide: () => transaction.update(ref, { state: 'published', 'since.published': stage.now() }),
        },
        submission,
      );
    });

  /** Does what a trigger does with the work that a decision left. */
  const hear = async (submissionId: string) =>
    enqueuePublished(
      services.enqueue,
      submissionId,
      (await at(paths.publication(submissionId)).get()).data(),
    );
  const run = (submissionId: string, change: Partial<PublishServices> = {}) =>
    publish({ ...services, ...change }, { submissionId });

  return {
    stage,
    folderOf,
    services,
    uploads,
    bucket,
    queue,
    run,
    hear,
    /** Runs the tasks in the queue, and those that they add. */
    async drain() {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) await run(id);
    },
    sweep: () => sweepPublications(firestore, stage.now(), services.enqueue),
    /** The context of an admin's calls; the admin's id is `admin`. */
    admin: (): SignedInContext => ({
      ...stage,
      caller: {
        uid: 'admin',
        email: 'admin@example.com',
        emailVerified: true,
        roles: ['reviewer', 'admin'],
        signedInAt: stage.now().getTime(),
      },
    }),
    work: async (submissionId: string) => (await publicationRef(firestore, submissionId).get()).data(),
    async read(submissionId: string): Promise<Submission> {
      return submissionSchema.parse((await at(paths.submission(submissionId)).get()).data());
    },
    /** Somebody with an account. */
    async addPerson(uid: string) {
      stage.auth.add({ uid, email: `${uid}@example.com`, emailVerified: true, claims: { translator: true } });
      await at(paths.user(uid)).set({ ...sampleUser(stage.now()), fullName: `Name of ${uid}` });
    },
    /** Somebody who reviews, or administers. */
    async addStaff(uid: string, role: StaffRole) {
      const entry: Staff = { roles: [role], name: `Name of ${uid}`, since: stage.now() };
      await at(paths.staff(uid)).set(entry);
    },
    /** The people that the sample comic names and does not propose. */
    async addNames() {
      await at(paths.person('amal')).set({ name: { en: 'Amal' } });
      await at(paths.genre('adventure')).set({ name: { en: 'Adventure', ar: 'مغامرات' } });
    },
    addComic: (
      submissionId: string,
      uid = 'layla',
      content: Partial<ComicContent> = {},
      more: Partial<Submission> = {},
    ) => add(submissionId, uid, { kind: 'comic', content: { ...WHOLE_COMIC, ...content } }, more),
    addChapter: (
      submissionId: string,
      uid = 'layla',
      content: Partial<ChapterContent> = {},
      more: Partial<Submission> = {},
    ) => add(submissionId, uid, { kind: 'chapter', content: { ...WHOLE_CHAPTER, ...content } }, more),
    /** Which needs of publishing hold. */
    async needsOf(
      submissionId: string,
      names?: MeantNames,
    ): Promise<Partial<Record<SubmissionNeed, boolean>>> {
      let holds = {};
      await plan(
        submissionId,
        async (planned) => {
          holds = planned.holds;
        },
        names,
      );
      return holds;
    },
    /** Publishes like a reviewer's decision. */
    decide: (submissionId: string, names?: MeantNames, rating?: ConfirmedRating) =>
      plan(
        submissionId,
        async (planned) => {
          planned.write();
          planned.decide();
        },
        names,
        rating,
      ).then(() => hear(submissionId)),
  };
}
export type PublishingDesk = ReturnType<typeof publishingDesk>;

type Plan = Awaited<ReturnType<typeof planPublication>> & { readonly decide: () => void };
type Written =
  | { readonly kind: 'comic'; readonly content: ComicContent }
  | { readonly kind: 'chapter'; readonly content: ChapterContent };

const sha256Of = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64);

const ready = (folder: string): FileProgress => ({
  state: 'ready',
  pageCount: PAGES,
  readingDirection: 'rtl',
  folder,
  pdfBytes: 1000,
  repeatedPages: [],
  emptyPages: [],
  lostTextPages: [],
});

const drawn = (folder: string): FileProgress => ({
  state: 'drawn',
  folder,
  cover: {
    width: 160,
    height: 224,
    color: '#102030',
    sources: [{ path: `${folder}/cover-160.webp`, width: 160 }],
  },
});
