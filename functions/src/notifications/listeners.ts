import type { Chapter } from '@rawi/model/truth/chapter';
import { type ChapterFanOut, FAN_OUT_STEPS } from '@rawi/model/truth/fan-out';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { wantedBy } from '../data/asks.ts';
import { followersOf, saversOf } from '../data/choice-counts.ts';

/** How many people one commit notifies: with three writes each, fewer than the 500 that it may have. */
export const BATCH = 150;

/** Some people to notify of a chapter, and the state of their fan-out after them. */
export interface Listeners {
  readonly uids: readonly string[];
  readonly next: Pick<ChapterFanOut, 'step' | 'cursor' | 'asked'>;
}

/**
 * The people to notify next, found by their choices or asks. A translator is not notified of their own
 * chapter.
 */
export async function listenersAfter(
  db: Firestore,
  chapter: Chapter,
  fanOut: ChapterFanOut,
): Promise<Listeners> {
  const { step, cursor, asked } = fanOut;
  const after = stepAfter(fanOut);
  const choices = choicesOf(db, fanOut, chapter);
  if (!choices) return { uids: [], next: after };
  const ordered = choices.orderBy(FieldPath.documentId()).limit(BATCH);
  const { docs } = await (cursor === null ? ordered : ordered.startAfter(db.doc(cursor))).select().get();
  // Documents below an ask have people's ids; choices lie below their profiles.
  const uids = docs.flatMap(({ id, ref }) => (step === 'askers' ? id : (ref.parent.parent?.id ?? [])));
  const last = docs.length < BATCH ? undefined : docs.at(-1)?.ref.path;
  return {
    uids: uids.filter((uid) => uid !== chapter.translator?.id),
    next: last === undefined ? after : { step, cursor: last, asked },
  };
}

/** The step after this one; people who asked are notified one ask after the other. */
function stepAfter({ step, isNews, asks, asked }: ChapterFanOut): Listeners['next'] {
  const done = step === 'askers' ? asked + 1 : asked;
  if (step === 'askers' && done < asks.length) return { step, cursor: null, asked: done };
  const after = FAN_OUT_STEPS[FAN_OUT_STEPS.indexOf(step) + 1] ?? 'done';
  return { step: isNews ? after : 'done', cursor: null, asked: done };
}

function choicesOf(
  db: Firestore,
  { step, comicId, asks, asked }: ChapterFanOut,
  { translator }: Chapter,
): Query | undefined {
  const askId = asks[asked];
  if (step === 'askers') return askId === undefined ? undefined : wantedBy(db, askId);
  if (step === 'followers') return translator && followersOf(db, translator.id);
  return saversOf(db, comicId);
}
