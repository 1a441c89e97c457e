import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { CREDIT_LABELS, chapterInCredits } from '@rawi/model/text/credit-texts';
import { continuePdf } from './continue-pdf.ts';
import type { Credits } from './credits.ts';
import { drawCredits } from './draw-credits.ts';
import type { PdfProperties } from './pdf-properties.ts';

/** The end of a copy for download, and how long all of it is. */
export interface CopyEnd {
  readonly end: Buffer;
  readonly bytes: number;
}

/** What continues a copy for download by its credits. The same copy and credits give the same bytes. */
export async function creditsPart({ end, bytes }: CopyEnd, credits: Credits): Promise<Buffer> {
  return continuePdf(end, bytes, await drawCredits(credits), propertiesOf(credits));
}

/** What a copy says of itself by its credits. Some of them are not known everywhere. */
export type PropertyCredits = Pick<
  Credits,
  'locale' | 'comic' | 'number' | 'title' | 'language' | 'writer' | 'artists' | 'readingDirection'
> &
  Partial<Pick<Credits, 'translator' | 'publisher'>>;

/** What continues a copy for download by what it says of itself, without a page. */
export function propertiesPart({ end, bytes }: CopyEnd, credits: PropertyCredits): Buffer {
  return continuePdf(end, bytes, undefined, propertiesOf(credits));
}

function propertiesOf(credits: PropertyCredits): PdfProperties {
  const { comic, number, title, locale, writer, artists, publisher, translator, language } = credits;
  const chapter = chapterInCredits(number, title, locale);
  return {
    title: `${comic} · ${chapter} (${LANGUAGE_NAMES[language][locale]})`,
    authors: [...new Set([writer, ...artists])],
    ...(translator !== undefined && {
      translator,
      subject: `${CREDIT_LABELS.translation[locale]}: ${translator}`,
    }),
    publisher,
    language,
    readingDirection: credits.readingDirection,
  };
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
