import { type ChapterSummary, chapterSummary } from '@rawi/model/pages/chapter-summary';
import { isSame } from '@rawi/model/pages/is-same';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { allChapters, chapterDocuments } from '../../data/chapters.ts';
import { comics } from '../../data/comics.ts';
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
      repair: mend(patient, async (transaction) => {
        const was = (await transaction.get(comic.ref)).data();
        if (!was) return undefined;
        const is = summarized(was, await transaction.get(chapters));
        const change = { of: 'comic', comicId: comic.id, before: was, after: is } as const;
        return { ref: comic.ref, before: was, after: is, changes: [change] };
      }),
    },
  ];
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
