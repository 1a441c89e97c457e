import type { Locale } from '@rawi/model/lists/locales';
import type { ListedBlog } from '@rawi/model/pages/build-blog-pages';
import { paths } from '@rawi/model/paths';
import { type Blog, blogSchema } from '@rawi/model/truth/blog';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(blogSchema);

export function blogRef(db: Firestore, slug: string): DocumentReference<Blog> {
  return db.doc(paths.blog(slug)).withConverter(converter);
}

/** All articles. */
export function allBlogs(db: Firestore): Query<Blog> {
  return db.collection(paths.blogs()).withConverter(converter);
}

/** The newest articles in a language, or in one category of it. */
export function newestBlogs(
  db: Firestore,
  locale: Locale,
  limit: number,
  category?: Blog['category'],
): Query<Blog> {
  const inLanguage = allBlogs(db).where('languages', 'array-contains', locale);
  const ofCategory = category === undefined ? inLanguage : inLanguage.where('category', '==', category);
  return ofCategory.orderBy('publishedAt', 'desc').limit(limit);
}

/** The articles that a query finds, with their addresses. */
export async function blogsFound(query: Query<Blog>): Promise<ListedBlog[]> {
  const { docs } = await query.get();
  return docs.map((blog) => ({ ...blog.data(), slug: blog.id }));
}
