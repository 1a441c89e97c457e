import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardFile } from '@rawi/media/share-card/card-file';
import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterCards } from '../publishing/chapter-cards.ts';

/** What draws a chapter's pictures for sharing, without any picture in them. */
export const blankCards =
  (locales: readonly Locale[]): ChapterCards['draw'] =>
  async ({ folder }) => {
    for (const locale of locales) await writeFile(join(folder, cardFile(locale)), 'a card');
    return locales;
  };
