import { LIMITS } from '@rawi/model/limits';
import { TRANSCRIPT_KINDS } from '@rawi/model/transcripts/transcript-kinds';
import { pageBoxSchema } from '@rawi/model/truth/chapter-panels';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { z } from '@rawi/model/zod';
import { keptJson } from '../../core/device/device-store.ts';
import type { Items } from './edit-text.ts';

/** Pages of texts that were typed here and have not arrived: they survive a reload, a lost network and an ended session. */

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
  pages: z.array(
    z.object({ page: z.int().min(1).max(LIMITS.pdfPages.max), items: z.array(itemSchema).readonly() }),
  ),
});

const kept = keptJson('localStorage', 'texts', (value) => z.array(textSchema).safeParse(value).data);

/** Whose text, and which. */
export interface TextOf {
  readonly uid: string;
  readonly transcriptId: string;
}

const isOf =
  ({ uid, transcriptId }: TextOf) =>
  (each: TextOf) =>
    each.uid === uid && each.transcriptId === transcriptId;

/** The pages of a text that have not arrived, by their numbers from 1. */
export function readKeptText(of: TextOf): ReadonlyMap<number, Items> {
  const pages = kept.read()?.find(isOf(of))?.pages ?? [];
  return new Map(pages.map(({ page, items }) => [page, items.map(withoutGaps)]));
}

function withoutGaps({ who, place, ...item }: z.infer<typeof itemSchema>): TranscriptItem {
  return { ...item, ...(who !== undefined && { who }), ...(place && { place }) };
}

/** Keeps pages, of the newest few texts; without any its text goes. Returns whether the browser has done so. */
export function keepText({ uid, transcriptId }: TextOf, pages: ReadonlyMap<number, Items>): boolean {
  const others = (kept.read() ?? []).filter((each) => !isOf({ uid, transcriptId })(each));
  const own = [...pages].map(([page, items]) => ({ page, items }));
  const all = [...(own.length === 0 ? [] : [{ uid, transcriptId, pages: own }]), ...others].slice(0, MOST);
  return kept.keep(all.length === 0 ? undefined : all);
}
