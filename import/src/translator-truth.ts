import type { TruthChange } from '@rawi/model/pages/pages-showing';
import { paths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import { levelOf } from '@rawi/model/truth/level';
import { newTranslator, type Translator, translatorSchema } from '@rawi/model/truth/translator';
import type { Firestore } from 'firebase-admin/firestore';
import type { ComicTruth } from './comic-truth.ts';
import { type DocumentWrite, withStated, writeOf } from './document-write.ts';
import { chaptersBy, type ExistingComic, existingTranslator } from './site-truth.ts';

/**
 * The translators whom the chapters of a comic name, as they are after an import of it. Who is not there yet comes with
 * their name and the languages of these chapters, so that they have a page and can be followed; of who is there already
 * only the number of chapters changes, and the level with it.
 */
export async function translatorChanges(
  firestore: Firestore,
  { chapters }: ComicTruth,
  existing: ExistingComic,
): Promise<{ readonly writes: DocumentWrite[]; readonly changes: TruthChange[] }> {
  const after = new Map([...existing.chapters, ...chapters.map(({ id, chapter }) => [id, chapter] as const)]);
  const writes: DocumentWrite[] = [];
  const changes: TruthChange[] = [];
  for (const [translatorId, own] of byTranslator(after.values())) {
    const before = await existingTranslator(firestore, translatorId);
    const there = (await chaptersBy(firestore, translatorId).count().get()).data().count;
    const counted = [...existing.chapters.values()].filter(
      ({ translator }) => translator?.id === translatorId,
    );
    const known = before ?? translatorOf(own);
    const publishedChapters = there - counted.length + own.length;
    const stated = { publishedChapters, level: levelOf({ ...known, publishedChapters }) };
    const translator = translatorSchema.parse(withStated(known, stated));
    changes.push({ of: 'translator', translatorId, before, after: translator });
    writes.push(...writeOf(paths.translator(translatorId), before, translator, stated));
  }
  return { writes, changes };
}

function byTranslator(chapters: Iterable<Chapter>): Map<string, Chapter[]> {
  const found = new Map<string, Chapter[]>();
  for (const chapter of chapters) {
    if (!chapter.translator) continue;
    const { id } = chapter.translator;
    found.set(id, [...(found.get(id) ?? []), chapter]);
  }
  return found;
}

/** A new translator, of whom only these chapters are known. */
function translatorOf(chapters: readonly Chapter[]): Translator {
  return newTranslator(
    chapters[0]?.translator?.name ?? '',
    chapters.map(({ language }) => language),
  );
}
