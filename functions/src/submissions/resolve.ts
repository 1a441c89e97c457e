import type { NamedField } from '@rawi/model/lists/comic-fields';
import { type ChosenKind, choicesOf, NOTHING_CHOSEN, type Resolved } from '@rawi/model/truth/resolved';
import type { Named } from '@rawi/model/truth/schemas';
import type { ChapterSubmission, ComicSubmission, Submission } from '@rawi/model/truth/submission';
import type { FieldErrors } from '@rawi/model/validation/fields';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { comicRef } from '../data/comics.ts';
import { genreRef, personRef } from '../data/documents.ts';
import { publisherRef } from '../data/publishers.ts';
import { submissionRef } from '../data/submissions.ts';
import { comicInListOf } from '../notifications/comic-in-list.ts';

/** The documents under the ids that a submission names, and the fields with an id that does not exist. */
export interface Found {
  readonly resolved: Resolved;
  readonly gone: FieldErrors;
}

type NameRef = DocumentReference<{ readonly name: Named['name'] }>;

const NAMES: Readonly<Record<ChosenKind, (db: Firestore, id: string) => NameRef>> = {
  publisher: publisherRef,
  person: personRef,
  genre: genreRef,
};

/** The states in which a proposed comic is on its way to publication. */
const ON_ITS_WAY: readonly Submission['state'][] = ['submitted', 'under_review', 'published'];

/**
 * Reads the documents that a submission names by ids: one for a chapter, two if its comic is proposed; for a
 * comic one for each chosen id. The text typed beside an id is not used.
 */
export async function resolveSubmission(
  transaction: Transaction,
  db: Firestore,
  submission: Submission,
): Promise<Found> {
  return submission.kind === 'chapter'
    ? await resolveChapter(transaction, db, submission)
    : await resolveComic(transaction, db, submission);
}

async function resolveChapter(
  transaction: Transaction,
  db: Firestore,
  { uid, content: { comic, proposed } }: ChapterSubmission,
): Promise<Found> {
  if (comic) {
    const stored = await storedComic(transaction, db, comic.comicId);
    return {
      resolved: { ...NOTHING_CHOSEN, comic: stored ?? null },
      gone: stored ? {} : { comic: 'invalid' },
    };
  }
  const proposal = proposed && (await transaction.get(submissionRef(db, proposed.submissionId))).data();
  if (
    !proposal ||
    proposal.uid !== uid ||
    proposal.kind !== 'comic' ||
    !ON_ITS_WAY.includes(proposal.state)
  ) {
    return { resolved: NOTHING_CHOSEN, gone: { comic: 'invalid' } };
  }
  const { comicId, state, publication, content } = proposal;
  const isOut = state === 'published' && publication === 'done' && comicId !== undefined;
  const stored = isOut ? await storedComic(transaction, db, comicId) : undefined;
  const called = { submissionId: proposed.submissionId, series: content.series };
  return { resolved: { ...NOTHING_CHOSEN, comic: stored ?? null, proposed: called }, gone: {} };
}

async function storedComic(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
): Promise<Resolved['comic'] | undefined> {
  const comic = (await transaction.get(comicRef(db, comicId))).data();
  return comic && comicInListOf(comicId, comic);
}

async function resolveComic(
  transaction: Transaction,
  db: Firestore,
  { content }: ComicSubmission,
): Promise<Found> {
  const names = new Map<string, Resolved['names'][number]>();
  const gone: Partial<Record<NamedField, 'invalid'>> = {};
  for (const { field, of, choice } of choicesOf(content)) {
    const { id } = choice;
    const key = `${of}:${id}`;
    if (id === null || names.has(key)) continue;
    const name = (await transaction.get(NAMES[of](db, id))).data()?.name;
    if (name) names.set(key, { of, id, name });
    else gone[field] = 'invalid';
  }
  return { resolved: { ...NOTHING_CHOSEN, names: [...names.values()] }, gone };
}
