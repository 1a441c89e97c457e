import { pageIds } from '@rawi/model/page-ids';
import { buildBlogPage, buildBlogsPages } from '@rawi/model/pages/build-blog-pages';
import { daysLater, sampleBlog } from '@rawi/model/testing/samples';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetSite, openSite, serve } from '../../testing/open-site.tsx';
import ar from './blog.ar.json';

afterEach(forgetSite);

type Article = ReturnType<typeof sampleBlog>;

function serveBlog(articles: readonly Article[]): void {
  const [list] = buildBlogsPages(articles);
  if (!list) throw new Error('There is no list.');
  serve(pageIds.blogs(), list);
  for (const article of articles)
    serve(
      pageIds.blog(article.slug),
      buildBlogPage(
        article,
        articles.filter(({ slug }) => slug !== article.slug),
      ),
    );
}

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const titles = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('link').textContent);
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('an article', () => {
  it.each([
    ['en', 'WhatsApp', 'text'],
    ['en', 'Telegram', 'url'],
    ['ar', ar.share.whatsapp, 'text'],
    ['ar', ar.share.telegram, 'url'],
  ])('is shared in %s by %s with its address', async (locale, name, field) => {
    serveBlog([sampleBlog('one')]);
    await openSite(`/${locale}/blog/one`);
    const link = await screen.findByRole('link', { name });
    const address = new URL(link.getAttribute('href') ?? '').searchParams.get(field);
    expect(address).toMatch(new RegExp(`https?://\\S+/${locale}/blog/one$`));
  });
});

describe('the list of articles', () => {
  const ARTICLES = [
    sampleBlog('newest', { publishedAt: daysLater(9) }),
    sampleBlog('chosen', { featured: true, category: 'translation', publishedAt: daysLater(3) }),
    sampleBlog('english', { languages: ['en'], publishedAt: daysLater(1) }),
  ];

  it('starts with the featured article, whatever its date, and lists each topic at its own address', async () => {
    serveBlog(ARTICLES);
    await openSite('/en/blogs');
    expect(await heading()).toBe('Blog');
    expect(titles()[0]).toContain('chosen (en)');
    expect(titles()).toHaveLength(3);
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
    const topic = topics.getByRole('link', { name: 'Translation' });
    fireEvent.click(topic);
    await expect.poll(() => location.search).toBe('?category=translation');
    await expect.poll(() => titles().length).toBe(1);
    expect(topics.getByRole('link', { name: 'Translation' }).getAttribute('aria-current')).toBe('page');
  });

  it('shows Arabic articles in Arabic', async () => {
    serveBlog(ARTICLES);
    await openSite('/ar/blogs');
    expect(await heading()).toBe(ar.title);
    expect(titles()).toHaveLength(2);
  });

  it('shows all articles for an unknown topic', async () => {
    serveBlog(ARTICLES);
    await openSite('/en/blogs?category=gossip');
    expect(await heading()).toBe('Blog');
    expect(titles()).toHaveLength(3);
  });

  it('says so if there are no articles yet', async () => {
    serveBlog([]);
    await openSite('/en/blogs');
    expect(await heading()).toBe('No blogs found');
    expect(screen.getByText('Check back later for new content')).toBeTruthy();
  });
});

describe('an article', () => {
  it('says so if the language does not have it, and links to the language that does', async () => {
    serveBlog([sampleBlog('english', { languages: ['en'] })]);
    await openSite('/ar/blog/english');
    expect(await screen.findByText(ar.otherLanguage.text)).toBeTruthy();
    expect(robots()).toBe('noindex');
    const [link] = screen
      .getAllByRole('link')
      .filter((each) => each.getAttribute('href') === '/en/blog/english');
    fireEvent.click(link ?? document.body);
    await expect.poll(heading).toBe('english (en)');
    expect(robots() ?? '').not.toContain('noindex');
  });

  it.each(['en', 'ar'] as const)('leads by a link of its text to the page in %s', async (locale) => {
    const body = { en: 'Read [the comic](/comic/salt).', ar: 'اقرأ [القصة](/comic/salt).' };
    serveBlog([sampleBlog('linked', { body })]);
    await openSite(`/${locale}/blog/linked`);
    await heading();
    expect(document.querySelector('main article p a')?.getAttribute('href')).toBe(`/${locale}/comic/salt`);
  });

  it('shows hostile Markdown as text', async () => {
    const hostile = [
      '<script>window.hacked = true</script>',
      '<img src=x onerror="window.hacked = true">',
      '[click](javascript:window.hacked=true) [click](<javascript:window.hacked=true>)',
      '![x](x" onerror="window.hacked=true)',
      '> <svg onload=window.hacked=true>',
    ].join('\n\n');
    serveBlog([sampleBlog('hostile', { body: { en: hostile, ar: hostile } })]);
    await openSite('/en/blog/hostile');
    expect(await screen.findByText('<script>window.hacked = true</script>')).toBeTruthy();
    expect(document.querySelector('main article')?.textContent).toContain('click');
    expect(
      document.querySelector('main a[href^="javascript"], main script, main [onerror], main [onload]'),
    ).toBeNull();
    expect('hacked' in window).toBe(false);
  });
});
