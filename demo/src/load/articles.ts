import type { PageTarget } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { type Localized, localizedOf, mapLocalized } from '@rawi/model/text/localized';
import { readingMinutes } from '@rawi/model/text/reading-minutes';
import { type Blog, blogSchema, languagesOf } from '@rawi/model/truth/blog';
import type { Image } from '@rawi/model/truth/schemas';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ARTICLES, type ArticleEntry } from '../stories/articles.ts';
import { CATALOGUE } from '../stories/catalogue.ts';
import { TRANSLATORS } from '../stories/names.ts';
import { readInvalidations } from './invalidate.ts';
import { articlesTakenDown } from './taken-down.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The articles about a comic, unless they are there; their pages and all that lead to them are left to the functions. */
export async function createArticles(
  firestore: Firestore,
  slug: string,
  picture: Image | undefined,
  now = new Date(),
): Promise<void> {
  const own = ARTICLES.filter((article) => article.comic === slug);
  if (own.length === 0) return;
  if (!picture) throw new Error(`${slug} has no art for its articles.`);
  const down = await articlesTakenDown(
    firestore,
    own.map((article) => article.slug),
  );
  await firestore.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...own.map((article) => firestore.doc(paths.blog(article.slug))));
    const missing = own.filter(({ slug: each }, index) => found[index]?.exists !== true && !down.has(each));
    if (missing.length === 0) return;
    const invalidate = await readInvalidations(transaction, firestore, [
      { kind: 'blogs' },
      ...ARTICLES.map((article): PageTarget => ({ kind: 'blog', id: article.slug })),
    ]);
    for (const article of missing) {
      const ref = firestore.doc(paths.blog(article.slug)) as DocumentReference<Blog>;
      transaction.set(ref, articleTruth(article, picture, now));
    }
    invalidate('all', now);
  });
}

function articleTruth(article: ArticleEntry, picture: Image, now: Date): Blog {
  const { comic, category, featured = false, author, daysAgo, words } = article;
  const names = TRANSLATORS[author];
  if (!names) throw new Error(`No translator is called ${author}.`);
  const publishedAt = new Date(now.getTime() - daysAgo * DAY);
  const texts = localizedOf({
    en: words.en && textOf(words.en, names.en, 'en'),
    ar: words.ar && textOf(words.ar, names.ar, 'ar'),
  });
  return blogSchema.parse({
    texts,
    languages: languagesOf(texts),
    body: mapLocalized(words, ({ body }) => body),
    credit: creditOf(comic),
    category,
    featured,
    picture: { en: picture },
    publishedAt,
    updatedAt: publishedAt,
  });
}

function textOf({ title, summary, body }: Words, author: string, locale: 'en' | 'ar') {
  return { title, summary, author, readMinutes: readingMinutes(body, locale) };
}
type Words = NonNullable<ArticleEntry['words']['en']>;

/** Whose picture it is: the comic's. */
function creditOf(slug: string): Localized<string> | undefined {
  const comic = CATALOGUE.find((entry) => entry.slug === slug);
  return comic && localizedOf({ en: comic.series, ar: comic.arabicName });
}
