import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAgreements } from '../domains/ratings/agreements.ts';
import { ageForBoot, noticeForBoot, showingOf, tokensOf } from '../domains/ratings/notice.ts';
import { isOpenHere } from '../domains/ratings/opening.ts';
import type { RatedChapter } from '../domains/ratings/rated-chapter.ts';
import { hearChildrensMode, keepWish, wishHere } from '../domains/settings/wish.ts';
import { ahead, boot, drawing } from '../testing/boot.ts';
import { enterChildrensMode } from '../testing/childrens-mode.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  hearChildrensMode();
  delete document.documentElement.dataset['notice'];
  delete document.documentElement.dataset['age'];
  document.head.innerHTML = '';
});

const RATED = [undefined, 'everyone', '12', '16', '18'] as const;

describe('boot.js, where a chapter begins with a notice', () => {
  const NOTES = [
    [],
    [{ id: 'blood', name: { en: 'Blood' } }],
    [{ id: 'flashing', name: { en: 'Flashing' } }],
  ];
  const noticed = RATED.flatMap((ageRating) =>
    RATED.flatMap((own) =>
      NOTES.map(
        (contentNotes): RatedChapter => ({
          id: 'one',
          ageRating: own,
          contentNotes,
          comic: { id: 'salt', ageRating, contentNotes: [] },
        }),
      ),
    ),
  ).filter((chapter) => noticeForBoot(chapter) !== undefined);
  const SIXTEEN: RatedChapter = { id: 'one', comic: { id: 'salt', ageRating: '16' } };

  /** Opens the served page of a chapter: the notice, and behind it the page. */
  function serve(chapter: RatedChapter): string {
    document.documentElement.dataset['notice'] = noticeForBoot(chapter) ?? expect.fail('no notice');
    document.body.innerHTML =
      '<div id="root"><section data-notice>notice</section></div><template data-behind><i data-page="1"></i></template>';
    boot({ address: '/en/chapter/one' });
    return document.querySelector('#root')?.innerHTML ?? '';
  }

  it.each(['12', '16', '18'] as const)('it shows the page to whom the app would, up to %s', (upTo) => {
    for (const lessMotion of [false, true]) {
      vi.spyOn(window, 'matchMedia').mockImplementation(
        (query) => ({ matches: lessMotion && query.includes('motion') }) as MediaQueryList,
      );
      for (const chapter of noticed) {
        localStorage.clear();
        keepWish({ upTo, blursFrom: '18' });
        expect(serve(chapter)).toContain('notice');
        keepAgreements(tokensOf(chapter));
        expect(serve(chapter).includes('data-page')).toBe(isOpenHere(chapter));
        expect(serve(chapter).includes('data-notice')).toBe(!isOpenHere(chapter));
      }
    }
  });

  it('the notice is not painted before its page takes its place', () => {
    keepAgreements(tokensOf(SIXTEEN));
    document.documentElement.dataset['notice'] = noticeForBoot(SIXTEEN) ?? '';
    document.body.innerHTML = '';
    boot({ address: '/en/chapter/one' });
    expect(document.documentElement.hasAttribute('data-agreed')).toBe(true);
    localStorage.clear();
    boot({ address: '/en/chapter/one' });
    expect(document.documentElement.hasAttribute('data-agreed')).toBe(false);
  });

  it.each(['{', 'null', '7', '[]', '{}'])('%s on the device shows the notice', (stored) => {
    localStorage.setItem('rawi-agreed', stored);
    localStorage.setItem('rawi-wish', stored);
    expect(serve(SIXTEEN)).toContain('notice');
  });

  it('the page of a saved one is shown only to who has agreed', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('portrait') }) as MediaQueryList,
    );
    document.head.innerHTML = drawing('en', '/chapter') + ahead('en', '*');
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const open = () => {
      document.documentElement.dataset['notice'] = noticeForBoot(SIXTEEN) ?? '';
      document.body.innerHTML =
        '<div id="root"></div><template data-first-page><div data-page="3"><img></div></template>';
      boot({ address: '/en/chapter/one?page=3' });
      return document.querySelector('#root [data-page]') !== null;
    };
    expect(open()).toBe(false);
    keepAgreements(tokensOf(SIXTEEN));
    expect(open()).toBe(true);
  });
});

describe('boot.js, in the mode for children', () => {
  const ratings = fc.constantFrom(...RATED);
  const wishes = fc.record({
    upTo: fc.constantFrom('12' as const, '16' as const, '18' as const),
    blursFrom: fc.constantFrom('16' as const, '18' as const, null),
  });
  const CSS = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
  /** What a served chapter shows before the app is here: itself, or nothing. */
  function serve(chapter: RatedChapter): { readonly isShown: boolean; readonly title: string } {
    const html = document.documentElement;
    const age = ageForBoot(chapter.comic, chapter);
    if (age === undefined) delete html.dataset['age'];
    else html.dataset['age'] = age;
    document.head.innerHTML = `<title>Salt · 1</title><style>${CSS}</style>`;
    document.body.innerHTML =
      '<div id="root" data-served=""><main><article><i data-page="1"><img></i></article></main></div>';
    boot({ address: '/en/chapter/one' });
    const drawn = document.querySelector('article') ?? expect.fail('nothing is drawn');
    return { isShown: getComputedStyle(drawn).display !== 'none', title: document.title };
  }

  it('a served page is painted before the app is here where the app shows it, whatever was wished before', async () => {
    await fc.assert(
      fc.asyncProperty(ratings, ratings, wishes, fc.boolean(), async (comic, own, wish, isOn) => {
        localStorage.clear();
        keepWish(wish);
        hearChildrensMode();
        if (isOn) await enterChildrensMode();
        const chapter: RatedChapter = { id: 'one', ageRating: own, comic: { id: 'salt', ageRating: comic } };
        const isKeptBack = showingOf(chapter, wishHere()).opens === 'never';
        const { isShown, title } = serve(chapter);
        expect(isShown).toBe(!isKeptBack);
        expect(title).toBe(isKeptBack ? 'Rawi' : 'Salt · 1');
        if (isOn) expect(document.documentElement.dataset['strict']).toBe('12');
      }),
    );
  });

  it.each(['', '{', 'null', '{"v":2}'])(
    '“%s” in the place of the code counts as on, as in the app',
    (stored) => {
      localStorage.setItem('rawi-childrens-mode', stored);
      hearChildrensMode();
      expect(wishHere().upTo).toBe('12');
      expect(serve({ id: 'one', comic: { id: 'salt' } }).isShown).toBe(false);
      expect(serve({ id: 'one', comic: { id: 'salt', ageRating: '12' } }).isShown).toBe(true);
    },
  );

  it('the page of a saved chapter that is kept back is not shown, and the app does not wait for it', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('portrait') }) as MediaQueryList,
    );
    await enterChildrensMode();
    const decode = vi.fn(() => Promise.resolve());
    HTMLImageElement.prototype.decode = decode;
    const open = (comic: RatedChapter['comic']) => {
      document.documentElement.dataset['age'] = ageForBoot(comic);
      if (ageForBoot(comic) === undefined) delete document.documentElement.dataset['age'];
      document.head.innerHTML = drawing('en', '/chapter') + ahead('en', '*');
      document.body.innerHTML =
        '<div id="root"></div><template data-first-page><div data-page="3"><img></div></template>';
      boot({ address: '/en/chapter/one?page=3' });
      return document.querySelector('#root [data-page]') !== null;
    };
    expect(open({ id: 'salt' })).toBe(false);
    expect(decode).not.toHaveBeenCalled();
    expect(open({ id: 'salt', ageRating: 'everyone' })).toBe(true);
  });
});
