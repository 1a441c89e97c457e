import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAgreements } from '../domains/ratings/agreements.ts';
import { noticeForBoot, tokensOf } from '../domains/ratings/notice.ts';
import { isOpenHere } from '../domains/ratings/opening.ts';
import type { RatedChapter } from '../domains/ratings/rated-chapter.ts';
import { keepWish } from '../domains/settings/wish.ts';
import { ahead, boot, drawing } from '../testing/boot.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset['notice'];
});

describe('boot.js, where a chapter begins with a notice', () => {
  const RATED = [undefined, 'everyone', '12', '16', '18'] as const;
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
