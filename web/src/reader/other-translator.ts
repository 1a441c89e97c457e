import type { ChapterPayload } from '@rawi/model/pages/pages';

/** Who translated a neighbouring chapter, where that is somebody else than before: then the reader is told. */
export function otherTranslator(
  { translator }: Pick<ChapterPayload, 'translator'>,
  neighbour: Pick<NonNullable<ChapterPayload['next']>, 'translator'>,
): string | undefined {
  return neighbour.translator?.id === translator?.id ? undefined : neighbour.translator?.name;
}
