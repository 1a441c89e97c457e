import type { Language } from '@rawi/model/lists/languages';
import type { Position } from '../library/own.ts';
import type { ReadEntry } from './entry.ts';

/** What “Continue” means in a comic: decided here alone, for every place that offers it. Pure. */

/** A chapter of a comic, as far as it is known. */
export interface KnownChapter {
  readonly id: string;
  readonly number: number;
  readonly language: Language;
  readonly translator?: { readonly id: string; readonly name: string } | undefined;
  /** It is not by the translator of the chapter before; said where the translators are not known. */
  readonly isByAnother?: true;
  /** Nothing followed it in any language when it was read. */
  readonly wasLast?: true;
}

export interface KnownComic {
  /** Chapters known from anywhere, those that a reader prefers first; several may be about one chapter. */
  readonly chapters: readonly KnownChapter[];
  /** When these were all of its chapters, in milliseconds since the epoch. */
  readonly wholeAt?: number | undefined;
  readonly positionOf: (chapterId: string) => Position | undefined;
  /** The translation that the reader has chosen, if it is known. */
  readonly wanted?: { readonly language: Language; readonly translator?: string } | undefined;
  /** Ids of chapters that readers have no more. */
  readonly removed?: ReadonlySet<string>;
}

export type WhatsNext =
  /** Within a chapter: its page, of how many. */
  | {
      readonly kind: 'place';
      readonly chapter: KnownChapter;
      readonly page: number;
      readonly pageCount: number;
    }
  /** The next chapter, from its beginning or at the page where it was left; `other`: what is another there. */
  | {
      readonly kind: 'next';
      readonly chapter: KnownChapter;
      readonly page?: number | undefined;
      readonly other?: 'language' | 'translator' | undefined;
    }
  /** Everything that there was has been read. */
  | { readonly kind: 'caughtUp'; readonly chapter: KnownChapter }
  /** The chapter was finished, and what follows it is not known. */
  | { readonly kind: 'unknown'; readonly chapter: KnownChapter };

interface Read {
  readonly chapter: KnownChapter;
  readonly position: Position;
}

/**
 * What a person continues with in a comic; undefined if they have read nothing of it. A chapter that was left
 * is continued where it was left. After a finished one comes the nearest later number that is not finished: in
 * its language, by the translator whom the person reads; else by another; else in another language. A chapter
 * that is read once more is returned to only where nothing else is left.
 */
export function whatsNext(comic: KnownComic): WhatsNext | undefined {
  const known = merged(comic.chapters);
  const read = known.flatMap((chapter) => {
    const position = comic.positionOf(chapter.id);
    return position ? [{ chapter, position }] : [];
  });
  const [last] = read.toSorted((a, b) => b.position.readAt - a.position.readAt);
  if (!last) return undefined;
  const isRemoved = ({ id }: KnownChapter) => comic.removed?.has(id) === true;
  const { chapter, position } = last;
  const here = isRemoved(chapter) ? undefined : ({ kind: 'place', chapter, ...spotOf(position) } as const);
  if (here && !position.finished) return here;
  const next = nextUnread(
    known.filter((each) => !isRemoved(each)),
    read,
    chapter,
    comic.wanted,
  );
  if (next) return { ...next, page: comic.positionOf(next.chapter.id)?.page };
  if (here && position.page < position.pageCount) return here;
  const isEnd = (comic.wholeAt ?? 0) >= position.readAt || furthest(known, chapter).wasLast === true;
  return { kind: isEnd ? 'caughtUp' : 'unknown', chapter };
}

const spotOf = ({ page, pageCount }: Position) => ({ page, pageCount });

/** Each chapter once, with all that is known of it, in the order of its first mention. */
function merged(chapters: readonly KnownChapter[]): readonly KnownChapter[] {
  const byId = new Map<string, KnownChapter>();
  for (const chapter of chapters) byId.set(chapter.id, { ...byId.get(chapter.id), ...chapter });
  return [...byId.values()];
}

function nextUnread(
  known: readonly KnownChapter[],
  read: readonly Read[],
  after: KnownChapter,
  wanted: KnownComic['wanted'],
): Pick<Extract<WhatsNext, { kind: 'next' }>, 'kind' | 'chapter' | 'other'> | undefined {
  // A number with several translations counts as read once one of them in its language was finished.
  const finished = new Set(
    read.filter(({ position }) => position.finished).map(({ chapter }) => numberIn(chapter)),
  );
  const later = known.filter((each) => each.number > after.number && !finished.has(numberIn(each)));
  const own = later.filter(({ language }) => language === after.language);
  const from = own.length > 0 ? own : later;
  const number = Math.min(...from.map((each) => each.number));
  const candidates = from.filter((each) => each.number === number);
  const translator = translatorRead(after, wanted);
  const preferred = candidates.find((each) => each.translator?.id === translator);
  const chapter = (translator !== undefined && preferred) || candidates[0];
  if (!chapter) return undefined;
  if (chapter.language !== after.language) return { kind: 'next', chapter, other: 'language' };
  return { kind: 'next', chapter, other: isByOther(chapter, translator) ? 'translator' : undefined };
}

const numberIn = ({ language, number }: KnownChapter) => `${language} ${number}`;

function translatorRead(after: KnownChapter, wanted: KnownComic['wanted']): string | undefined {
  const chosen = wanted?.language === after.language ? wanted.translator : undefined;
  return chosen ?? after.translator?.id;
}

function isByOther({ translator, isByAnother }: KnownChapter, read: string | undefined): boolean {
  if (translator === undefined || read === undefined) return isByAnother === true;
  return translator.id !== read;
}

/** The last of the known chapters from this one on. */
function furthest(known: readonly KnownChapter[], from: KnownChapter): KnownChapter {
  return known.reduce((last, each) => (each.number > last.number ? each : last), from);
}

/** What a history says of the chapters of a comic: those that were read, and those that follow them. */
export function chaptersInHistory(entries: readonly ReadEntry[]): readonly KnownChapter[] {
  return entries.flatMap(({ chapterId, number, language, next }) => [
    { id: chapterId, number, language, ...(next === null && { wasLast: true as const }) },
    ...(next
      ? [
          {
            id: next.chapterId,
            number: next.number,
            language: next.language,
            ...(next.byAnother && { isByAnother: next.byAnother }),
          },
        ]
      : []),
  ]);
}

/** The position that a history entry has, as the library has it. */
export function positionOfEntry({ page, pageCount, fraction, finished, readAt }: ReadEntry): Position {
  return { page, pageCount, fraction, finished, readAt: Date.parse(readAt) };
}
