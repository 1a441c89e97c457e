import { BLOG_CATEGORIES } from '@rawi/model/lists/blog-categories';
import type { Locale } from '@rawi/model/lists/locales';
import { buildBlogPage, buildBlogsPages } from '@rawi/model/pages/build-blog-pages';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { paths } from '@rawi/model/paths';
import { daysLater, sampleBlog } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { blogPage, blogsPages } from './blog-pages.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Mostly English: what an Arabic reader is led to lies further back. */
const languagesOf = (index: number): Locale[] => (index % 7 === 0 ? ['en', 'ar'] : ['en']);
const BLOGS = Array.from({ length: PAGE_LIMITS.blogPage.articles + 5 }, (_, index) =>
  sampleBlog(`article-${index}`, {
    // Articles have days, and some share one.
    publishedAt: daysLater(Math.floor(index / PAGE_LIMITS.blogPage.articles)),
    category: BLOG_CATEGORIES[index % BLOG_CATEGORIES.length] ?? 'news',
    languages: languagesOf(index),
  }),
);

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('blog-pages');
  for (const { slug, ...blog } of BLOGS) await emulated.firestore.doc(paths.blog(slug)).set(blog);
});
afterAll(() => emulated.stop());

it('the list of articles is made of all of them, in its parts', async () => {
  const pages = await blogsPages(emulated.firestore);
  expect(pages).toEqual(buildBlogsPages(BLOGS));
  expect(pages).toHaveLength(2);
});

it('an article leads to what all of them would make it lead to, from a few that are read', async () => {
  for (const blog of BLOGS.filter((_, index) => index % 9 === 0)) {
    expect(await blogPage(emulated.firestore, blog.slug)).toEqual(buildBlogPage(blog, BLOGS));
  }
});

it('an article that is not there has no page', async () => {
  expect(await blogPage(emulated.firestore, 'no-such-article')).toBeUndefined();
});
