import type { Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { type Transcript, transcriptSchema } from '@rawi/model/truth/transcript';
import { scheduled } from '../support/schedules.ts';
import { violations } from './support/axe.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, type Locale, words } from './support/words.ts';

/**
 * The text of a chapter's pages on the real site, by keys alone: what components cannot show is that the served chapter, the
 * stored file, the browser's focus and its own voices come together, and that all of it has room at 200 % zoom.
 */

/** A browser with one voice of each language on the device, which tells what it speaks and ends each utterance. */
function standInVoices(): void {
  const spoken: string[] = [];
  const voices = ['en-GB', 'ar-SA'].map((lang) => ({ name: lang, voiceURI: lang, lang, localService: true }));
  class Utterance extends EventTarget {
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      spoken.push(utterance.text);
      queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
    },
    cancel() {},
  });
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.defineProperty(window, 'spokenAloud', { value: spoken });
}

const spokenAloud = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const spoken: unknown = Reflect.get(window, 'spokenAloud');
    return Array.isArray(spoken) ? spoken.map(String) : [];
  });

/** The file of a chapter's text, as the site hands it out. */
async function textOf(page: Page, { transcript }: ChapterPayload): Promise<Transcript> {
  const response = await page.waitForResponse((each) =>
    decodeURIComponent(each.url()).includes(transcript?.path ?? '?'),
  );
  return transcriptSchema.parse(await response.json());
}

/** Whether anything is wider than the screen, so that reading means scrolling to the side. */
const overflows = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('[role="dialog"]');
    return [document.documentElement, panel].some(
      (each) => each !== null && each.scrollWidth > each.clientWidth + 1,
    );
  });

const panelOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: words(locale, 'page-text', 'title') });

/** The first run takes in all texts of the demonstration; a second one has nothing to do. */
test.beforeAll(async () => (await scheduled('indexTexts')).run());

for (const locale of LOCALES) {
  test(`${locale}: a line of a chapter is found by its words, and leads to its page`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    await page.goto(`/${locale}/chapter/${chapter.id}?page=3`);
    const file = textOf(page, chapter);
    await page.keyboard.press('r');
    const longest = (await file).pages[2]?.items.toSorted((a, b) => b.words.length - a.words.length)[0];
    if (!longest) throw new Error('The third page has no text.');
    await page.goto(
      `/${locale}/search?q=${encodeURIComponent(longest.words.split(/\s+/u).slice(0, 4).join(' '))}`,
    );
    const lines = page.getByRole('list', { name: words(locale, 'text-results', 'title') });
    const line = lines.getByRole('link').filter({ hasText: longest.words.slice(0, 20) });
    await expect(line.first().locator('mark').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await line.first().click();
    await expect(page).toHaveURL(new RegExp(`/chapter/${chapter.id}\\?page=3$`));
    await new Reader(page).shows(3);
  });

  test(`${locale}: a visitor asks for the text of a chapter, reads it, and has it read aloud, by keys alone and at 200 % zoom`, async ({
    page,
  }) => {
    await page.addInitScript(standInVoices);
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('transcript.json')) asked.push(request.url());
    });
    // The first page is a cover.
    await page.goto(`/${locale}/chapter/${chapter.id}?page=2`);
    await new Reader(page).shows(2);
    expect(asked).toEqual([]);

    const ask = page.getByRole('button', { name: words(locale, 'reader', 'readText') });
    await ask.focus();
    await expect(ask).toBeInViewport();
    const file = textOf(page, chapter);
    await page.keyboard.press('Enter');
    const panel = panelOf(page, locale);
    const { pages } = await file;
    const items = pages[1]?.items ?? [];
    const own = panel.getByRole('list').first();
    await expect(
      own
        .locator('[lang]')
        .filter({ hasText: items[0]?.words ?? '?' })
        .first(),
    ).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await expect(own.getByRole('listitem')).toHaveCount(items.length);
    expect(await violations(page)).toEqual([]);

    // From item to item, each shown on the page.
    const places = own.getByRole('button', { name: words(locale, 'page-text', 'show'), exact: true });
    await places.first().focus();
    await expect(page.locator('[data-text-place]')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(places.nth(1)).toBeFocused();

    await panel.getByRole('button', { name: words(locale, 'page-text', 'aloud.start') }).focus();
    await page.keyboard.press('Enter');
    // A speaker's name may stand before the words.
    const beginnings = items.map((item) => item.words.replaceAll(/\s+/gu, ' ').slice(0, 40));
    const order = async () => {
      const spoken = (await spokenAloud(page)).join(' ');
      return beginnings.map((each) => spoken.indexOf(each));
    };
    await expect.poll(async () => (await order()).at(-1)).toBeGreaterThanOrEqual(0);
    expect(await order()).toEqual((await order()).toSorted((a, b) => a - b));

    // Turned without the pointer; a screen reader finds the next page's items beside its picture.
    await page.keyboard.press('Escape');
    await new Reader(page).turn(chapter.readingDirection);
    await new Reader(page).shows(3);
    const spoken = page.locator('[data-current] [data-page="3"]').getByRole('region');
    await expect(spoken.getByRole('listitem')).toHaveCount(pages[2]?.items.length ?? 0);

    // 1280 × 800 at 200 %, then at 400 %.
    for (const size of [
      { width: 640, height: 400 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      await page.keyboard.press('r');
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      expect(await overflows(page)).toBe(false);
      for (const name of ['aloud.start', 'nextPage', 'always'] as const) {
        const control = panel.getByText(words(locale, 'page-text', name)).last();
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport();
      }
      await page.keyboard.press('Escape');
    }
  });
}
