import type { ChapterPayload } from '@rawi/model/pages/pages';
import { packImage } from '@rawi/model/truth/page-images';
import { describe, expect, it } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import { firstPage, withFirstPage } from './page-shell.ts';

setFirebaseSettings(
  JSON.stringify({
    projectId: 'p',
    apiKey: 'k',
    storageBucket: 'files',
    uploadsBucket: 'uploads',
    contactAddress: 'a@example.com',
  }),
);

const image = { width: 1600, height: 2400, wide: false, continues: false, color: '#102030' };
const PAGES = [
  image,
  { ...image, wide: true },
  { ...image, height: 3000 },
  { ...image, continues: true },
].map(packImage);

/** Page 1 is an ordinary one, page 2 a wide one, page 3 a long one in two pieces. */
const chapter = (readingDirection: 'ltr' | 'vertical', images = PAGES): ChapterPayload =>
  ({
    manifest: { folder: 'public/x-0', widths: [800], images },
    readingDirection,
    comic: { id: 'salt' },
  }) as unknown as ChapterPayload;
const shown = (page: string | null, direction: 'ltr' | 'vertical' = 'ltr') => {
  document.body.innerHTML = firstPage(chapter(direction), page)?.drawing ?? '';
  return document.querySelector<HTMLElement>('[data-page]');
};

describe('firstPage', () => {
  it('is the page that the address asks for, as large and as dark as it is, with the files that the reader shows', () => {
    const page = shown(null);
    expect(page?.dataset).toMatchObject({ page: '1', way: 'page' });
    expect(page?.style.getPropertyValue('--ratio')).toBe(String(1600 / 2400));
    const picture = page?.querySelector('img');
    expect(picture?.crossOrigin).toBe('anonymous');
    expect(picture?.srcset).toBe(
      'https://firebasestorage.googleapis.com/v0/b/files/o/public%2Fx-0%2F1-800.webp?alt=media 800w, ' +
        'https://firebasestorage.googleapis.com/v0/b/files/o/public%2Fx-0%2F1-1600.webp?alt=media 1600w',
    );
  });

  it('is the first piece of a long page in a strip', () => {
    const page = shown('3', 'vertical');
    expect(page?.dataset).toMatchObject({ page: '3', way: 'strip' });
    expect(page?.querySelectorAll('img')).toHaveLength(1);
  });

  it.each([['2'], ['3'], ['4'], ['0'], ['x'], ['1.5']])('leaves page %s to the reader', (page) => {
    expect(firstPage(chapter('ltr'), page)).toBeUndefined();
  });

  it('leaves a chapter without images to the reader', () => {
    expect(
      firstPage({ ...chapter('ltr'), manifest: undefined } as unknown as ChapterPayload, null),
    ).toBeUndefined();
  });
});

describe('withFirstPage', () => {
  const SHELL =
    '<html><head><title>Rawi</title><style data-file="/assets/first.css">.a{}.b{}</style><script type="module" crossorigin src="/assets/a.js"></script>\n' +
    '<script type="module" crossorigin src="/assets/b.js"></script></head><body><div id="root"></div></body></html>';

  it('asks for the picture first of all, and leaves the app and most styles to boot.js, in their order', () => {
    const first = firstPage(chapter('ltr'), null);
    if (!first) throw new Error('The first page is one picture.');
    document.documentElement.innerHTML = withFirstPage(SHELL, first, '.a{}');
    const link = document.head.querySelector('link');
    expect(link?.nextElementSibling?.tagName).toBe('TITLE');
    const template = document.querySelector<HTMLTemplateElement>('#root + template[data-first-page]');
    const picture = template?.content.querySelector('img');
    expect(link?.getAttribute('imagesrcset')).toBe(picture?.srcset);
    expect(link?.getAttribute('imagesizes')).toBe(picture?.sizes);
    expect(template?.dataset['app']).toBe('/assets/a.js /assets/b.js');
    expect(document.querySelector('script')).toBeNull();
    expect(document.querySelector('style')?.textContent).toBe('.a{}');
    expect(template?.dataset['styles']).toBe('/assets/first.css');
  });

  it('asks for no picture of a chapter that begins with a notice: boot.js knows who has agreed', () => {
    const rated = { ...chapter('ltr'), id: 'one', ageRating: '16' as const };
    const first = firstPage(rated, null) ?? expect.fail('The first page is one picture.');
    const page = new DOMParser().parseFromString(
      withFirstPage(SHELL.replace('<html', '<html lang="en"'), first, ''),
      'text/html',
    );
    expect(page.querySelector('link')).toBeNull();
    expect(page.querySelector('img')).toBeNull();
    expect(page.documentElement.dataset['notice']).toBe('16 salt/one:16:');
    expect(page.documentElement.dataset['age']).toBe('16');
    expect(page.querySelector<HTMLTemplateElement>('template')?.content.querySelector('img')).not.toBeNull();
  });
});
