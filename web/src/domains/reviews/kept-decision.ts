import { REJECTION_REASONS, type RejectionReason } from '@rawi/model/lists/rejection-reasons';
import { MAX_PINS, type Pin, pinSchema } from '@rawi/model/truth/application';
import { reading } from '@rawi/model/truth/tolerant';
import { transcriptOfId } from '@rawi/model/truth/transcript-draft';
import { z } from '@rawi/model/zod';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import { reviewIdFrom } from './review-id.ts';

/** A rejection that a reviewer has written, and not sent. */
export interface WrittenRejection {
  readonly reasons: readonly RejectionReason[];
  readonly note: string;
  readonly change: string;
  /** Notes at positions of pages; one without text is not sent. */
  readonly pins: readonly Pin[];
}

export const NOTHING_WRITTEN: WrittenRejection = { reasons: [], note: '', change: '', pins: [] };

/** The notes that have text. */
export const pinsToSend = ({ pins }: Pick<WrittenRejection, 'pins'>): Pin[] =>
  pins.filter(({ text }) => text.trim() !== '');

interface Kept extends WrittenRejection {
  readonly uid: string;
  readonly reviewId: string;
}

/** The number of reviews whose drafts are kept. */
const MAX_DECISIONS = 20;

/** On this device: the draft survives a reload and the end of a claim. */
const kept = keptJson('localStorage', 'reviews', (value): readonly Kept[] | undefined =>
  Array.isArray(value) ? value.flatMap((each) => keptOf(each)) : undefined,
);

function keptOf(value: unknown): Kept[] {
  const [uid, review, note, change] = ['uid', 'reviewId', 'note', 'change'].map((name) =>
    fieldOf(value, name),
  );
  const reasons = fieldOf(value, 'reasons');
  const isText = [uid, review, note, change].every((each) => typeof each === 'string');
  const reviewId = typeof review === 'string' ? nameOf(review) : undefined;
  if (!isText || reviewId === undefined || !Array.isArray(reasons)) return [];
  return [
    {
      uid: String(uid),
      reviewId,
      note: String(note),
      change: String(change),
      pins: pinsIn(fieldOf(value, 'pins')),
      reasons: REJECTION_REASONS.filter((reason) => reasons.includes(reason)),
    },
  ];
}

/** What is decided about: a review, or the text of a published chapter. */
const nameOf = (text: string): string | undefined => (transcriptOfId(text) ? text : reviewIdFrom(text));

const emptyPin = reading(pinSchema.extend({ text: z.string() }));
function pinsIn(value: unknown): Pin[] {
  const parsed = z.array(emptyPin).max(MAX_PINS).safeParse(value);
  return parsed.success ? parsed.data : [];
}

/** This person's draft for a review on this device. */
export function readWritten(uid: string, reviewId: string): WrittenRejection {
  return kept.read()?.find((each) => each.uid === uid && each.reviewId === reviewId) ?? NOTHING_WRITTEN;
}

/** Keeps a draft; an empty one is removed. */
export function keepWritten(uid: string, reviewId: string, written: WrittenRejection): void {
  const others = (kept.read() ?? []).filter((each) => each.uid !== uid || each.reviewId !== reviewId);
  const isNothing =
    written.reasons.length === 0 && written.note === '' && written.change === '' && written.pins.length === 0;
  const all = isNothing ? others : [...others, { uid, reviewId, ...written }];
  kept.keep(all.length === 0 ? undefined : all.slice(-MAX_DECISIONS));
}
