import { REJECTION_REASONS, type RejectionReason } from '@rawi/model/lists/rejection-reasons';
import { MOST_PINS, type Pin, pinSchema } from '@rawi/model/truth/application';
import { reading } from '@rawi/model/truth/tolerant';
import { z } from '@rawi/model/zod';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import { reviewIdFrom } from './review-id.ts';

/** What a reviewer has written of a rejection, and not sent. */
export interface WrittenRejection {
  readonly reasons: readonly RejectionReason[];
  readonly note: string;
  readonly change: string;
  /** Notes to places of pages; one without words is not sent. */
  readonly pins: readonly Pin[];
}

export const NOTHING_WRITTEN: WrittenRejection = { reasons: [], note: '', change: '', pins: [] };

/** The notes that have words. */
export const pinsToSend = ({ pins }: Pick<WrittenRejection, 'pins'>): Pin[] =>
  pins.filter(({ text }) => text.trim() !== '');

interface Kept extends WrittenRejection {
  readonly uid: string;
  readonly reviewId: string;
}

/** As many reviews have what was written about them kept. */
const MOST = 20;

/** On this device: neither a reload nor a claim that is over takes it away. */
const kept = keptJson('localStorage', 'reviews', (value): readonly Kept[] | undefined =>
  Array.isArray(value) ? value.flatMap((each) => keptOf(each)) : undefined,
);

function keptOf(value: unknown): Kept[] {
  const [uid, review, note, change] = ['uid', 'reviewId', 'note', 'change'].map((name) =>
    fieldOf(value, name),
  );
  const reasons = fieldOf(value, 'reasons');
  const isText = [uid, review, note, change].every((each) => typeof each === 'string');
  const reviewId = typeof review === 'string' ? reviewIdFrom(review) : undefined;
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

const emptyPin = reading(pinSchema.extend({ text: z.string() }));
function pinsIn(value: unknown): Pin[] {
  const parsed = z.array(emptyPin).max(MOST_PINS).safeParse(value);
  return parsed.success ? parsed.data : [];
}

/** What this person has written of a review here. */
export function readWritten(uid: string, reviewId: string): WrittenRejection {
  return kept.read()?.find((each) => each.uid === uid && each.reviewId === reviewId) ?? NOTHING_WRITTEN;
}

/** Keeps what was written; nothing written is forgotten. */
export function keepWritten(uid: string, reviewId: string, written: WrittenRejection): void {
  const others = (kept.read() ?? []).filter((each) => each.uid !== uid || each.reviewId !== reviewId);
  const isNothing =
    written.reasons.length === 0 && written.note === '' && written.change === '' && written.pins.length === 0;
  const all = isNothing ? others : [...others, { uid, reviewId, ...written }];
  kept.keep(all.length === 0 ? undefined : all.slice(-MOST));
}
