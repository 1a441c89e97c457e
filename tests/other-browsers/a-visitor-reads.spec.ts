import { comicOf, firstChapterOf } from '../journeys/support/catalogue.ts';
import { LOCALES, words } from '../journeys/support/words.ts';
import { link } from './support/find.ts';
import { expect, test } from './support/test.ts';

for (const locale of LOCALES)
  test(`home, comic and the first page of a chapter, in ${locale}`, async ({ tab }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, locale);
    await tab.open(`/${locale}`);
    await tab.has({ css: 'html' }, 'dir', locale === 'ar' ? 'rtl' : 'ltr');
    await tab.click({ css: `main a[href="/${locale}/comic/${comic.slug}"]` });
    await tab.isAt(`/${locale}/comic/${comic.slug}`);
    await tab.sees({ css: 'h1', text: comic.names[locale] ?? comic.series });
    await tab.click(link(words(locale, 'comic', 'readNow')));
    await tab.isAt(`/${locale}/chapter/${chapter.id}`);
    await tab.sees({ css: '[data-page="1"] img[data-shown]' });
    expect(await tab.evaluate(() => document.fonts.check('16px Rubik Variable'))).toBe(true);
  });
