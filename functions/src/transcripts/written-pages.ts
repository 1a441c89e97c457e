import { LIMITS } from '@rawi/model/limits';
import { placedPages, type TextPlaces } from '@rawi/model/transcripts/placed-pages';
import { type Transcript, type TranscriptItem, transcriptSchema } from '@rawi/model/truth/transcript';
import { transcriptPageSchema, unpackItems } from '@rawi/model/truth/transcript-draft';
import type { MessageCode } from '@rawi/model/validation/messages';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';

/** The pages of a draft that have a document, by their place in the chapter. */
export type WrittenPages = ReadonlyMap<number, readonly TranscriptItem[]>;

const onlyItems = transcriptPageSchema.pick({ items: true });

/**
 * The items of the pages of a draft that the chapter has; pages that it leaves out keep theirs. Throws `invalid-fields` with what is none
 * by its page and its place there (`pages.3.2`), and with each page that the file does not have (`pages.12`).
 */
export function writtenPages(docs: readonly QueryDocumentSnapshot[], places: TextPlaces): WrittenPages {
  const pages = new Map<number, readonly TranscriptItem[]>();
  const fields: Record<string, MessageCode> = {};
  const named = new Map(docs.map((each) => [Number(each.id), each.data()]));
  const { placed, beyond } = placedPages(places, named);
  for (const name of beyond.keys()) fields[`pages.${name}`] = 'invalid';
  for (const [page, data] of placed) {
    const stored = onlyItems.safeParse({ items: data['items'] });
    if (!stored.success) {
      fields[`pages.${page}`] = 'invalid';
      continue;
    }
    const { items, broken } = unpackItems(stored.data.items);
    for (const place of broken) fields[`pages.${page}.${place}`] = 'invalid';
    pages.set(page, items);
  }
  if (Object.keys(fields).length > 0) throw new CallError('invalid-fields', { fields });
  return pages;
}

/** How many pages of a text have any. */
export const pagesWithText = ({ pages }: Transcript): number =>
  pages.filter(({ items }) => items.length > 0).length;

/** A whole text: the written pages over those that there were. Undefined where no page has text any more. */
export function withWritten(
  before: Transcript | undefined,
  written: WrittenPages,
  { pageCount, language }: { readonly pageCount: number; readonly language: Transcript['language'] },
): Transcript | undefined {
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    items: [...(written.get(index + 1) ?? before?.pages[index]?.items ?? [])],
  }));
  const text = transcriptSchema.parse({ version: 1, language, pages });
  return pagesWithText(text) === 0 ? undefined : text;
}

/** The file of a text. Throws `too-large` where it is more than a chapter may have. */
export function contentOf(text: Transcript): Buffer {
  const content = Buffer.from(JSON.stringify(text));
  if (content.length > LIMITS.transcript.chapterBytes) throw new CallError('too-large');
  return content;
}
