import type { Page } from '@playwright/test';
import { BLOG_CATEGORY_NAMES } from '@rawi/model/lists/blog-categories';
import { articlesIn } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const locale of inOneLanguage('ar')) {
  const t = (key: WordKey<'blog'>) => words(locale, 'blog', key);

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

    // A link in a text leads to the page in the language of who reads it.
    await page.locator('main article p a').last().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/comic/`));
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
    const next = page.locator('section').filter({ has: page.getByRole('heading', { name: t('next') }) });
    await expect(next.getByRole('article')).toHaveCount(3);
    await next.getByRole('link').first().click();
    await expect(heading(page)).not.toHaveText(title);
    await expect(page).toHaveURL(/\/blog\//);
  });
}

/** A visit within the app, since what a page is served with comes before its payload. */
async function goThere(page: Page, path: string): Promise<void> {
  await page.goto('/en/terms');
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test.describe('where the list cannot be read', () => {
  test.use({ expectedErrors: ['failure', 'offline'] });
  test('the blog says so, and tries again', async ({ page }) => {
    await page.route(/blogs\/_payload\.json|\/documents|:batchGet/, (route) => route.abort());
    await goThere(page, '/en/blogs');
    await expect(heading(page)).toHaveText(words('en', 'blog', 'failed.title'));
    await expect(page.getByText(words('en', 'blog', 'failed.text'))).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: words('en', 'shell', 'tryAgain') }).click();
    await expect(heading(page)).toHaveText(words('en', 'blog', 'title'));
  });
});
