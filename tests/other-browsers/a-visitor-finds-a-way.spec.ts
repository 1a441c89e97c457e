import { comicOf } from '../journeys/support/catalogue.ts';
import { words } from '../journeys/support/words.ts';
import { button, link } from './support/find.ts';
import { expect, test } from './support/test.ts';

test('a comic is found from the header by its Arabic name, and on the page of search', async ({ tab }) => {
  const comic = await comicOf('seeded');
  const name = comic.names.ar ?? comic.series;
  await tab.open('/ar');
  await tab.key('/');
  await tab.becomes(() => document.activeElement?.getAttribute('role') === 'combobox');
  await tab.type(name);
  await tab.sees({ css: '[role="option"] mark' });
  await tab.key('Enter');
  await tab.isAt(/^\/ar\/search\?q=/);
  await tab.sees({ css: 'main li mark' });
  await tab.click({ css: `main a[href="/ar/comic/${comic.slug}"]` });
  await tab.sees({ css: 'h1', text: name });
  await tab.back();
  await tab.has({ css: 'html' }, 'dir', 'rtl');
  await tab.holds({ css: '[data-search-field]' }, name);
});

test('the language changes with its link, and the colors with their menu; both stay', async ({ tab }) => {
  const html = { css: 'html' };
  await tab.open('/en/publishers');
  await tab.click({ css: 'header a[lang="ar"], header a[hreflang="ar"]' });
  await tab.isAt('/ar/publishers');
  await tab.has(html, 'dir', 'rtl');
  await tab.click(button(words('ar', 'shell', 'colorMode.label')));
  await tab.click({ css: 'header fieldset label', text: words('ar', 'shell', 'colorMode.dark') });
  await tab.has(html, 'data-mantine-color-scheme', 'dark');
  await tab.open('/');
  await tab.isAt('/ar');
  await tab.has(html, 'data-mantine-color-scheme', 'dark');
  expect(await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(0, 0, 0)');
});

test('what is not there names its address and leads home', async ({ tab }) => {
  const path = '/ar/comic/no-such-comic';
  await tab.open(path);
  await tab.sees({ css: 'h1', text: words('ar', 'shell', 'error.pageNotFoundAt', { path }) });
  await tab.click(link(words('ar', 'shell', 'error.backToHome')));
  await tab.isAt('/ar');
});
