import { LIMITS } from '../limits.ts';
import { areMatches, inverseMatches, isIdentity } from '../truth/matched-pages.ts';
import type { ChapterDocument } from './chapter-link.ts';
import { compareChapters } from './chapter-order.ts';
import type { ChapterPayload } from './pages.ts';

type TranslationRow = ChapterPayload['translations'][number];

/** The other translations of a chapter's number, and which of their pages show the same as its own. */
export function translationRows(
  chapter: ChapterDocument,
  chapters: readonly ChapterDocument[],
): TranslationRow[] {
  const others = chapters.filter(({ number, id }) => number === chapter.number && id !== chapter.id);
  let room: number = LIMITS.shownMatches;
  return others.toSorted(compareChapters).map((other) => {
    const { id, language, translator, pageCount, transcript, ageRating } = other;
    const matches = room > 0 ? matchesBetween(chapter, other) : undefined;
    if (matches) room -= 1;
    return {
      id,
      language,
      ...(translator && { translator }),
      pageCount,
      ...(transcript && { transcript: transcript.path }),
      ...(ageRating && { ageRating }),
      ...(matches && { matches }),
    };
  });
}

/**
 * The matched pages of two chapters, as the first chapter's page shows them: nothing if page by page is meant. One of the
 * chapters has them; if both do, each shows its own.
 */
export function matchesBetween(chapter: ChapterDocument, other: ChapterDocument): number[] | undefined {
  const said = saidOf(chapter, other) ?? inverseOf(saidOf(other, chapter), chapter.pageCount);
  if (!said) return undefined;
  return chapter.pageCount === other.pageCount && isIdentity(said, chapter.pageCount) ? undefined : said;
}

/** The matches that a chapter has for another one, as far as they are of the files that both have now. */
function saidOf({ reading, pageCount }: ChapterDocument, other: ChapterDocument): number[] | undefined {
  const pages = reading?.matches?.find(({ chapterId }) => chapterId === other.id)?.pages;
  return pages && areMatches(pages, pageCount, other.pageCount) ? [...pages] : undefined;
}

function inverseOf(matches: readonly number[] | undefined, pageCount: number): number[] | undefined {
  return matches && inverseMatches(matches, pageCount);
}
