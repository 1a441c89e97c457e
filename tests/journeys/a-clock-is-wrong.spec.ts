import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { anotherDevice, backToComic, readTo, resumeButton } from './support/reading.ts';
import { expect, test } from './support/test.ts';

const DAY = 24 * 60 * 60_000;

for (const [how, wrongBy] of [
  ['ahead', DAY],
  ['behind', -DAY],
] as const) {
  test(`a device whose clock is a day ${how} keeps the place like any other`, async ({ page, browser }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, 'en');
    const reader = await newReader('en', 'Yara Haddad');
    // A device with the right clock was here before: what comes later must win over it.
    const other = await anotherDevice(browser);
    await logInAt(other, 'en', '/history', reader);
    await readTo(other, 'en', chapter, 2);
    await backToComic(other, comic.slug);
    await other.goto('/en/history');
    const placeOf = (at: number) => other.locator(`main a[href="/en/chapter/${chapter.id}?page=${at}"]`);
    await expect(placeOf(2)).toBeVisible();

    await page.clock.install({ time: Date.now() + wrongBy });
    await logInAt(page, 'en', '/account', reader);
    await readTo(page, 'en', chapter, 4);
    await backToComic(page, comic.slug);
    await expect(resumeButton(page, 'en', 4)).toBeVisible();
    await expect(placeOf(4)).toBeVisible();

    // The other device goes on from there: no time of the wrong clock blocks it.
    await readTo(other, 'en', chapter, 5);
    await backToComic(other, comic.slug);
    await other.goto('/en/history');
    await expect(placeOf(5)).toBeVisible();
    await other.context().close();
  });
}
