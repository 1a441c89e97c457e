import type { Page } from '@playwright/test';
import { BLOG_CATEGORY_NAMES } from '@rawi/model/lists/blog-categories';
import { buildBlogPage, buildBlogsPages } from '@rawi/model/pages/build-blog-pages';
import { sampleBlog } from '@rawi/model/testing/samples';
import { articlesIn } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, words } from './support/words.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const locale of LOCALES) {
  const t = (key: string) => words(locale, 'blog', key);

  test(`from the list to an article, its address and what to read next, in ${locale}`, async ({
    page,
    context,
  }) => {
    const articles = await articlesIn(locale);
    const lead = articles.find(({ featured }) => featured);
    const title = lead?.texts[locale]?.title ?? '';
    await page.goto(`/${locale}/terms`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: words(locale, 'shell', 'nav.blogs') })
      .click();
    await expect(heading(page)).toHaveText(t('title'));
    await expect(page).toHaveTitle(new RegExp(t('title')));
    // The featured one opens the list, whatever its day.
    await expect(page.getByRole('article').first()).toContainText(title);
    await expect(page.getByRole('article')).toHaveCount(articles.length);

    const chosen = lead?.category ?? 'news';
    const categories = page.getByRole('navigation', { name: t('categories') });
    await categories.getByRole('link', { name: BLOG_CATEGORY_NAMES[chosen][locale] }).click();
    await expect(page).toHaveURL(`/${locale}/blogs?category=${chosen}`);
    const ofCategory = articles.filter(({ category }) => category === chosen);
    await expect(page.getByRole('article')).toHaveCount(ofCategory.length);
    await expect(categories.getByRole('link', { name: BLOG_CATEGORY_NAMES[chosen][locale] })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title.slice(0, 10)));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: t('share.copy') }).click();
    await expect(page.getByText(words(locale, 'choices', 'copied'))).toBeVisible();
    const address = page.url();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const shared = async (name: string) =>
      new URL((await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '');
    expect((await shared(t('share.x'))).searchParams.get('url')).toBe(address);
    expect((await shared(t('share.email'))).searchParams.get('body')).toBe(address);

    const next = page.locator('section').filter({ has: page.getByRole('heading', { name: t('next') }) });
    await expect(next.getByRole('article')).toHaveCount(3);
    await next.getByRole('link').first().click();
    await expect(heading(page)).not.toHaveText(title);
    await expect(page).toHaveURL(/\/blog\//);
  });
}

test('an article that the language does not have says so, and leads to the one that has it', async ({
  page,
}) => {
  const arabic = new Set((await articlesIn('ar')).map(({ slug }) => slug));
  const english = (await articlesIn('en')).find(({ slug }) => !arabic.has(slug));
  await page.goto('/ar/blogs');
  await expect(page.getByRole('article')).toHaveCount(arabic.size);
  await page.goto(`/ar/blog/${english?.slug}`);
  await expect(page.getByText(words('ar', 'blog', 'otherLanguage.text'))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.locator(`main a[href="/en/blog/${english?.slug}"]`).click();
  await expect(heading(page)).toHaveText(english?.texts.en?.title ?? '');
});

test('a link in a text leads to the page in the language of who reads it', async ({ page }) => {
  for (const locale of LOCALES) {
    const [article] = (await articlesIn(locale)).filter(({ featured }) => featured);
    await page.goto(`/${locale}/blog/${article?.slug}`);
    await page.locator('main article p a').last().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/comic/`));
    await expect(heading(page)).toBeVisible();
  }
});

test('a category that is none shows all articles', async ({ page }) => {
  await page.goto('/en/blogs?category=gossip');
  await expect(page.getByRole('article')).toHaveCount((await articlesIn('en')).length);
});

/** A visit within the app, since what a page is served with comes before its payload. */
async function goThere(page: Page, path: string): Promise<void> {
  await page.goto('/en/terms');
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('no articles yet', async ({ page }) => {
  await page.route('**/blogs/_payload.json', (route) => route.fulfill({ json: buildBlogsPages([])[0] }));
  await goThere(page, '/en/blogs');
  await expect(heading(page)).toHaveText(words('en', 'blog', 'empty.title'));
  await expect(page.getByText(words('en', 'blog', 'empty.text'))).toBeVisible();
});

test('hostile Markdown is text', async ({ page }) => {
  const body = [
    '<script>window.hacked = true</script>',
    '<img src=x onerror="window.hacked = true">',
    '[click](javascript:window.hacked=true) [click](<javascript:window.hacked=true>)',
    '![x](x" onerror="window.hacked=true)',
    '> <svg onload=window.hacked=true>',
  ].join('\n\n');
  const document = buildBlogPage(sampleBlog('hostile', { body: { en: body, ar: body } }), []);
  await page.route('**/blog/hostile/_payload.json', (route) => route.fulfill({ json: document }));
  await page.route('**/*.webp*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }));
  await goThere(page, '/en/blog/hostile');
  await expect(page.getByText('<script>window.hacked = true</script>')).toBeVisible();
  await expect(page.locator('main article').getByText('click')).toBeVisible();
  await expect(page.locator('main a[href^="javascript"], main script, main [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="7"/>';

test.describe('where the list cannot be read', () => {
  test.use({ expectedErrors: ['failure', 'offline'] });
  test('it says so, and tries again', async ({ page }) => {
    await page.route(/blogs\/_payload\.json|\/documents|:batchGet/, (route) => route.abort());
    await goThere(page, '/en/blogs');
    await expect(heading(page)).toHaveText(words('en', 'blog', 'failed.title'));
    await expect(page.getByText(words('en', 'blog', 'failed.text'))).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: words('en', 'shell', 'tryAgain') }).click();
    await expect(heading(page)).toHaveText(words('en', 'blog', 'title'));
  });
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: ['missing'] });
  test('names its path', async ({ page }) => {
    for (const path of ['/en/blog/none', '/en/blog/None', '/ar/blog/no_article']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toBeVisible();
    }
    await page.goto('/en/blog/none');
    await expect(heading(page)).toHaveText(
      words('en', 'shell', 'error.pageNotFoundAt', { path: '/en/blog/none' }),
    );
  });
});
