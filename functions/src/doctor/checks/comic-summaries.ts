import { type ChapterSummary, chapterSummary } from '@rawi/model/pages/chapter-summary';
import { isSame } from '@rawi/model/pages/is-same';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { allChapters, chapterDocuments } from '../../data/chapters.ts';
import { comicRef, comics } from '../../data/comics.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';
import { mend } from '../mend.ts';

const SUMMARY_FIELDS = [
  'languages',
  'chapterCount',
  'updatedAt',
  'firstChapter',
  'newestChapter',
] as const satisfies readonly (keyof ChapterSummary)[];

/** What a comic keeps of its chapters: languages, their number, the first and the newest. */
export const COMIC_SUMMARIES: Check = {
  name: 'comic-summary',
  reads: ({ comics: count, chapters }) => count + chapters,
  find: (patient) =>
    examine(
      documentsOf(patient, comics(patient.firestore), SAMPLE.comics),
      ({ ref }) => ref,
      (comic) => look(patient, comic),
    ),
};

async function look(patient: Patient, comic: QueryDocumentSnapshot<Comic>): Promise<readonly Finding[]> {
  const { firestore: db } = patient;
  const before = comic.data();
  const chapters = allChapters(db, comic.id);
  const counted = summarized(before, await chapters.get());
  if (isSame(before, counted)) return [];
  return [
    {
      id: comic.ref.path,
      problem: `What it keeps of its chapters is not what they are: ${differencesOf(before, counted)}.`,
      remedy: '--repair counts its chapters again.',
      repair: summarizeAgain(patient, comic.id),
    },
  ];
}

/** Counts the chapters of a comic once more, and has the pages that show the difference built again. */
export function summarizeAgain(by: Pick<Patient, 'firestore' | 'now'>, comicId: string): () => Promise<void> {
  const ref = comicRef(by.firestore, comicId);
  return mend(by, async (transaction) => {
    const before = (await transaction.get(ref)).data();
    if (!before) return undefined;
    const after = summarized(before, await transaction.get(allChapters(by.firestore, comicId)));
    return { ref, before, after, changes: [{ of: 'comic', comicId, before, after }] };
  });
}

/** The fields that differ, as they are kept and as they were counted. */
function differencesOf(kept: Comic, counted: Comic): string {
  return SUMMARY_FIELDS.filter((field) => !isSame(kept[field], counted[field]))
    .map((field) => `${field} ${JSON.stringify(kept[field])}, counted ${JSON.stringify(counted[field])}`)
    .join('; ');
}

function summarized(comic: Comic, found: QuerySnapshot<Chapter>): Comic {
  const summary = chapterSummary(chapterDocuments(found), comic.createdAt);
  // Without a chapter its date is whatever it was when the last one went.
  return { ...comic, ...summary, ...(found.empty && { updatedAt: comic.updatedAt }) };
}
