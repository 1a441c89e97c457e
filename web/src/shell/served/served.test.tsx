import { pageIds } from '@rawi/model/page-ids';
import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import type { Comic } from '@rawi/model/truth/comic';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { COMIC, drawnChapter } from '../../testing/reader.ts';
import { openSite, type Site } from './served.tsx';

/** A built shell as far as the program reads it. */
const SHELL = `<!doctype html>
<html lang="en" dir="ltr" data-mantine-color-scheme="light">
<head><title>Rawi</title>
<meta name="rawi-firebase" content="${JSON.stringify({
  projectId: 'demo-rawi',
  apiKey: 'tests',
  storageBucket: 'bucket',
  uploadsBucket: 'uploads',
  contactAddress: 'us@rawi.test',
}).replaceAll('"', '&quot;')}" />
<link rel="manifest" href="/manifest.en.webmanifest" />
<style data-file="/first.css"></style>
<script type="module" crossorigin src="/app.js"></script>
</head><body><div id="root"></div><script data-locales="en:ltr ar:rtl">boot()</script></body></html>`;

let site: Site;
beforeAll(async () => {
  site = await openSite(SHELL, () => '');
});

/** The document of a chapter of a comic that is rated so, as it is served. */
async function serve(rated: Partial<Pick<Comic, 'ageRating' | 'contentNotes'>>, locale = 'en') {
  const chapter = drawnChapter('one');
  const document = buildChapterPage({ comic: { ...COMIC, ...rated }, chapter, chapters: [chapter] });
  const served = await site.serve({
    origin: 'https://rawi.test',
    pathname: `/${locale}/chapter/one`,
    pageId: pageIds.chapter('one'),
    document,
  });
  if (served.status !== 200) throw new Error(`${served.status}`);
  return { html: served.html, page: new DOMParser().parseFromString(served.html, 'text/html') };
}

describe('a chapter that begins with a notice', () => {
  it.each([
    ['en', 'Ages 16 and up', 'Blood and injury'],
    ['ar', 'من عمر ١٦ فما فوق', 'دماء وجروح'],
  ])(
    'is served in %s with what it says, and with no picture that a browser would fetch',
    async (locale, ...said) => {
      const { page } = await serve({ ageRating: '16', contentNotes: ['blood'] }, locale);
      const root = page.querySelector('#root');
      for (const words of said) expect(root?.textContent).toContain(words);
      expect(page.querySelectorAll('img, source, [as="image"], [rel="preconnect"]')).toHaveLength(0);
      expect(page.querySelector('#root noscript')?.textContent).toMatch(/JavaScript|جافاسكربت/);
      expect(page.querySelector('#root h1')?.id).toBe('notice-heading');
      expect(page.documentElement.dataset['notice']).toBe('16 salt:16:blood');
      // What others fetch is as of any other chapter.
      expect(page.querySelector('meta[property="og:image"]')).not.toBeNull();
      expect(page.querySelector('meta[property="og:type"]')?.getAttribute('content')).toBe('book');
      expect(page.querySelector('script[type="application/ld+json"]')).not.toBeNull();
    },
  );

  it('has its page in a template, for who has agreed', async () => {
    const { page } = await serve({ ageRating: '18' });
    const behind = page.querySelector<HTMLTemplateElement>('template[data-behind]')?.content;
    expect(behind?.querySelector('[data-page="1"] img')?.getAttribute('srcset')).toContain('1-400.webp');
    expect(behind?.querySelector('[data-notice]')).toBeNull();
  });

  it('that is a file does not begin to load it', async () => {
    const chapter = { ...drawnChapter('one'), manifest: undefined };
    const comic = { ...COMIC, ageRating: '16' as const };
    const document = buildChapterPage({ comic, chapter, chapters: [chapter] });
    const address = {
      origin: 'https://rawi.test',
      pathname: '/en/chapter/one',
      pageId: pageIds.chapter('one'),
    };
    const served = await site.serve({ ...address, document });
    expect(served.status === 200 && served.html).toContain('data-notice=');
    expect(served.status === 200 && served.html).not.toContain('data-url=');
  });
});

const UNNOTICED: readonly Partial<Pick<Comic, 'ageRating' | 'contentNotes'>>[] = [
  {},
  { ageRating: 'everyone' },
  { ageRating: '12', contentNotes: ['blood', 'violence'] },
];
it('a strip, which ends with a panel of it, is drawn where there is no document', async () => {
  const panel = { page: 1, x: 0, y: 0, width: 1000, height: 500 };
  const strips = ['one', 'two'].map((id, index) => {
    const strip = drawnChapter(id, { readingDirection: 'vertical', number: index + 1 });
    return { ...strip, ...(strip.manifest && { manifest: { ...strip.manifest, panels: [panel] } }) };
  });
  const [chapter] = strips;
  if (!chapter) throw new Error('There is a chapter.');
  const page = buildChapterPage({
    comic: COMIC,
    chapter: { ...chapter, panelsFile: 'public/one-0123456789abcdef/panels.json' },
    chapters: strips,
  });
  vi.stubGlobal('document', undefined);
  try {
    const served = await site.serve({
      origin: 'https://rawi.test',
      pathname: '/en/chapter/one',
      pageId: pageIds.chapter('one'),
      document: page,
    });
    expect(served.status === 200 && served.html).toContain('data-onward');
  } finally {
    vi.unstubAllGlobals();
  }
});

it.each(UNNOTICED)('a chapter without one is served with its page alone: %j', async (rated) => {
  const { html, page } = await serve(rated);
  expect(page.querySelector('#root [data-page="1"] img')).not.toBeNull();
  expect(page.querySelector('[rel="preconnect"]')).not.toBeNull();
  expect(html).not.toMatch(/data-notice|data-behind/);
});

it.each([
  [undefined, 'none'],
  ['everyone', undefined],
  ['12', undefined],
  ['16', '16'],
  ['18', '18'],
] as const)(
  'a chapter that is rated %s, and its comic, tell boot.js the age “%s”',
  async (ageRating, age) => {
    const { page } = await serve(ageRating ? { ageRating } : {});
    expect(page.documentElement.dataset['age']).toBe(age);
    const comic = { ...COMIC, ageRating: ageRating ?? null };
    const served = await site.serve({
      origin: 'https://rawi.test',
      pathname: '/en/comic/salt',
      pageId: pageIds.comic('salt'),
      document: buildComicPage({ comicId: 'salt', comic, chapters: [], translators: [], candidates: [] }),
    });
    const html = served.status === 200 ? served.html : '';
    expect(new DOMParser().parseFromString(html, 'text/html').documentElement.dataset['age']).toBe(age);
  },
);
