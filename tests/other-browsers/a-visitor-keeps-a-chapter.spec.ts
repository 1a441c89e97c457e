import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comicOf, firstChapterOf } from '../journeys/support/catalogue.ts';
import { readyLabel, saveLabel } from '../journeys/support/downloads.ts';
import { growingSite } from '../journeys/support/growing-site.ts';
import { words } from '../journeys/support/words.ts';
import { currentPage, onwards, openChapter } from './support/chapter.ts';
import { button, link } from './support/find.ts';
import { expect, test } from './support/test.ts';

// Of the server that has stopped Firefox tells each file that the worker asked for in vain.
test.use({ expectedErrors: [/A ServiceWorker (?:passed|intercepted)/] });

test('a chapter that was saved is read to its end when the server has stopped', async ({ tab }) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'ar');
  const site = await growingSite();
  const there = tab.at(site.url);
  try {
    await there.open(`/ar/comic/${comic.slug}`);
    await there.becomes(() => navigator.serviceWorker.controller !== null);
    await there.click(button(saveLabel('ar', chapter)));
    await there.sees(link(readyLabel('ar', chapter)));
  } finally {
    await site.close();
  }
  await there.open('/ar/downloads');
  await there.sees({ css: `[data-ready="${chapter.id}"]` });
  await openChapter(there, 'ar', chapter);
  for (let page = 1; page <= chapter.pageCount; page += 1) {
    await there.sees(currentPage(page));
    await there.key(onwards(chapter));
  }
  await there.sees({ css: '[data-end-card]' });
});

test('a chapter is downloaded as a PDF with the name of its comic', async ({ tab, downloads }) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'ar');
  await openChapter(tab, 'ar', chapter);
  await tab.click(button(words('ar', 'reader', 'download.action')));
  await tab.sees({ css: '[data-download="saved"]' });
  const arrived = async () => {
    const [name] = await readdir(downloads);
    const file = name?.endsWith('.pdf') ? await readFile(join(downloads, name)) : undefined;
    return { name, bytes: file?.byteLength, begins: file?.subarray(0, 5).toString() };
  };
  await expect.poll(arrived).toMatchObject({
    bytes: chapter.pdf.bytes + (chapter.credits?.bytes ?? 0),
    begins: '%PDF-',
  });
  expect((await arrived()).name).toContain(comic.names.ar ?? comic.series);
});
