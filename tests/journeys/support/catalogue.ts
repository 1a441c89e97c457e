import { REAL_COMICS } from '@rawi/import/testing/sample-folder';
import type { BlogCard, BlogsPayload } from '@rawi/model/pages/blog-payloads';
import type { ComicCard } from '@rawi/model/pages/cards';
import type { ChapterPayload, ComicPayload, HomePayload } from '@rawi/model/pages/pages';
import { decideShowing, VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
} from 'firebase/firestore/lite';
import { FIRESTORE, PROJECT } from './environment.ts';

/** What is in the site, read as any visitor may. */

const [host = '', port] = FIRESTORE.split(':');
const database = getFirestore(initializeApp({ projectId: PROJECT, apiKey: 'journeys' }));
connectFirestoreEmulator(database, host, Number(port));

const DRAWN_IMPORT = 'Salt & Sand';

/** The comic that `import-comic.ts` brings in. */
export const SERIES_OF_IMPORT = REAL_COMICS === undefined ? DRAWN_IMPORT : 'Pepper&Carrot';

/** What `npm run import` brought in: the backend tests leave the drawn comic in the site also where real ones are. */
const IMPORTED: ReadonlySet<string> = new Set([SERIES_OF_IMPORT, DRAWN_IMPORT]);

async function payload(pageId: string): Promise<unknown> {
  const snapshot = await getDoc(doc(database, 'pages', pageId));
  if (!snapshot.exists()) throw new Error(`The site has no page ${pageId}.`);
  return snapshot.get('payload');
}

export const readHome = async () => (await payload('home')) as HomePayload;
export const readComic = async (slug: string) => (await payload(`comic_${slug}`)) as ComicPayload;
export const readChapter = async (id: string) => (await payload(`chapter_${id}`)) as ChapterPayload;

/** The articles in a language, the newest first. */
export async function articlesIn(locale: 'en' | 'ar'): Promise<readonly BlogCard[]> {
  const { articles } = (await payload('blogs')) as BlogsPayload;
  return articles.filter(({ texts }) => texts[locale]);
}

/** A comic that the home page shows, with a first chapter in both languages that begins with its page. */
export async function comicOf(kind: 'seeded' | 'imported'): Promise<ComicCard> {
  const { latest } = await readHome();
  const found = latest.find(
    ({ series, firstChapter, ageRating }) =>
      decideShowing({ ageRating }, VISITORS_WISH).opens === 'freely' &&
      (kind === 'imported' ? series === SERIES_OF_IMPORT : !IMPORTED.has(series)) &&
      firstChapter.en &&
      firstChapter.ar,
  );
  if (found === undefined) throw new Error(`The home page shows no ${kind} comic in both languages.`);
  return found;
}

/** The first chapter of a comic in an interface language. */
export async function firstChapterOf(comic: ComicCard, locale: 'en' | 'ar'): Promise<ChapterPayload> {
  const first = comic.firstChapter[locale];
  if (first === undefined) throw new Error(`${comic.slug} has no chapter in ${locale}.`);
  return readChapter(first.id);
}

/** Journeys beside this one publish chapters of the same comics and take them away again, numbered from here on. */
const FROM_JOURNEYS = 70;

/** The last chapter of a comic in a language that stays, as the comic's page names it, and its translator. */
export function lastOfComic({ slug, chapters, translators }: ComicPayload, locale: 'en' | 'ar') {
  const row = chapters.findLast(({ language, number }) => language === locale && number < FROM_JOURNEYS);
  const translator = translators.find(({ id }) => id === row?.translator?.id);
  if (!row || !translator) throw new Error(`${slug} has no chapter by anybody in ${locale}.`);
  return { row, translator };
}

/** A chapter, of any comic, for which `matches` holds, and which begins with its page and not with a notice. */
export async function findChapter(matches: (chapter: ChapterPayload) => boolean): Promise<ChapterPayload> {
  // The rules let a visitor list 50 at most; the demonstration catalogue has fewer.
  const comics = await getDocs(query(collection(database, 'comics'), limit(50)));
  for (const comic of comics.docs) {
    const slug: unknown = comic.get('slug');
    if (typeof slug !== 'string') continue;
    for (const { id } of (await readComic(slug)).chapters) {
      const chapter = await readChapter(id);
      if (opensFreely(chapter) && matches(chapter)) return chapter;
    }
  }
  throw new Error('No chapter of the catalogue is like that.');
}

function opensFreely(chapter: ChapterPayload): boolean {
  const rated = ({ ageRating, contentNotes = [] }: Pick<ChapterPayload, 'ageRating' | 'contentNotes'>) => ({
    ageRating,
    contentNotes: contentNotes.map(({ id }) => id),
  });
  return decideShowing(rated(chapter.comic), VISITORS_WISH, rated(chapter)).opens === 'freely';
}
