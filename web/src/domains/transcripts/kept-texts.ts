import { LIMITS } from '@rawi/model/limits';
import { TRANSCRIPT_KINDS } from '@rawi/model/transcripts/transcript-kinds';
import { pageBoxSchema } from '@rawi/model/truth/chapter-panels';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { z } from '@rawi/model/zod';
import { keptJson } from '../../core/device/device-store.ts';
import type { Items } from './edit-text.ts';

/**
 * Pages of texts that were typed here and have not arrived: they survive a reload, a lost network and an ended session. So do those
 * that have arrived without their lines that have no words yet.
 */

/** Of how many chapters. */
const MOST = 5;

/** As it is typed: its words may be empty still, or too long. */
const itemSchema = z.object({
  kind: z.enum(TRANSCRIPT_KINDS),
  who: z.string().optional(),
  words: z.string(),
  place: pageBoxSchema.optional(),
});
const textSchema = z.object({
  uid: z.string(),
  transcriptId: z.string(),
  base: z.string().optional(),
  pages: z.array(
    z.object({
      page: z.int().min(1).max(LIMITS.pdfPages.max),
      items: z.array(itemSchema).readonly(),
      /** Whether its words have arrived. */
      hasArrived: z.boolean().optional(),
    }),
  ),
});

const kept = keptJson('localStorage', 'texts', (value) => z.array(textSchema).safeParse(value).data);

/** Whose text, and which. */
export interface TextOf {
  readonly uid: string;
  readonly transcriptId: string;
  /** The file that readers had when it was typed; absent where they had none. */
  readonly base?: string | undefined;
}

/** Whether what is kept of a text was typed over another file than readers have now. */
export function isKeptOlder(of: TextOf): boolean {
  const found = kept.read()?.find(isOf(of));
  return found !== undefined && found.base !== of.base;
}

const isOf =
  ({ uid, transcriptId }: TextOf) =>
  (each: TextOf) =>
    each.uid === uid && each.transcriptId === transcriptId;

/** The pages of a text that have not arrived, by their numbers from 1. */
export const readKeptText = (of: TextOf): ReadonlyMap<number, Items> => readPages(of, false);

/** Those whose words have arrived, with the lines that have none yet. */
export const readUnworded = (of: TextOf): ReadonlyMap<number, Items> => readPages(of, true);

function readPages(of: TextOf, isArrived: boolean): ReadonlyMap<number, Items> {
  const pages = kept.read()?.find(isOf(of))?.pages ?? [];
  const some = pages.filter(({ hasArrived = false }) => hasArrived === isArrived);
  return new Map(some.map(({ page, items }) => [page, items.map(withoutGaps)]));
}

function withoutGaps({ who, place, ...item }: z.infer<typeof itemSchema>): TranscriptItem {
  return { ...item, ...(who !== undefined && { who }), ...(place && { place }) };
}

/** Keeps pages, of the newest few texts; without any its text goes. Returns whether the browser has done so. */
export function keepText(
  { uid, transcriptId, base }: TextOf,
  pages: ReadonlyMap<number, Items>,
  unworded: ReadonlyMap<number, Items> = new Map(),
): boolean {
  const others = (kept.read() ?? []).filter((each) => !isOf({ uid, transcriptId })(each));
  const arrived = [...unworded].filter(([page]) => !pages.has(page));
  const own = [
    ...[...pages].map(([page, items]) => ({ page, items })),
    ...arrived.map(([page, items]) => ({ page, items, hasArrived: true })),
  ];
  const all = [
    ...(own.length === 0 ? [] : [{ uid, transcriptId, ...(base !== undefined && { base }), pages: own }]),
    ...others,
  ].slice(0, MOST);
  return kept.keep(all.length === 0 ? undefined : all);
}
