import { mapVariants } from '../text/localized.ts';
import type { Comic } from '../truth/comic.ts';
import type { HomePayload } from './pages.ts';

/** How home opens on a comic: by interface language, the first panels of its first chapter, where that has any. */
export function homeOpening({ firstChapter }: Comic): NonNullable<HomePayload['opening']> {
  const openings = mapVariants(firstChapter, ({ id, opening }) => opening && { chapter: id, ...opening });
  return mapVariants(openings, (opening) => opening);
}
