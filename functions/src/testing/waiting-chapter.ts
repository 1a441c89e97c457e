import { sampleChapter } from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';

/** What a chapter waits for. */
export type Waiting = Pick<Chapter, 'shareCards'> | Pick<Chapter, 'panelsFile'>;

const folder = 'public/x-0';
export const WAITING_PAGE = `${folder}/1-8.webp`;

/** A chapter as it is stored, with one page, that waits for something. */
export function waitingChapter(comicId: string, waiting: Waiting): Chapter {
  const manifest = { folder, widths: [800], images: ['8x12#000000'], panels: [] };
  const { id: _, ...chapter } = sampleChapter(comicId, { comicId, manifest, ...waiting });
  return chapter;
}
