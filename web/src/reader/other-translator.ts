import type { ChapterPayload } from '@rawi/model/pages/pages';

/**
 * The translator of a neighbouring chapter if it differs from this chapter's, so that the reader can be
 * informed.
 */
export function otherTranslator(
  { translator }: Pick<ChapterPayload, 'translator'>,
  neighbour: Pick<NonNullable<ChapterPayload['next']>, 'translator'>,
): string | undefined {
  return neighbour.translator?.id === translator?.id ? undefined : neighbour.translator?.name;
}
