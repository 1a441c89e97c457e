import type { Language } from '@rawi/model/lists/languages';
import type { ComicCard } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { searchKeys } from '@rawi/model/text/fold';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { markTargets } from '../../../functions/src/pages/marks.ts';
import { OF_ONE_JOURNEY, readComic } from './catalogue.ts';
import { ownersDatabase } from './owner.ts';

/** Comics and chapters of one journey only: made of what the site has, and at the end of every list. */

/** A comic of that name without chapters, which no other journey comes across. */
export async function addComic(like: ComicCard, series: string): Promise<string> {
  const database = ownersDatabase();
  const {
    firstChapter: _,
    newestChapter: __,
    ...comic
  } = comicSchema.parse(await dataAt(database, paths.comic((await readComic(like.slug)).id)));
  const id = `${OF_ONE_JOURNEY}${crypto.randomUUID()}`;
  await database.doc(paths.comic(id)).set({
    ...comic,
    slug: id,
    series,
    names: {},
    searchKeys: searchKeys([series]),
    views: 0,
    shelf: 99_999,
    languages: [],
    chapterCount: 0,
    updatedAt: Timestamp.fromMillis(0),
  });
  return id;
}

/** A chapter is published, as the site's functions would do it: its document comes, and its page is built. */
export async function publishChapter(
  like: ComicCard,
  comicId: string,
  { number, language }: { readonly number: number; readonly language: Language },
): Promise<string> {
  const database = ownersDatabase();
  const first = like.firstChapter.en;
  if (!first) throw new Error(`${like.slug} has no chapter.`);
  const chapter: Chapter = chapterSchema.parse(
    await dataAt(database, paths.chapter((await readComic(like.slug)).id, first.id)),
  );
  const id = `${comicId}-${number}-${language}`;
  const { title: _, ...rest } = chapter;
  const published = { ...rest, comicId, number, language, publishedAt: new Date(), imported: true as const };
  await database.doc(paths.chapter(comicId, id)).set(published);
  const targets = [{ kind: 'chapter', id, comicId } as const, { kind: 'comic', id: comicId } as const];
  await markTargets(database, targets, new Date());
  return id;
}

async function dataAt(database: Firestore, path: string): Promise<unknown> {
  return (await database.doc(path).get()).data();
}
