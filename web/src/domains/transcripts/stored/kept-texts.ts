import { LIMITS } from '@rawi/model/limits';
import { TRANSCRIPT_KINDS } from '@rawi/model/transcripts/transcript-kinds';
import { pageBoxSchema } from '@rawi/model/truth/chapter-panels';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { z } from '@rawi/model/zod';
import { keptJson } from '../../../core/device/device-store.ts';
import { areSameItems, type Items } from '../edit-text.ts';

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
  /** Whose pages they are, of several tabs; absent of texts of before. */
  editor: z.string().optional(),
  pages: z.array(
    z.object({
      page: z.int().min(1).max(LIMITS.pdfPages.max),
      items: z.array(itemSchema).readonly(),
      /** Whether its words have arrived. */
      hasArrived: z.boolean().optional(),
      /** What was stored when it was typed, with nothing in it where nothing was; absent where that is not known. */
      over: z
        .object({ edit: z.string().optional(), items: z.array(itemSchema).readonly().optional() })
        .optional(),
      /** The writes of it that were tried, since their answers may have been lost. */
      tried: z.array(z.string()).optional(),
    }),
  ),
});

const kept = keptJson('localStorage', 'texts', (value) => z.array(textSchema).safeParse(value).data);

type KeptText = z.infer<typeof textSchema>;
type KeptPage = KeptText['pages'][number];

/** Whose text, and which. */
export interface TextOf {
  readonly uid: string;
  readonly transcriptId: string;
  /** The file that readers had when it was typed; absent where they had none. */
  readonly base?: string | undefined;
  /** Of several tabs that write it each keeps its own. */
  readonly editor: string;
}

/** A page as it was stored when it was written over here; without items where it was not. */
export interface Over {
  readonly edit?: string | undefined;
  readonly items?: Items | undefined;
}

/** What is kept of a text. */
export interface KeptPages {
  /** Pages that have not arrived, by their numbers from 1. */
  readonly pages: ReadonlyMap<number, Items>;
  /** Pages whose words have, with the lines that have none yet. */
  readonly unworded: ReadonlyMap<number, Items>;
  /** What those that have not arrived were typed over, as far as it is known. */
  readonly overs: ReadonlyMap<number, Over>;
  /** Of those that have not arrived, the writes that may have. */
  readonly tried: ReadonlyMap<number, readonly string[]>;
}

const isOf =
  ({ uid, transcriptId }: Pick<TextOf, 'uid' | 'transcriptId'>) =>
  (each: KeptText) =>
    each.uid === uid && each.transcriptId === transcriptId;

const isOlder = (of: TextOf) => (each: KeptText) => isOf(of)(each) && each.base !== of.base;

const isTyped = ({ hasArrived = false }: KeptPage): boolean => !hasArrived;

const itemsIn = (pages: readonly KeptPage[]): ReadonlyMap<number, Items> =>
  new Map(pages.map(({ page, items }) => [page, items.map(withoutGaps)]));

function withoutGaps({ who, place, ...item }: z.infer<typeof itemSchema>): TranscriptItem {
  return { ...item, ...(who !== undefined && { who }), ...(place && { place }) };
}

/** The pages of a text that were typed over another file than readers have now, and have not arrived. */
export function readOlder(of: TextOf): ReadonlyMap<number, Items> {
  const older = (kept.read() ?? []).filter((each) => isOlder(of)(each));
  // The newest of each, which come first.
  return itemsIn(older.flatMap(({ pages }) => pages.filter(isTyped)).toReversed());
}

/** Keeps no longer what was typed over another file, where a page says just this: it was brought back, or is there already. */
export function forgetOlder(of: TextOf, pages: ReadonlyMap<number, Items>): void {
  const isLeft = ({ page, items }: KeptPage) => {
    const back = pages.get(page);
    return back === undefined || !areSameItems(items.map(withoutGaps), back);
  };
  keepAll(
    (kept.read() ?? []).map((each) =>
      isOlder(of)(each) ? { ...each, pages: each.pages.filter(isLeft) } : each,
    ),
  );
}

/**
 * Has an editor go on with what others have kept of its text, as a tab that was closed without a network. Where two have kept the same page
 * the second waits for the next.
 */
export function takeKept(of: TextOf): KeptPages {
  const all = kept.read() ?? [];
  const isSame = (each: KeptText) => isOf(of)(each) && each.base === of.base;
  const taken = new Map<number, KeptPage>();
  const rest = all.map((each) => {
    if (!isSame(each)) return each;
    const left = each.pages.filter(({ page }) => taken.has(page));
    for (const page of each.pages) if (!taken.has(page.page)) taken.set(page.page, page);
    return { ...each, pages: left };
  });
  const own = [...taken.values()];
  if (own.length > 0) keepAll([ownText(of, own), ...rest]);
  return {
    pages: itemsIn(own.filter(isTyped)),
    unworded: itemsIn(own.filter((page) => !isTyped(page))),
    overs: new Map(
      own.flatMap(({ page, over }) =>
        over ? [[page, { edit: over.edit, items: over.items?.map(withoutGaps) }] as const] : [],
      ),
    ),
    tried: new Map(own.flatMap(({ page, tried }) => (tried ? [[page, tried] as const] : []))),
  };
}

/** Keeps what an editor has; what others keep of the same text stays, whichever file they began with. Returns whether the browser has done so. */
export function keepText(of: TextOf, { pages, unworded, overs, tried }: KeptPages): boolean {
  const own = [
    ...[...pages].map(([page, items]) => {
      const [over, edits = []] = [overs.get(page), tried.get(page)];
      return {
        page,
        items,
        ...(over && { over: { ...over, items: over.items && [...over.items] } }),
        ...(edits.length > 0 && { tried: [...edits] }),
      };
    }),
    ...[...unworded]
      .filter(([page]) => !pages.has(page))
      .map(([page, items]) => ({ page, items, hasArrived: true })),
  ];
  const others = (kept.read() ?? [])
    .filter((each) => !isOf(of)(each) || each.editor !== of.editor)
    // Nobody goes on with lines without words over another file.
    .map((each) => (isOlder(of)(each) ? { ...each, pages: each.pages.filter(isTyped) } : each));
  return keepAll([ownText(of, own), ...others]);
}

/** Keeps nothing of a text any more. */
export const forgetText = (of: TextOf): void =>
  void keepAll((kept.read() ?? []).filter((each) => !isOf(of)(each)));

const ownText = ({ uid, transcriptId, base, editor }: TextOf, pages: KeptText['pages']): KeptText => ({
  uid,
  transcriptId,
  ...(base !== undefined && { base }),
  editor,
  pages,
});

/** The newest few texts. */
function keepAll(texts: readonly KeptText[]): boolean {
  const some = texts.filter(({ pages }) => pages.length > 0);
  const nameOf = ({ uid, transcriptId }: KeptText) => `${uid} ${transcriptId}`;
  const newest = new Set([...new Set(some.map(nameOf))].slice(0, MOST));
  const left = some.filter((each) => newest.has(nameOf(each)));
  return kept.keep(left.length === 0 ? undefined : left);
}
