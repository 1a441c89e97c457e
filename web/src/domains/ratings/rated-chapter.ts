import type { ChapterPayload, ChapterRow, ComicPayload } from '@rawi/model/pages/pages';

/** What a chapter's page says about it and its comic. */
export interface RatedChapter extends Pick<ChapterPayload, 'id' | 'ageRating' | 'contentNotes'> {
  readonly comic: Pick<ChapterPayload['comic'], 'id' | 'ageRating' | 'contentNotes'>;
}

/** A chapter as the page of its comic has it. */
export function ratedRow(
  comic: ComicPayload,
  { id, ageRating, contentNotes = [] }: ChapterRow,
): RatedChapter {
  const notes = comic.chapterNotes?.filter((note) => contentNotes.some((own) => own === note.id));
  return { id, ageRating, contentNotes: notes, comic };
}
