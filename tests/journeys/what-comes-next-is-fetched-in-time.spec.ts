import type { Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { openChanged, paint, pictureAt } from './support/painted-chapter.ts';
import { expect, test } from './support/test.ts';

const PAGES = Array.from({ length: 10 }, () => ({ width: 800, height: 1200 }));
/** The chapter behind it has colours of its own, by which its pictures are told. */
const NEXT = 1;

/** Opens a chapter of ten pages, and notes what is asked for of the next one: its document, and which of its pages. */
async function open(page: Page) {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  const { next } = chapter;
  if (!next) throw new Error('The first seeded chapter has no next one.');
  const asked: (number | 'document')[] = [];
  page.on('request', (request) => {
    const at = pictureAt(request.url(), NEXT)?.page;
    if (at !== undefined) asked.push(at);
    if (request.url().includes(`/chapter/${next.id}/`)) asked.push('document');
  });
  await paint(page, chapter, PAGES, 'ltr');
  await paint(page, next, PAGES, 'ltr', { palette: NEXT });
  const reader = await openChanged(page, 'en', chapter);
  const turnTo = async (last: number) => {
    for (let at = 2; at <= last; at += 1) {
      await reader.turn('ltr');
      await reader.shows(at);
    }
    await page.waitForLoadState('networkidle');
  };
  return { reader, asked, next, turnTo };
}

test('near the end the next chapter comes with its first pages, not before, and opens without asking again', async ({
  page,
}) => {
  const { reader, asked, next, turnTo } = await open(page);
  await turnTo(7);
  expect(asked).toEqual([]);
  await reader.turn('ltr');
  await expect.poll(() => asked.length).toBe(3);
  expect(asked).toEqual(['document', 1, 2]);
  await reader.shows(8);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['document', 1, 2]);

  await page.keyboard.press('End');
  await reader.shows(10);
  await reader.turn('ltr');
  await expect(page.locator('[data-primary-end]')).toBeFocused();
  await reader.turn('ltr');
  await expect(page).toHaveURL(`/en/chapter/${next.id}`);
  await reader.shows(1);
  expect(asked.filter((each) => each === 'document')).toHaveLength(1);
});
