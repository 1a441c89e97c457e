import { slugOf } from '@rawi/model/text/slugify';
import { chapterIdOf } from '@rawi/model/truth/chapter-id';
import type { PreparedChapter, PreparedComic } from './prepare-comic.ts';
import type { ExistingComic } from './site-truth.ts';

/**
 * The plain id belongs to the translator who has it in the site, else to the first in the catalogue; other
 * translators of the same number and language have their name in the id.
 */
export function chaptersWithIds(
  { entry, chapters }: PreparedComic,
  { comic, chapters: existing }: ExistingComic,
): { readonly id: string; readonly prepared: PreparedChapter }[] {
  const slug = comic?.slug ?? entry.slug;
  const owners = new Map([...existing].map(([id, chapter]) => [id, chapter.translator?.id]));
  return chapters.map((prepared) => {
    const { number, language, translator } = prepared.chapter;
    const translatorId = translator === undefined ? undefined : slugOf(translator);
    const plain = chapterIdOf(slug, number, language);
    if (!owners.has(plain)) owners.set(plain, translatorId);
    const id =
      owners.get(plain) === translatorId
        ? plain
        : chapterIdOf(slug, number, language, translatorId ?? 'anonymous');
    return { id, prepared };
  });
}
