import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { LastTranslation } from '../comics/last-translation.ts';

/** The fields of a chapter that identify its translation. */
interface Translated extends Pick<ChapterPayload, 'language' | 'translator'> {
  readonly comic: Pick<ChapterPayload['comic'], 'id'>;
  readonly translations: readonly Pick<ChapterPayload['translations'][number], 'language' | 'translator'>[];
}

/**
 * The translation of the comic that a reader wants, who last read `before` and now reads `chapter`. Another
 * translator in the same language is a choice only when the previous translation has this chapter too:
 * otherwise there was no alternative, and the earlier wish stays.
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

/** The chapter with the neighbours by the wanted translator, when there are several. */
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
