import { LOCALES, type Locale } from '../lists/locales.ts';
import { mapLocalized } from '../text/localized.ts';
import type { Blog } from '../truth/blog.ts';
import type { BlogCard } from './blog-payloads.ts';
import { inParts } from './in-parts.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import { parseArticle } from './parse-article.ts';

/** An article without what its own page alone shows. */
export type ListedBlog = Pick<Blog, 'texts' | 'category' | 'featured' | 'picture' | 'publishedAt'> & {
  readonly slug: string;
};

/** An article of the truth; its slug is its id. */
export type BlogDocument = Blog & { readonly slug: string };

/** An article as a list shows it. */
export function buildBlogCard({
  slug,
  texts,
  category,
  featured,
  picture,
  publishedAt,
}: ListedBlog): BlogCard {
  return { slug, texts, category, featured, picture, publishedAt: publishedAt.toISOString() };
}

/** The list of all articles, the newest first, and its further parts in their order. */
export function buildBlogsPages(blogs: readonly ListedBlog[]): readonly PageDocument[] {
  const cards = blogs.toSorted(compareNewest).map(buildBlogCard);
  const [articles = [], ...further] = inParts(cards, PAGE_LIMITS.blogPage.articles);
  const parts = 1 + further.length;
  return [
    pageDocument({ version: PAGE_VERSION, kind: 'blogs', payload: { articles, parts } }),
    ...further.map((part) =>
      pageDocument({ version: PAGE_VERSION, kind: 'blogsPart', payload: { articles: part } }),
    ),
  ];
}

/**
 * An article's page. `others` holds at least the newest of its category and of all in each language
 * (`PAGE_LIMITS.blogPage.related` beside itself).
 */
export function buildBlogPage(blog: BlogDocument, others: readonly ListedBlog[]): PageDocument {
  const pictures = new Map(blog.pictures.map(({ name, image }) => [name, image]));
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'blog',
    payload: {
      ...buildBlogCard(blog),
      body: mapLocalized(blog.body, (markdown) => [...parseArticle(markdown, pictures).blocks]),
      credit: blog.credit,
      updatedAt: blog.updatedAt.toISOString(),
      related: relatedTo(blog, others).map(buildBlogCard),
    },
  });
}

function relatedTo(blog: BlogDocument, others: readonly ListedBlog[]): readonly ListedBlog[] {
  const inOrder = others
    .filter(({ slug }) => slug !== blog.slug)
    .toSorted((a, b) => Number(isLike(b, blog)) - Number(isLike(a, blog)) || compareNewest(a, b));
  const first = (locale: Locale) =>
    inOrder.filter(({ texts }) => texts[locale]).slice(0, PAGE_LIMITS.blogPage.related);
  const chosen = new Set(LOCALES.flatMap(first));
  return inOrder.filter((other) => chosen.has(other));
}

const isLike = (a: Pick<Blog, 'category'>, b: Pick<Blog, 'category'>) => a.category === b.category;

/** Those of one day as Firestore orders them after a day that descends: by their ids, descending. */
function compareNewest(a: ListedBlog, b: ListedBlog): number {
  return b.publishedAt.getTime() - a.publishedAt.getTime() || (a.slug < b.slug ? 1 : -1);
}
