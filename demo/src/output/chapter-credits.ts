import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDF_END_BYTES } from '@rawi/media/credits/continue-pdf';
import { CREDITS_FILES, creditsOf } from '@rawi/media/credits/credits';
import { creditsParts } from '@rawi/media/credits/write-credits';
import { CHAPTER_PDF } from '@rawi/media/distill/chapter-files';
import type { PublishedFolder } from '@rawi/media/published-folder';
import { byNamedField, COMIC_FIELDS } from '@rawi/model/lists/comic-fields';
import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import type { Chapter } from '@rawi/model/truth/chapter';
import { namedOf } from '../stories/named-of.ts';
import { PEOPLE, PUBLISHERS, TRANSLATORS } from '../stories/names.ts';
import type { Translation } from './translation.ts';

/** Where the site of `npm start` lives; the drawings know of no other. */
const SITE = 'http://127.0.0.1:5000';
const NAMES = { publisher: PUBLISHERS, person: PEOPLE, genre: KNOWN_GENRES } as const;

/** Adds what continues the copy for download in `work` by its credits; the paths are there once the folder is whole. */
export async function addCredits(
  folder: PublishedFolder,
  work: string,
  { comic, chapter, locale, translator }: Translation,
  accent: string | undefined,
): Promise<() => NonNullable<Chapter['credits']>> {
  const names = byNamedField((field) =>
    [comic[field]].flat().map((id) => namedOf(NAMES[COMIC_FIELDS[field].of], id)),
  );
  const own = {
    slug: comic.slug,
    series: comic.series,
    names: comic.arabicName === undefined ? {} : { ar: comic.arabicName },
    ...names,
  };
  const credits = creditsOf(
    own,
    {
      number: chapter.number,
      language: locale,
      title: chapter.title[locale],
      readingDirection: comic.reading[locale],
      translator: { id: translator, name: TRANSLATORS[translator]?.[locale] ?? translator },
    },
    { site: SITE, accent },
  );
  const copy = await readFile(join(work, CHAPTER_PDF));
  const parts = await creditsParts({ end: copy.subarray(-PDF_END_BYTES), bytes: copy.length }, credits);
  const partOf = (name: string, content: Buffer) => {
    folder.addContent(name, 'application/octet-stream', content);
    return () => ({ path: folder.pathOf(name), bytes: content.length });
  };
  const named = parts.named && partOf(CREDITS_FILES.named, parts.named);
  const unnamed = partOf(CREDITS_FILES.unnamed, parts.unnamed);
  return () => ({ ...(named && { named: named() }), unnamed: unnamed() });
}
