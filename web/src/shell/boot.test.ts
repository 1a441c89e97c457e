import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_DIRECTIONS, LOCALES } from '@rawi/model/lists/locales';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootScript, policyHash } from '../../first-paint.ts';
import { chooseLocale, localeOf } from '../core/i18n/locale.ts';
import { manifestPath } from '../core/lib/manifest-path.ts';
import { keepWish } from '../domains/settings/wish.ts';
import { ahead, boot, drawing, type Visit } from '../testing/boot.ts';

/** `boot.js` is a script without imports. It must choose the language that the app chooses afterwards. */

beforeEach(() => {
  document.head.innerHTML = LOCALES.flatMap((locale) => [
    ...['/', '/comic', '/login /signup', '/chapter', '/contact-us', '*'].map((kind) => drawing(locale, kind)),
    ...['/comic', '*'].map((kind) => ahead(locale, kind)),
  ]).join('');
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const VISITS: readonly Visit[] = [
  '/',
  '/fr/comic/x',
  ...LOCALES.map((locale) => `/${locale}/comic/x`),
].flatMap((address) =>
  ['', 'rawi_locale=fr', ...LOCALES.map((locale) => `a=1; rawi_locale=${locale}; b=2`)].flatMap((cookie) =>
    [[], ['fr', 'ar-EG', 'en'], ['EN-gb']].map((languages) => ({ address, cookie, languages })),
  ),
);

describe('boot.js', () => {
  it.each(VISITS)('chooses the language of the app: %o', (visit) => {
    document.head.insertAdjacentHTML('afterbegin', '<link rel="manifest" href="/manifest.en.webmanifest" />');
    const locale = localeOf(visit.address) ?? chooseLocale(visit.cookie ?? '', visit.languages ?? []);
    expect(boot(visit)).toMatchObject({
      lang: locale,
      dir: LOCALE_DIRECTIONS[locale],
      manifest: manifestPath(locale),
    });
  });

  it.each([
    ['/en', undefined, 'light'],
    ['/en', 'dark', 'dark'],
    ['/ar/chapter/x', undefined, 'dark'],
    ['/fr/chapter/x', undefined, 'light'],
  ])('draws %s with the mode %s in %s', (address, mode, scheme) => {
    expect(boot({ address, ...(mode !== undefined && { mode }) }).scheme).toBe(scheme);
  });

  it.each([
    ['/', 'en /'],
    ['/ar', 'ar /'],
    ['/ar/', 'ar /'],
    ['/en/comic/x?a=1', 'en /comic'],
    ['/ar/signup', 'ar /login /signup'],
    ['/en/chapter/x', 'en /chapter'],
    ['/ar/contact-us?form=notice', 'ar /contact-us'],
    ['/en/no/such', 'en *'],
    ['/en/"]', 'en *'],
    ['/fr/comic/x', 'en *'],
  ])('draws at %s what the build has drawn: %s', (address, heading) => {
    expect(boot({ address }).heading).toBe(heading);
    expect(document.title).toBe(`title ${heading.slice(0, 2)}`);
  });

  it('opens the home page in the language chosen, and keeps what the address says', () => {
    boot({ address: '/?from=mail#latest', languages: ['ar'] });
    expect(location.pathname + location.search + location.hash).toBe('/ar?from=mail#latest');
  });

  it.each([
    ['', ['ar-EG', 'en'], '/ar/search?q=moon#more'],
    ['rawi_locale=en', ['ar-EG'], '/en/search?q=moon#more'],
    ['rawi_locale=ar', [], '/ar/search?q=moon#more'],
    ['', ['fr'], '/en/search?q=moon#more'],
  ])('with %j and %j leads from an address without a language to %s', (cookie, languages, to) => {
    const lead = vi.spyOn(location, 'replace').mockReturnValue();
    boot({ address: '/search?q=moon#more', cookie, languages, leads: true });
    expect(lead.mock.calls).toEqual([[to]]);
    expect(document.querySelector('#root h1')).toBeNull();
  });

  it('leads nowhere from any other page', () => {
    const lead = vi.spyOn(location, 'replace').mockReturnValue();
    for (const address of ['/', '/en/search', '/search']) boot({ address });
    expect(lead).not.toHaveBeenCalled();
  });

  it('leads to the same page in the other language, and back after the log-in', () => {
    boot({ address: '/en/comic/x?chapters=ar#top' });
    const hrefs = Array.from(document.querySelectorAll('#root a'), (link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/xx/comic/x?chapters=ar#top',
      '/en/login?next=%2Fen%2Fcomic%2Fx%3Fchapters%3Dar',
    ]);
  });

  it('a served page is not drawn over, but is adapted to whoever looks at it', () => {
    const served =
      '<a hreflang="ar" href="/ar/chapter/x">other</a><span data-for="account"></span><span data-for="visitor">in</span>' +
      '<button>turn</button><div data-page="1"><img></div>';
    const inRoot = (selector: string) => document.querySelector<HTMLElement>(`#root ${selector}`);
    document.body.innerHTML = `<div id="root">${served}</div>`;
    boot({ address: '/en/chapter/x' });
    expect(inRoot('h1')).toBeNull();
    expect(inRoot('[data-for="account"]')).toBeNull();
    expect(inRoot('a')?.getAttribute('href')).toBe('/ar/chapter/x');
    expect(inRoot('button')?.hasAttribute('disabled')).toBe(true);
    expect(document.documentElement.hasAttribute('data-asks-page')).toBe(false);
    expect(document.documentElement.dataset['who']).toBe('visitor');
    document.body.innerHTML = `<div id="root">${served}</div>`;
    boot({ address: '/en/chapter/x?page=7', isSignedIn: true });
    expect(inRoot('[data-for="visitor"]')).toBeNull();
    expect(document.documentElement.hasAttribute('data-asks-page')).toBe(true);
    expect(document.documentElement.dataset['who']).toBe('account');
  });

  it.each([
    ['?page=1', false],
    ['?page=1&from=mail', false],
    ['?from=mail&page=12', true],
    ['?page=2', true],
  ])('knows whether %s asks for another page than the first', (search, asks) => {
    boot({ address: `/en/chapter/x${search}` });
    expect(document.documentElement.hasAttribute('data-asks-page')).toBe(asks);
  });

  it.each([
    ['', false],
    ['?q=moon', true],
    ['?genre=horror', true],
  ])('knows whether %j searches for something', (search, searches) => {
    boot({ address: `/en/search${search}` });
    expect(document.documentElement.hasAttribute('data-has-query')).toBe(searches);
  });

  it.each([
    ['(orientation: portrait)', '3', ''],
    ['(orientation: landscape)', undefined, undefined],
  ])(
    'shows the page of a saved chapter in its place, on a screen that is %s',
    (orientation, page, served) => {
      vi.spyOn(window, 'matchMedia').mockImplementation(
        (query) => ({ matches: query === orientation }) as MediaQueryList,
      );
      document.body.innerHTML =
        '<div id="root"></div><template data-first-page><div data-page="3"><img></div></template>';
      HTMLImageElement.prototype.decode = () => Promise.resolve();
      boot({ address: '/en/chapter/x?page=3' });
      expect(document.querySelector<HTMLElement>('#root [data-page]')?.dataset['page']).toBe(page);
      expect(document.querySelector('#root [data-page-place] b') === null).toBe(page !== undefined);
      // The app delays its first drawing until it has the page, and nothing hides the picture meanwhile.
      expect(document.getElementById('root')?.dataset['served']).toBe(served);
      expect(document.documentElement.hasAttribute('data-asks-page')).toBe(page === undefined);
    },
  );

  it.each([
    ['12', '16', '12'],
    ['12', null, '12'],
    ['16', '16', '16'],
    ['18', '16', '16'],
    ['16', '18', ''],
    ['18', null, ''],
  ] as const)('up to %s and blurred from %s marks a served page “%s”', (upTo, blursFrom, strict) => {
    keepWish({ upTo, blursFrom });
    boot({ address: '/en' });
    expect(document.documentElement.dataset['strict']).toBe(strict);
  });

  it.each(['{', 'null', '7'])('%s as a wish marks a served page as a visitor’s', (stored) => {
    localStorage.setItem('rawi-wish', stored);
    boot({ address: '/en' });
    expect(document.documentElement.dataset['strict']).toBe('');
  });

  describe('where the worker left the app to it', () => {
    const FIRST =
      '<style data-few></style><template data-first-page data-app="/a.js /b.js" data-styles="/first.css"><div data-page="1"><img></div></template>';
    const app = () =>
      Array.from(document.querySelectorAll('script[type="module"]'), (script) => script.getAttribute('src'));
    const open = (orientation: string, decode: () => Promise<void>) => {
      vi.spyOn(window, 'matchMedia').mockImplementation(
        (query) => ({ matches: query === `(orientation: ${orientation})` }) as MediaQueryList,
      );
      HTMLImageElement.prototype.decode = decode;
      document.body.innerHTML = `<div id="root"></div>${FIRST}`;
      boot({ address: '/en/chapter/x' });
    };
    beforeAll(() => {
      // No file is fetched here, and the test environment fires no event about it.
      (
        window as unknown as { readonly happyDOM: DetachedWindowAPI }
      ).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
    });
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
    afterEach(() => void vi.useRealTimers());

    it('the app runs when the picture has been painted', async () => {
      open('portrait', () => Promise.resolve());
      await Promise.resolve();
      expect(app()).toEqual([]);
      expect(document.head.querySelector('link')).toBeNull();
      await vi.advanceTimersByTimeAsync(40);
      expect(app()).toEqual(['/a.js', '/b.js']);
      expect(document.head.querySelector('link')).not.toBeNull();
      await vi.advanceTimersByTimeAsync(1000);
      expect(app()).toHaveLength(2);
    });

    it('the app runs when the picture fails or is missing', async () => {
      open('portrait', () => new Promise(() => {}));
      await vi.advanceTimersByTimeAsync(499);
      expect(app()).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(app()).toEqual(['/a.js', '/b.js']);
      document.head.innerHTML = document.head.innerHTML.replaceAll(/<script.*?<\/script>/g, '');
      open('portrait', () => Promise.reject(new Error('gone')));
      await vi.advanceTimersByTimeAsync(0);
      expect(app()).toEqual(['/a.js', '/b.js']);
    });

    const SERVED =
      '<style data-few></style><div id="root"><i data-page="1"><img></i></div>' +
      '<template data-app="/a.js" data-styles="/first.css /d.css" data-files="/c.js"></template>';
    const serve = (address: string, decode: () => Promise<void>) => {
      HTMLImageElement.prototype.decode = decode;
      document.body.innerHTML = SERVED;
      boot({ address });
    };

    it('the app runs after the picture of a served page, or after three seconds', async () => {
      serve('/en/chapter/x', () => new Promise(() => {}));
      await vi.advanceTimersByTimeAsync(2999);
      expect(app()).toEqual([]);
      expect(document.head.querySelector('link')).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      expect(app()).toEqual(['/a.js']);
      expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/c.js');
    });

    it('the app runs with its style sheets, which come in their order and where the few styles stand', async () => {
      // None of the style sheets loads.
      const coming = vi.spyOn(HTMLLinkElement.prototype, 'dispatchEvent').mockReturnValue(true);
      serve('/en/chapter/x?page=2', () => Promise.resolve());
      const sheets = () => document.querySelectorAll('[rel="stylesheet"]');
      const order = () => Array.from(sheets(), (sheet) => sheet.getAttribute('href'));
      expect(order()).toEqual(['/first.css', '/d.css']);
      const [gone, late] = sheets();
      expect(gone?.previousElementSibling?.tagName).toBe('STYLE');
      coming.mockRestore();
      late?.dispatchEvent(new Event('load'));
      gone?.dispatchEvent(new Event('error'));
      expect(app()).toEqual([]);
      // The one that failed is requested again, in its place.
      await vi.advanceTimersByTimeAsync(3000);
      expect(order()).toEqual(['/first.css', '/d.css']);
      expect(sheets()[0]).not.toBe(gone);
      expect(app()).toEqual(['/a.js']);
    });

    it('the app runs at once on a served page whose picture is not the one that the address asks for', () => {
      serve('/en/chapter/x?page=2', () => new Promise(() => {}));
      expect(app()).toEqual(['/a.js']);
    });

    it('the app runs at once, and loads no file ahead, where the mode for children keeps the page back', () => {
      localStorage.setItem('rawi-childrens-mode', '{}');
      document.documentElement.dataset['age'] = 'none';
      serve('/en/chapter/x', () => new Promise(() => {}));
      expect(app()).toEqual(['/a.js']);
      document.head.innerHTML = '';
      document.body.innerHTML = SERVED.replace('<img>', '').replace('/c.js', '/assets/pdf-start-1.js');
      boot({ address: '/en/chapter/x' });
      expect(app()).toEqual(['/a.js']);
      delete document.documentElement.dataset['age'];
    });

    it('the app runs after the first panel of the home page', async () => {
      HTMLImageElement.prototype.decode = () => Promise.resolve();
      document.body.innerHTML = SERVED.replace('data-page="1"', 'data-panels="3"');
      boot({ address: '/en' });
      await Promise.resolve();
      expect(app()).toEqual([]);
      await vi.advanceTimersByTimeAsync(40);
      expect(app()).toEqual(['/a.js']);
    });

    it('the app runs after the cover of a comic’s page and the font of its text', async () => {
      let arrive = (_faces: FontFace[]) => {};
      const load = vi.fn<FontFaceSet['load']>(() => new Promise((resolve) => (arrive = resolve)));
      Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
      HTMLImageElement.prototype.decode = () => Promise.resolve();
      document.title = 'Orbit';
      document.body.innerHTML = SERVED.replace('<i data-page="1"><img></i>', '<main><img></main>').replace(
        'data-app',
        'data-font="" data-app',
      );
      boot({ address: '/en/comic/x' });
      await vi.advanceTimersByTimeAsync(2000);
      expect(app()).toEqual([]);
      expect(load.mock.calls).toEqual([['1em "Rubik Variable"', 'Orbit']]);
      arrive([]);
      await vi.advanceTimersByTimeAsync(40);
      expect(app()).toEqual(['/a.js']);
    });

    it("a chapter that is a file starts loading before the app runs, without the app's styles", () => {
      vi.spyOn(HTMLLinkElement.prototype, 'dispatchEvent').mockReturnValue(true);
      document.body.innerHTML = SERVED.replace('<img>', '').replace('/c.js', '/assets/pdf-start-1.js');
      boot({ address: '/en/chapter/x' });
      expect(app()).toEqual(['/assets/pdf-start-1.js']);
    });

    it('the app runs at once when no picture is shown', () => {
      open('landscape', () => Promise.reject(new Error('not asked for')));
      expect(app()).toEqual(['/a.js', '/b.js']);
    });
  });

  it('sets the colours of a served page before there is any of it', () => {
    document.body.innerHTML = '';
    expect(boot({ address: '/en', mode: 'dark' }).scheme).toBe('dark');
    document.documentElement.dataset['dark'] = '';
    expect(boot({ address: '/en/comic/none', mode: 'light' }).scheme).toBe('dark');
    delete document.documentElement.dataset['dark'];
  });

  it("shows the log-in to a visitor, and the account's place to a person who has signed in here", () => {
    boot({ address: '/en' });
    expect(document.querySelector('#root [data-for]')?.textContent).toBe('in');
    document.body.innerHTML = '<div id="root"></div>';
    boot({ address: '/en', isSignedIn: true });
    expect(document.querySelector('#root [data-for]')?.textContent).toBe('photo');
  });

  it('lets no button be pressed before its script is there', () => {
    boot({ address: '/en' });
    expect(document.querySelector('#root button')).toHaveProperty('disabled', true);
  });

  it('asks for the files of the page at once', () => {
    boot({ address: '/ar/comic/x' });
    const links = document.head.querySelectorAll('link');
    expect(Array.from(links, (link) => `${link.rel} ${link.getAttribute('href')}`)).toEqual([
      'modulepreload /ar.js',
      'preload /comic.css',
    ]);
  });

  it('leaves what is served with the page', () => {
    document.body.innerHTML = '<div id="root"><h1>served</h1></div>';
    expect(boot({ address: '/en' }).heading).toBe('served');
  });

  it('is allowed by the content security policy', () => {
    const hosting = readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8');
    expect(hosting).toContain(policyHash(bootScript()));
  });
});
