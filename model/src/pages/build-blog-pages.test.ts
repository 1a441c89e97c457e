import { describe, expect, it } from 'vitest';
import { BLOG_CATEGORIES } from '../lists/blog-categories.ts';
import { LOCALES } from '../lists/locales.ts';
import { daysLater, sampleBlog, sampleImage } from '../testing/samples.ts';
import { blogSchema } from '../truth/blog.ts';
import type { BlogPayload } from './blog-payloads.ts';
import { buildBlogCard, buildBlogPage, buildBlogsPages } from './build-blog-pages.ts';
import { pageBytes } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';

const PAGE_BYTES = 100_000;
const numbered = (count: number) =>
  Array.from({ length: count }, (_, day) => sampleBlog(`article-${day}`, { publishedAt: daysLater(day) }));
const payloadOf = (...given: Parameters<typeof buildBlogPage>) =>
  buildBlogPage(...given).payload as BlogPayload;

describe('the list of articles', () => {
  it('has all of them, the newest first, in parts', () => {
    const size = PAGE_LIMITS.blogPage.articles;
    const blogs = numbered(2 * size + 1);
    const pages = buildBlogsPages(blogs);
    expect(pages.map(({ kind }) => kind)).toEqual(['blogs', 'blogsPart', 'blogsPart']);
    expect(pages[0]?.payload).toMatchObject({ parts: 3 });
    const slugs = pages.flatMap(({ payload }) =>
      'articles' in payload ? payload.articles.map(({ slug }) => slug) : [],
    );
    expect(slugs).toEqual(blogs.toReversed().map(({ slug }) => slug));
  });

  it('is one empty document where there is none', () => {
    expect(buildBlogsPages([])).toMatchObject([{ kind: 'blogs', payload: { articles: [], parts: 1 } }]);
  });

  it('weighs less than a page may, full of the longest', () => {
    const longest = (most: number) => 'ض'.repeat(most);
    const text = {
      title: longest(PAGE_LIMITS.blog.title),
      summary: longest(PAGE_LIMITS.blog.summary),
      author: longest(30),
      readMinutes: 20,
    };
    const blogs = numbered(PAGE_LIMITS.blogPage.articles).map((blog) => ({
      ...blog,
      texts: { en: text, ar: text },
    }));
    const [page] = buildBlogsPages(blogs);
    expect(page && pageBytes(page)).toBeLessThan(PAGE_BYTES);
  });
});

describe('the page of an article', () => {
  it('is its card, its text as blocks, and its pictures in their places', () => {
    const image = sampleImage('sheet');
    const blog = sampleBlog('a-roar', {
      body: { en: 'Loud.\n\n![Forty sounds](sheet.png)', ar: 'عالٍ.' },
      pictures: [{ name: 'sheet.png', image }],
      credit: { en: 'A Painter' },
    });
    expect(payloadOf(blog, [])).toEqual({
      ...buildBlogCard(blog),
      body: {
        en: [
          { kind: 'paragraph', children: ['Loud.'] },
          { kind: 'picture', image, alt: 'Forty sounds' },
        ],
        ar: [{ kind: 'paragraph', children: ['عالٍ.'] }],
      },
      credit: { en: 'A Painter' },
      updatedAt: '2026-01-01T00:00:00.000Z',
      related: [],
    });
  });

  it('leads to the newest of its category, then to the newest of all, in each language', () => {
    const own = sampleBlog('own', { category: 'translation' });
    const others = [
      own,
      sampleBlog('new', { publishedAt: daysLater(9) }),
      sampleBlog('like-old', { category: 'translation', publishedAt: daysLater(1) }),
      sampleBlog('like-new', { category: 'translation', publishedAt: daysLater(2), languages: ['en'] }),
      sampleBlog('older', { publishedAt: daysLater(3), languages: ['ar'] }),
      sampleBlog('oldest', { publishedAt: daysLater(2) }),
    ];
    const { related } = payloadOf(own, others);
    expect(related.map(({ slug }) => slug)).toEqual(['like-new', 'like-old', 'new', 'older']);
    for (const locale of LOCALES) {
      expect(related.filter(({ texts }) => texts[locale])).toHaveLength(PAGE_LIMITS.blogPage.related);
    }
  });
});

describe('an article', () => {
  it('has a title and a text in the same languages, and says which', () => {
    const { slug: _, ...blog } = sampleBlog('own');
    expect(blogSchema.safeParse(blog).success).toBe(true);
    for (const wrong of [{ body: { en: 'only' } }, { languages: ['en'] }, { languages: ['ar', 'en'] }]) {
      expect(blogSchema.safeParse({ ...blog, ...wrong }).success).toBe(false);
    }
  });

  it('is of a known category', () => {
    const { slug: _, ...blog } = sampleBlog('own');
    expect(BLOG_CATEGORIES.every((category) => blogSchema.safeParse({ ...blog, category }).success)).toBe(
      true,
    );
    expect(blogSchema.safeParse({ ...blog, category: 'gossip' }).success).toBe(false);
  });
});
