import { paths } from '@rawi/model/paths';
import type { SubmissionNeed } from '@rawi/model/review/submission-machine';
import { type ChapterFile, type FilePart, type FileProgress } from '@rawi/model/truth/file';
import { placeOf, type Submission, submissionSchema } from '@rawi/model/truth/submission';
import type { ChapterContent, ComicContent } from '@rawi/model/truth/submission-content';
import type { Firestore } from 'firebase-admin/firestore';
import { planPublication } from '../publishing/plan-publication.ts';
import type { MeantNames } from '../publishing/resolve-names.ts';
import { sampleUser } from './choices.ts';
import { type Scene, scene } from './scene.ts';
import { WHOLE_CHAPTER, WHOLE_COMIC } from './submission-desk.ts';

/** Submissions that reviewers have at hand, and what is decided about them. */
export function publishingDesk(firestore: Firestore, stage: Scene = scene(firestore)) {
  const at = (path: string) => firestore.doc(path);
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
  }

  const plan = (
    submissionId: string,
    then: (plan: Plan, submission: Submission) => Promise<void>,
    names?: MeantNames,
  ) =>
    firestore.runTransaction(async (transaction) => {
      const ref = at(paths.submission(submissionId));
      const submission = submissionSchema.parse((await transaction.get(ref)).data());
      const planned = await planPublication({
        transaction,
        db: firestore,
        submissionId,
        submission,
        requestId: `decision-of-${submissionId}`,
        names,
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

  return {
    stage,
    folderOf,
    /** Somebody with an account. */
    async addPerson(uid: string) {
      stage.auth.add({ uid, email: `${uid}@example.com`, emailVerified: true, claims: { translator: true } });
      await at(paths.user(uid)).set({ ...sampleUser(stage.now()), fullName: `Name of ${uid}` });
    },
    /** Whom the sample comic names and does not propose. */
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
    /** As a reviewer's decision leaves it. */
    decide: (submissionId: string, names?: MeantNames) =>
      plan(
        submissionId,
        async (planned) => {
          planned.write();
          planned.decide();
        },
        names,
      ),
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
  pageCount: 3,
  readingDirection: 'rtl',
  folder,
  pdfBytes: 1000,
  repeatedPages: [],
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
