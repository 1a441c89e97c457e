import type { ShownComment } from '@rawi/model/pages/shown-comment';
import type { ChapterFile, FileProgress } from '@rawi/model/truth/file';
import type { Submission } from '@rawi/model/truth/submission';
import { EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';

/** A comment as readers see it, whose text is its id. */
export const shownComment = (id: string, changes: Partial<ShownComment> = {}): ShownComment => ({
  id,
  author: { uid: 'omar', name: 'Omar' },
  text: id,
  spoiler: false,
  parent: null,
  number: null,
  at: '2026-11-27T12:00:00Z',
  isEdited: false,
  version: 1,
  likes: 0,
  replies: 0,
  state: 'shown',
  ...changes,
});

const at = new Date('2026-01-05T12:00:00Z');

/** The submission of chapter 7 of “Salt” by `layla`, a comic that is proposed with it; a draft unless `changes` say more. */
export const chapterSubmission = (changes: Partial<Submission>): Submission =>
  ({
    kind: 'chapter',
    uid: 'layla',
    content: {
      ...EMPTY_CHAPTER,
      proposed: { submissionId: 'salt', series: 'Salt' },
      number: 7,
      language: 'ar',
      ageRating: 'asTheComic',
    },
    createdAt: at,
    savedAt: at,
    state: 'draft',
    revision: 1,
    files: {},
    since: { submitted: at, under_review: at, withdrawn: at, rejected: at },
    rejection: { reasons: ['accuracy', 'pages'], at },
    ...changes,
  }) as Submission;

/** A chapter's file, as its owner reads it. */
export const chapterFile = (progress: FileProgress): ChapterFile => ({
  uid: 'layla',
  submissionId: 'one',
  part: 'chapter',
  name: 'one.pdf',
  bytes: 1000,
  progress,
  createdAt: new Date(0),
  source: null,
  parts: [],
  lease: null,
  tries: 0,
  dueAt: null,
});
