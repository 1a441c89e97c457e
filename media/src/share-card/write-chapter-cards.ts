import type { Locale } from '@rawi/model/lists/locales';
import type { Job } from '../distill/messages.ts';
import { runDistiller } from '../distill/run-distiller.ts';

export interface ChapterCardsOptions extends Omit<Extract<Job, { kind: 'chapterCards' }>, 'kind'> {
  /** `distiller.ts`, bundled. */
  readonly program: URL;
}

/**
 * Draws the pictures that are shared of a chapter in a process of its own, as `writeShareCards` does those of a comic. Returns in which
 * languages there is one.
 */
export async function writeChapterCards({
  program,
  ...job
}: ChapterCardsOptions): Promise<readonly Locale[]> {
  let locales: readonly Locale[] | undefined;
  await runDistiller({
    program,
    job: { kind: 'chapterCards', ...job },
    quietSeconds: 30,
    onMessage(message) {
      if (message.kind === 'cards') locales = message.locales;
    },
  });
  if (!locales) throw new Error('The process that draws cards drew none.');
  return locales;
}
