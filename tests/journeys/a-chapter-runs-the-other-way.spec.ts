import type { Page } from '@playwright/test';
import { comicOf, findChapter, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = (key: string) => words('en', 'reader', key);

/** Notes for how long, in milliseconds, each hint stood on the screen; the one that still stands last. */
async function watchHints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hints: { from: number; to?: number }[] = [];
    Reflect.set(window, 'journeyHints', hints);
    const look = () => {
      const isThere = document.querySelector('[data-direction-hint]') !== null;
      const last = hints.at(-1);
      if (isThere && (!last || last.to !== undefined)) hints.push({ from: performance.now() });
      else if (!isThere && last && last.to === undefined) last.to = performance.now();
      requestAnimationFrame(look);
    };
    look();
  });
}

const hintsOf = (page: Page): Promise<readonly { from: number; to?: number }[]> =>
  page.evaluate(() => Reflect.get(window, 'journeyHints'));

async function openIn(page: Page, language: 'en' | 'ar', another = false): Promise<Reader> {
  const comic = await comicOf('seeded');
  const first = await firstChapterOf(comic, language);
  const chapter = another
    ? await findChapter(
        ({ id, readingDirection }) => id !== first.id && readingDirection === first.readingDirection,
      )
    : first;
  const reader = new Reader(page);
  await page.goto(`/en/chapter/${chapter.id}`);
  await reader.shows(1);
  return reader;
}

test('a chapter that runs the other way than the one before says so for two seconds, with where to tap', async ({
  page,
}) => {
  await watchHints(page);
  const hint = page.locator('[data-direction-hint]');
  await openIn(page, 'en');
  await expect(hint).toHaveAttribute('data-direction-hint', 'ltr');
  await expect(hint).toHaveCount(0);
  for (const [language, direction] of [
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ] as const) {
    await openIn(page, language);
    await expect(hint).toHaveAttribute('data-direction-hint', direction);
    await expect(hint).toContainText(t(`readsTowards.${direction}`));
    // The zones are physical: towards the left is on in a chapter that runs there.
    const places = await hint.evaluate((output) =>
      Array.from(output.querySelectorAll('span[aria-hidden]'), (zone) => ({
        text: zone.textContent,
        isLeft: zone.getBoundingClientRect().right < window.innerWidth / 2,
      })),
    );
    const [onLeft, onRight] =
      direction === 'ltr' ? ['previousPage', 'nextPage'] : ['nextPage', 'previousPage'];
    expect(places).toEqual([
      { text: t(onLeft), isLeft: true },
      { text: t(onRight), isLeft: false },
    ]);
    await expect(hint).toHaveCount(0);
    const [stood] = await hintsOf(page);
    const lasted = (stood?.to ?? 0) - (stood?.from ?? 0);
    expect(lasted).toBeGreaterThan(1900);
    // A busy machine may let a frame wait.
    expect(lasted).toBeLessThan(4000);
  }
});

test('the next chapter that runs the same way says nothing, and any move takes the hint away', async ({
  page,
}) => {
  await watchHints(page);
  const reader = await openIn(page, 'en');
  const hint = page.locator('[data-direction-hint]');
  await expect(hint).toBeVisible();
  await reader.turn('ltr');
  await expect(hint).toHaveCount(0);
  const [stood] = await hintsOf(page);
  expect((stood?.to ?? 0) - (stood?.from ?? 0)).toBeLessThan(1900);

  const again = await openIn(page, 'en', true);
  await again.turn('ltr');
  await again.shows(2);
  expect(await hintsOf(page)).toEqual([]);
});
