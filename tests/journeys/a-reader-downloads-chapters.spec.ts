import type { BrowserContext, Page } from '@playwright/test';
import type { ComicCard } from '@rawi/model/pages/cards';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { comicOf, findChapter, firstChapterOf, readComic } from './support/catalogue.ts';
import { changeChapter, withoutImages } from './support/changed-chapter.ts';
import { post, saying } from './support/comments.ts';
import { download, openComic, readToTheEnd, readyLabel, savedKeys, saveLabel } from './support/downloads.ts';
import { growingSite, isWaiting, takenOver } from './support/growing-site.ts';
import { ownersDatabase, uidOf } from './support/owner.ts';
import { publishChapter } from './support/publish.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader } from './support/reader-account.ts';

import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, words } from './support/words.ts';
import { waitForWorker } from './support/worker.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: ['offline', 'missing'], maySlow: false });

/** The second chapter of a comic in a language, which may be missing. */
async function secondOf(comic: ComicCard, locale: Locale): Promise<ChapterPayload['id'] | undefined> {
  const { chapters } = await readComic(comic.slug);
  return chapters.filter(({ language }) => language === locale)[1]?.id;
}

/** Whatever an answer of a cache tells nothing of counts for megabytes. */
const opaque = (page: Page) =>
  page.evaluate(async () => {
    let found = 0;
    for (const name of await caches.keys()) {
      for (const answer of await (await caches.open(name)).matchAll())
        if (answer.type === 'opaque') found += 1;
    }
    return found;
  });

for (const locale of inOneLanguage('ar')) {
  test(`a visitor downloads a comic and reads it to its end and on without a network, in ${locale}`, async ({
    page,
    context,
  }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, locale);
    await openComic(page, locale, comic);
    await download(page, locale, chapter);
    const second = await secondOf(comic, locale);
    if (second !== undefined) {
      await page.getByRole('button', { name: words(locale, 'choices', 'download.all') }).click();
      await expect(
        page.getByRole('link', { name: words(locale, 'choices', 'download.allReady') }),
      ).toBeVisible();
    }
    expect(await opaque(page)).toBe(0);
    expect((await savedKeys(page)).length).toBeGreaterThanOrEqual(chapter.pageCount);

    await context.setOffline(true);
    await page.goto(`/${locale}`);
    await expect(page.getByRole('heading', { name: words(locale, 'downloads', 'ready') })).toBeVisible();
    await page.goto(`/${locale}/downloads`);
    await expect(page.locator(`[data-ready="${chapter.id}"]`)).toBeVisible();
    await page
      .locator(`[data-ready="${chapter.id}"]`)
      .getByRole('link', { name: words(locale, 'downloads', 'read') })
      .click();
    await readToTheEnd(page, chapter);
    if (second !== undefined) {
      await page.locator('[data-primary-end]').click();
      await expect(page).toHaveURL(new RegExp(`/chapter/${second}`));
      await new Reader(page).shows(1);
    }
    await openComicOffline(page, locale, comic, chapter);
  });
}

async function openComicOffline(page: Page, locale: Locale, comic: ComicCard, chapter: ChapterPayload) {
  await page.goto(`/${locale}/comic/${comic.slug}`);
  await expect(page.getByRole('link', { name: readyLabel(locale, chapter), exact: true })).toBeVisible();
}

test('on a phone a downloaded chapter shows its page before the app is here, which goes on with that very picture', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  await openComic(page, 'en', comic);
  await download(page, 'en', chapter);
  await context.setOffline(true);
  // What stands there when the document is read, and no module has run.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const image of document.querySelectorAll('#root [data-page] img'))
        image.setAttribute('data-early', '');
    });
  });
  for (const at of [1, 3]) {
    await page.goto(`/en/chapter/${chapter.id}?page=${at}`);
    await new Reader(page).shows(at);
    await expect(page.locator(`[data-slot] [data-page="${at}"] img[data-shown]`)).toHaveAttribute(
      'data-early',
      '',
    );
  }
});

test('a downloaded strip that is opened at a page by its address stays there, however far down the page before it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const chapter = await findChapter(
    ({ readingDirection, pageCount }) => readingDirection === 'vertical' && pageCount > 3,
  );
  await openComic(page, 'en', chapter.comic);
  await download(page, 'en', chapter);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const refreshed = page.waitForResponse(/\/_payload\.json$/);
  await page.goto(`/en/chapter/${chapter.id}?page=3`);
  await new Reader(page).shows(3);
  await refreshed;
  const head = await page.locator('[data-page="3"]').evaluate((box) => box.getBoundingClientRect().top);
  expect(Math.round(head)).toBe(0);
});

test('a chapter that is only a file is saved unopened, with what draws it', async ({ page, context }) => {
  const comic = await comicOf('imported');
  const chapter = await firstChapterOf(comic, 'en');
  await changeChapter(context, chapter.id, withoutImages);
  await openComic(page, 'en', comic);
  await download(page, 'en', chapter);
  await context.setOffline(true);
  await page.goto(`/en/chapter/${chapter.id}`);
  await expect(page.locator('[data-page="1"] canvas[data-shown]')).toBeVisible({ timeout: 90_000 });
});

test('a save that is interrupted goes on where it stopped', async ({ page, context }) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  let served = 0;
  const fetched: string[] = [];
  // Two files arrive, then the line is cut.
  await context.route('**/o/public%2F*.webp?alt=media', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    served += 1;
    if (served > 2 && served < 100) return route.abort('internetdisconnected');
    fetched.push(route.request().url());
    return route.fallback();
  });
  await openComic(page, 'en', comic);
  await page.getByRole('button', { name: saveLabel('en', chapter), exact: true }).click();
  await expect.poll(() => served).toBeGreaterThan(2);
  await context.setOffline(true);
  await page.goto('/en/downloads');
  await expect(page.locator('[data-waiting]')).toBeVisible();
  await expect(page.locator('[data-ready]')).toHaveCount(0);
  const before = [...fetched];
  served = 100;
  await context.setOffline(false);
  await expect(page.locator(`[data-ready="${chapter.id}"]`)).toBeVisible();
  const again = fetched.slice(before.length);
  expect(
    again.filter((url) => before.includes(url)),
    'nothing is fetched twice',
  ).toEqual([]);
});

test('a save goes on in the browser’s hands while its page is out of sight', async ({ page, context }) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  let asked = 0;
  // Two files arrive, and the others never do: what comes after that the page has not fetched.
  await context.route('**/o/public%2F*.webp?alt=media', (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    asked += 1;
    return asked <= 2 ? route.fallback() : undefined;
  });
  await openComic(page, 'en', comic);
  await page.getByRole('button', { name: saveLabel('en', chapter), exact: true }).click();
  await expect.poll(() => asked).toBeGreaterThan(2);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('link', { name: readyLabel('en', chapter), exact: true })).toBeVisible();
});

test('a device that is full says so, keeps nothing half, and takes smaller images', async ({
  page,
  context,
}) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  await openComic(page, 'en', comic);
  await setQuota(context, page, 'full');
  await page.getByRole('button', { name: saveLabel('en', chapter), exact: true }).click();
  const again = words('en', 'choices', 'download.again', { chapter: number(chapter.number, 'en') });
  await expect(page.getByRole('button', { name: again, exact: true })).toBeVisible();
  await page.goto('/en/downloads');
  const row = page.locator('[data-waiting="noRoom"]');
  await expect(row).toBeVisible();
  expect(await savedKeys(page)).toEqual([]);
  await setQuota(context, page, 'free');
  await row.getByRole('button', { name: words('en', 'downloads', 'lighter') }).click();
  await expect(page.locator(`[data-ready="${chapter.id}"]`)).toBeVisible();
});

async function setQuota(context: BrowserContext, page: Page, room: 'full' | 'free'): Promise<void> {
  const browser = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const { usage } = await browser.send('Storage.getUsageAndQuota', { origin });
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(room === 'full' && { quotaSize: usage + 20_000 }),
  });
}

test('two tabs save one after the other, and show the same', async ({ page, context }) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  await openComic(page, 'en', comic);
  const other = await context.newPage();
  await other.goto('/en/downloads');
  await expect(other.getByRole('heading', { name: words('en', 'downloads', 'empty.title') })).toBeVisible();
  await page.getByRole('button', { name: saveLabel('en', chapter), exact: true }).click();
  await expect(other.locator(`[data-ready="${chapter.id}"]`)).toBeVisible();
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await other.getByRole('button', { name: words('en', 'downloads', 'confirmRemove'), exact: true }).click();
  await expect(other.locator('[data-ready]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: saveLabel('en', chapter), exact: true })).toBeVisible();
  await expect.poll(() => savedKeys(page)).toEqual([]);
});

test('what is withdrawn stays readable and says so, and what is taken down goes at the next contact', async ({
  page,
  context,
}) => {
  const comic = await comicOf('seeded');
  const stays = await publishChapter(await readComic(comic.slug), { number: 71, language: 'en' });
  const goes = await publishChapter(await readComic(comic.slug), { number: 72, language: 'en' });
  const removed = ownersDatabase().doc(paths.removed());
  const before = (await removed.get()).data();
  try {
    const rows = page.getByRole('button', {
      name: words('en', 'choices', 'download.save', { chapter: '72' }),
    });
    await expect(async () => {
      await openComic(page, 'en', comic);
      await expect(rows).toBeVisible({ timeout: 5000 });
    }).toPass();
    for (const chapter of ['71', '72']) {
      await page
        .getByRole('button', { name: words('en', 'choices', 'download.save', { chapter }), exact: true })
        .click();
    }
    await page.goto('/en/downloads');
    for (const { id } of [stays, goes]) await expect(page.locator(`[data-ready="${id}"]`)).toBeVisible();

    await Promise.all([stays.withdraw(), goes.withdraw()]);
    const at = new Date();
    await removed.set({
      ids: [...(before?.['ids'] ?? []), { id: stays.id, at }, { id: goes.id, at, takenDown: true }],
    });
    await page.reload();
    await expect(page.locator(`[data-ready="${goes.id}"]`)).toHaveCount(0);
    await expect(page.locator(`[data-ready="${stays.id}"]`)).toContainText(
      words('en', 'downloads', 'withdrawn'),
    );
    await page.goto(`/en/chapter/${stays.id}`);
    await new Reader(page).shows(1);
    await context.setOffline(true);
    await page.goto(`/en/chapter/${stays.id}`);
    await new Reader(page).shows(1);
    await expect(page.getByText(words('en', 'downloads', 'gone.title'))).toBeVisible();
  } finally {
    if (before) await removed.set(before);
    else await removed.delete();
    await Promise.allSettled([stays.withdraw(), goes.withdraw()]);
  }
});

test('a signed-in reader likes and comments on what was downloaded without a network; each arrives once', async ({
  page,
  context,
}) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  const reader = await newReader('en', 'Yara Haddad', true);
  await logInAt(page, 'en', '/account', reader);
  await openComic(page, 'en', comic);
  await download(page, 'en', chapter);
  await page.goto(`/en/chapter/${chapter.id}?page=${chapter.pageCount}`);
  await new Reader(page).shows(chapter.pageCount);
  const like = page
    .locator('[data-end-card]')
    // With its number; what readers say below has likes of its own.
    .getByRole('button', { name: new RegExp(`^${words('en', 'reader', 'end.like')}(?:\\s*\\d+)?$`) });

  await context.setOffline(true);
  await page.goto(`/en/chapter/${chapter.id}?page=${chapter.pageCount}`);
  await new Reader(page).shows(chapter.pageCount);
  await new Reader(page).turn(chapter.readingDirection);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const text = `On the train ${Date.now()}`;
  await post(page, 'en', text);
  await expect(saying(page, text)).toContainText(words('en', 'comments', 'waiting.waiting'));

  // They are sent wherever the site is opened again.
  await page.close();
  await context.setOffline(false);
  await (await context.newPage()).goto('/en');
  const uid = await uidOf(reader.email);
  const reactions = ownersDatabase().collection(paths.reactions(chapter.comic.id, chapter.id));
  await expect.poll(async () => (await reactions.doc(uid).get()).exists).toBe(true);
  const own = ownersDatabase().collection(paths.comments(chapter.comic.id)).where('uid', '==', uid);
  const said = async () => (await own.get()).docs.map((each): unknown => each.get('text'));
  await expect.poll(said).toEqual([text]);
});

test('a new build leaves what is being read alone, and what was downloaded', async ({ page, context }) => {
  const site = await growingSite();
  try {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, 'en');
    await page.goto(`${site.url}/en/comic/${comic.slug}`);
    await waitForWorker(page);
    await download(page, 'en', chapter);
    const before = await savedKeys(page);
    await page.goto(`${site.url}/en/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    await page.evaluate(() => Reflect.set(window, 'journeyMark', true));

    site.publish();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect.poll(() => isWaiting(page)).toBe(true);
    await readToTheEnd(page, chapter);
    expect(await page.evaluate(() => Reflect.has(window, 'journeyMark'))).toBe(true);

    await page.evaluate(async () => {
      // A worker is one party: there is no origin to address.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'SKIP_WAITING' });
    });
    await takenOver(page);
    await context.setOffline(true);
    await page.goto(`${site.url}/en/chapter/${chapter.id}?page=1`);
    await readToTheEnd(page, chapter);
    expect((await savedKeys(page)).toSorted()).toEqual(before.toSorted());
  } finally {
    await site.close();
  }
});
