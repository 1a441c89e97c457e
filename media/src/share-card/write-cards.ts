import type { Locale } from '@rawi/model/lists/locales';
import { runDistiller } from '../distill/run-distiller.ts';
import type { ComicNames } from './comic-cards.ts';

export interface CardsOptions {
  /** `distiller.ts`, bundled. */
  readonly program: URL;
  /** A file of the disk with a cover of ours, and the colour that covers most of it. */
  readonly cover: string;
  readonly accent?: string | undefined;
  /** An existing folder for the cards. */
  readonly folder: string;
  readonly comic: ComicNames;
}

/**
 * Draws the pictures that are shared of a comic in a process of its own, which has the fonts and the canvas that a function
 * has not, and writes them into the folder (`cardFile`). Returns in which languages there is one.
 */
export async function writeShareCards(options: CardsOptions): Promise<readonly Locale[]> {
  const { program, cover, accent, folder, comic } = options;
  let locales: readonly Locale[] | undefined;
  await runDistiller({
    program,
    job: { kind: 'cards', cover, ...(accent !== undefined && { accent }), folder, ...comic },
    quietSeconds: 30,
    onMessage(message) {
      if (message.kind === 'cards') locales = message.locales;
    },
  });
  if (!locales) throw new Error('The process that draws cards drew none.');
  return locales;
}
