import type { Chapter } from '@rawi/model/truth/chapter';
import { FAN_OUT_STEPS, type FanOut } from '@rawi/model/truth/fan-out';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { followersOf, saversOf } from '../data/choice-counts.ts';

/** How many people one commit tells: with three writes each, fewer than the 500 that it may hold. */
export const BATCH = 150;

/** Some people who are told of a chapter, and where their fan-out stands after them. */
export interface Listeners {
  readonly uids: readonly string[];
  readonly next: Pick<FanOut, 'step' | 'cursor'>;
}

/** Who is told next, found by their choices. A translator is not told of their own chapter. */
export async function listenersAfter(
  db: Firestore,
  chapter: Chapter,
  { comicId, step, cursor }: FanOut,
): Promise<Listeners> {
  const after = { step: FAN_OUT_STEPS[FAN_OUT_STEPS.indexOf(step) + 1] ?? 'done', cursor: null };
  const choices = choicesOf(db, step, comicId, chapter);
  if (!choices) return { uids: [], next: after };
  const ordered = choices.orderBy(FieldPath.documentId()).limit(BATCH);
  const { docs } = await (cursor === null ? ordered : ordered.startAfter(db.doc(cursor))).select().get();
  const uids = docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
  const last = docs.length < BATCH ? undefined : docs.at(-1)?.ref.path;
  return {
    uids: uids.filter((uid) => uid !== chapter.translator?.id),
    next: last === undefined ? after : { step, cursor: last },
  };
}

function choicesOf(
  db: Firestore,
  step: FanOut['step'],
  comicId: string,
  { translator }: Chapter,
): Query | undefined {
  if (step === 'followers') return translator && followersOf(db, translator.id);
  return saversOf(db, comicId);
}
