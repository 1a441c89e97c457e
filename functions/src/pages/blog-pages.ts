import { LOCALES } from '@rawi/model/lists/locales';
import { buildBlogPage, buildBlogsPages } from '@rawi/model/pages/build-blog-pages';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { allBlogs, blogRef, blogsFound, newestBlogs } from '../data/blogs.ts';
import { goneArticlePage } from './gone-page.ts';

/** The list of all articles and its further parts: every article is read. */
export async function blogsPages(db: Firestore): Promise<readonly PageDocument[]> {
  return buildBlogsPages(await blogsFound(allBlogs(db)));
}

/**
 * An article's page, or that it was taken from readers: at most 17 documents are read, however many there are; undefined
 * where there was none.
 */
export async function blogPage(db: Firestore, slug: string): Promise<PageDocument | undefined> {
  const blog = (await blogRef(db, slug).get()).data();
  if (!blog) return goneArticlePage(db, slug);
  const most = PAGE_LIMITS.blogPage.related + 1;
  const found = await Promise.all(
    LOCALES.flatMap((locale) => [
      blogsFound(newestBlogs(db, locale, most, blog.category)),
      blogsFound(newestBlogs(db, locale, most)),
    ]),
  );
  const others = new Map(found.flat().map((other) => [other.slug, other]));
  return buildBlogPage({ ...blog, slug }, [...others.values()]);
}
