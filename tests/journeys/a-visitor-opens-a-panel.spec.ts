import { readChapter, readHome } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, number, words } from './support/words.ts';

/** The panels by which home opens, in a language. */
async function openingIn(locale: 'en' | 'ar') {
  const opening = (await readHome()).opening?.[locale];
  if (!opening) throw new Error(`Home opens on no panels in ${locale}.`);
  return opening;
}

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a panel of home opens the reader on its page, and grows into it for who has not asked for less motion`, async ({
    page,
  }) => {
    const zooms = () => page.evaluate(() => Number(document.documentElement.getAttribute('data-zooms')));
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...given) => {
        const root = document.documentElement;
        root.setAttribute('data-zooms', `${Number(root.getAttribute('data-zooms')) + 1}`);
        return start(...given);
      };
    });
    const opening = await openingIn(locale);
    await page.goto(`/${locale}`);
    const panels = page.locator('[data-opening] a');
    const [last] = opening.panels.slice(-1);
    if (!last) throw new Error('There is no panel.');
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(panels).toHaveCount(opening.panels.length);
      await panels.last().focus();
      await page.keyboard.press('Enter');
      await new Reader(page).shows(last.page);
      await expect(page).toHaveURL(
        `/${locale}/chapter/${opening.chapter}${last.page === 1 ? '' : `?page=${last.page}`}`,
      );
      // Once, and not again with less motion.
      expect(await zooms(), reducedMotion).toBe(1);
      await expect(page.locator('html')).not.toHaveAttribute('data-zooming');
      await page.goBack();
    }
    await expect(panels).toHaveCount(opening.panels.length);
  });

  test(`${locale}: the end of a chapter shows a panel of the next one, and its comic is listed as it was read`, async ({
    page,
  }) => {
    const { chapter: id } = await openingIn(locale);
    const chapter = await readChapter(id);
    const { next } = chapter;
    if (!next?.teaser) throw new Error('The next chapter has no panel.');
    await page.goto(`/${locale}/chapter/${id}?page=${chapter.pageCount}`);
    await new Reader(page).shows(chapter.pageCount);
    await new Reader(page).turn(chapter.readingDirection);
    const card = page.locator('[data-end-card]');
    await expect(card.locator('[data-next-panel] img')).toHaveAttribute(
      'src',
      new RegExp(encodeURIComponent(next.teaser.folder)),
    );
    await expect(card.locator('[data-primary-end]')).toHaveText(
      words(locale, 'reader', 'end.readNext', { number: number(next.number, locale) }),
    );
    const other = locale === 'en' ? 'ar' : 'en';
    await page.goto(`/${other}/comic/${chapter.comic.slug}`);
    await expect(page.locator(`main ul a[href="/${other}/chapter/${id}"]`).first()).toBeVisible();
  });
}
