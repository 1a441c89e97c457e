import type { ChapterPayload } from '@rawi/model/pages/pages';

/** What a chapter's page says about it and its comic. */
export interface RatedChapter extends Pick<ChapterPayload, 'id' | 'ageRating' | 'contentNotes'> {
  readonly comic: Pick<ChapterPayload['comic'], 'id' | 'ageRating' | 'contentNotes'>;
}
