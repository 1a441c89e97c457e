import { chapterInCredits } from '@rawi/model/text/credit-texts';
import { continuePdf } from './continue-pdf.ts';
import type { Credits } from './credits.ts';
import { drawCredits } from './draw-credits.ts';

/** The end of a copy for download, and how long all of it is. */
export interface CopyEnd {
  readonly end: Buffer;
  readonly bytes: number;
}

/** What continues a copy for download by its credits. The same copy and credits give the same bytes. */
export async function creditsPart({ end, bytes }: CopyEnd, credits: Credits): Promise<Buffer> {
  const { comic, number, title, locale, writer, artists, language, readingDirection } = credits;
  return continuePdf(end, bytes, await drawCredits(credits), {
    title: `${comic} · ${chapterInCredits(number, title, locale)}`,
    author: [...new Set([writer, ...artists])].join(', '),
    language,
    rtl: readingDirection === 'rtl',
  });
}

/** The part that names the translator, if there is one, and the part that takes its place once the name has to go. */
export async function creditsParts(
  copy: CopyEnd,
  credits: Credits,
): Promise<{ readonly named: Buffer | undefined; readonly unnamed: Buffer }> {
  const { translator, ...unnamed } = credits;
  return {
    named: translator === undefined ? undefined : await creditsPart(copy, credits),
    unnamed: await creditsPart(copy, unnamed),
  };
}
