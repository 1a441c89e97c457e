import type { TranslatorInput } from '@rawi/model/calls/translator-calls';
import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import type { Role } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { type ChapterFile, type FileProgress, fileSchema } from '@rawi/model/truth/file';
import { type Submission, submissionSchema } from '@rawi/model/truth/submission';
import {
  type ChapterContent,
  type ComicContent,
  EMPTY_CHAPTER,
  EMPTY_COMIC,
} from '@rawi/model/truth/submission-content';
import type { Firestore } from 'firebase-admin/firestore';
import { runCall } from '../areas/run-call.ts';
import { TRANSLATORS } from '../areas/translators.ts';
import type { Caller } from '../callers/caller.ts';
import { sampleUser } from './choices.ts';
import type { Scene } from './scene.ts';

/** A chapter that can be submitted, except for its files. */
export const WHOLE_CHAPTER: ChapterContent = {
  ...EMPTY_CHAPTER,
  comic: {
    comicId: 'simurgh',
    slug: 'simurgh',
    series: 'Simurgh',
    names: {},
    picture: { path: 'public/simurgh-0/160.webp', width: 160, height: 224, color: '#102030' },
  },
  number: 6,
  language: 'ar',
  readingDirection: 'rtl',
  ageRating: AS_THE_COMIC,
};

/** A comic that can be submitted, except for its cover. */
export const WHOLE_COMIC: ComicContent = {
  ...EMPTY_COMIC,
  series: 'The Salt Caravan',
  publisher: { id: null, name: 'Blue Minaret' },
  writer: { id: 'amal', name: 'Amal' },
  artists: [{ id: null, name: 'Karim' }],
  genres: [{ id: 'adventure', name: 'Adventure' }],
  ageRating: '12',
  contentNotes: ['violence'],
};

/** Translators and their calls about submissions. */
export function submissionDesk(firestore: Firestore, stage: Scene) {
  const at = (path: string) => firestore.doc(path);
  const call = (uid: string, request: TranslatorInput, roles: readonly Role[] = ['translator']) => {
    const caller: Caller = {
      uid,
      email: `${uid}@example.com`,
      emailVerified: true,
      roles,
      signedInAt: stage.now().getTime(),
    };
    return runCall(TRANSLATORS, stage, {
      data: request,
      caller,
      appCheck: { valid: false, demanded: false },
    });
  };
  async function read(submissionId: string): Promise<Submission | undefined> {
    const data = (await at(paths.submission(submissionId)).get()).data();
    return data && submissionSchema.parse(data);
  }
  return {
    call,
    read,
    /** Adds a person with an account, and with the roles that their record has. */
    async addPerson(uid: string, ...roles: Role[]) {
      const claims = Object.fromEntries(roles.map((role) => [role, true]));
      stage.auth.add({ uid, email: `${uid}@example.com`, emailVerified: true, claims });
      await at(paths.user(uid)).set({ ...sampleUser(stage.now()), fullName: `Name of ${uid}` });
    },
    begin: (
      uid: string,
      submissionId: string,
      draft: Extract<TranslatorInput, { action: 'createSubmission' }>['draft'],
    ) => call(uid, { action: 'createSubmission', submissionId, draft }),
    async grant(
      uid: string,
      submissionId: string,
      part: 'chapter' | 'cover',
      bytes = 1000,
      name = `${part}.pdf`,
    ) {
      const answer = await call(uid, { action: 'grantUpload', submissionId, part, bytes, name });
      return String(Object.values(answer)[0]);
    },
    /** Finishes a file like the pipeline. */
    async end(fileId: string, progress: FileProgress) {
      const source = { sha256: 'a'.repeat(64), bytes: 1000, recipe: 2 };
      await at(paths.file(fileId)).update({ progress, source });
    },
    async fileOf(fileId: string): Promise<ChapterFile | undefined> {
      const data = (await at(paths.file(fileId)).get()).data();
      return data && fileSchema.parse(data);
    },
    move: (
      uid: string,
      action:
        | 'submitSubmission'
        | 'submitWhenChecked'
        | 'stopWaiting'
        | 'withdrawSubmission'
        | 'reviseSubmission'
        | 'discardSubmission',
      submissionId: string,
      revision: number,
      roles?: readonly Role[],
    ) => call(uid, { action, submissionId, revision }, roles),
    /** Changes a submission like reviewers. */
    async set(submissionId: string, change: object) {
      await at(paths.submission(submissionId)).update(change);
    },
  };
}
export type SubmissionDesk = ReturnType<typeof submissionDesk>;

export const READY: FileProgress = {
  state: 'ready',
  pageCount: 24,
  folder: 'staging/layla/one/aaaa-2',
  pdfBytes: 1000,
  repeatedPages: [],
  emptyPages: [],
  lostTextPages: [],
};
export const DRAWN: FileProgress = {
  state: 'drawn',
  folder: 'staging/layla/two/aaaa-2',
  cover: {
    width: 160,
    height: 224,
    color: '#102030',
    sources: [{ path: 'staging/layla/two/aaaa-2/cover-160.webp', width: 160 }],
  },
};
