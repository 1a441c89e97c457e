import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { LastTranslation } from '../comics/last-translation.ts';

/** What a chapter says of its translation. */
interface Translated extends Pick<ChapterPayload, 'language' | 'translator'> {
  readonly comic: Pick<ChapterPayload['comic'], 'id'>;
  readonly translations: readonly Pick<ChapterPayload['translations'][number], 'language' | 'translator'>[];
}

/**
 * Which translation of the comic a reader wants, who read `before` last and now reads `chapter`. Another translator in the same
 * language is a choice only where the one before has this chapter as well: else there was none to be had, and the wish stays.
 */
export function wantedTranslation(before: LastTranslation | undefined, chapter: Translated): LastTranslation {
  const { comic, language, translator, translations } = chapter;
  const read = { comicId: comic.id, language, ...(translator && { translator: translator.id }) };
  if (before?.translator === undefined || before.language !== language) return read;
  const isHere = translations.some(
    (each) => each.language === language && each.translator?.id === before.translator,
  );
  return isHere || before.translator === translator?.id ? read : before;
}

/** The chapter with those neighbours that the wanted translator has made, where there are several. */
export function withPreferredNeighbours(chapter: ChapterPayload, wanted: LastTranslation): ChapterPayload {
  const { previous, next } = chapter;
  const preferred = <T extends NonNullable<ChapterPayload['previous']>>(neighbour: T): T => {
    const own = neighbour.others?.find(({ translator }) => translator?.id === wanted.translator);
    return wanted.translator !== undefined && own ? { ...neighbour, title: undefined, ...own } : neighbour;
  };
  if (!previous?.others && !next?.others) return chapter;
  return {
    ...chapter,
    ...(previous && { previous: preferred(previous) }),
    ...(next && { next: preferred(next) }),
  };
}
