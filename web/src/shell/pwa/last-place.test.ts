import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@rawi/model/constants';
import { LOCALE_DIRECTIONS, LOCALES, type Locale } from '@rawi/model/lists/locales';
import { beforeEach, describe, expect, it } from 'vitest';
import { manifestPath } from '../../core/lib/manifest-path.ts';
import { SHARED_FILE } from '../../domains/uploads/shared-files.ts';
import { isPlace, keepPosition, lastPlace, openLastPlace, START_MARK } from './last-place.ts';
import { isShare } from './take-shared.ts';

beforeEach(() => localStorage.clear());

it.each(['/en', '/ar/chapter/one-1-ar?page=3', '/en/downloads', '/ar/comic/one#chapters'])(
  '%s is a place',
  (path) => {
    expect(isPlace(path)).toBe(true);
    keepPosition(path);
    expect(lastPlace()).toBe(path);
  },
);

it.each([
  '/en/login?next=%2Fen',
  '/ar/signup',
  '/en/newpassword',
  '/en/auth/callback?mode=x',
  '/en/unsubscribe?t=1',
  '/en/shared-file',
])('%s is none: what one does there is over', (path) => {
  keepPosition('/en');
  keepPosition(path);
  expect(lastPlace()).toBe('/en');
});

it.each(['//evil.example/en', 'https://evil.example', '/fr', '/english', '/'])(
  '%s is no address of a page',
  (path) => {
    expect(isPlace(path)).toBe(false);
  },
);

it('the app is started by a mark that no link has', () => {
  expect(START_MARK).toBe('app');
});

interface Words {
  readonly name: string;
  readonly short_name: string;
}
interface Manifest extends Words {
  readonly description: string;
  readonly lang: string;
  readonly dir: string;
  readonly screenshots: readonly { readonly label: string }[];
  readonly shortcuts: readonly (Words & { readonly url: string })[];
  readonly share_target: Door & {
    readonly method: string;
    readonly enctype: string;
    readonly params: { readonly files: readonly { readonly accept: readonly string[] }[] };
  };
  readonly file_handlers: readonly (Door & {
    readonly accept: Readonly<Record<string, readonly string[]>>;
  })[];
}
interface Door {
  readonly action: string;
}
const manifestOf = (locale: Locale): Manifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../public', manifestPath(locale)), 'utf8'));
const MANIFEST = manifestOf('en');

describe.each(LOCALES)('the manifest in %s', (locale) => {
  const manifest = manifestOf(locale);

  it('is the same app as in any other language, with other words', () => {
    const { name, short_name, description, lang, dir, screenshots, shortcuts } = MANIFEST;
    const { share_target, file_handlers } = MANIFEST;
    expect({
      ...manifest,
      name,
      short_name,
      description,
      lang,
      dir,
      screenshots: manifest.screenshots.map((each, at) => ({ ...each, label: screenshots[at]?.label })),
      shortcuts: manifest.shortcuts.map((each, at) => ({
        ...each,
        name: shortcuts[at]?.name,
        short_name: shortcuts[at]?.short_name,
      })),
      // These lead into the language at once.
      share_target: { ...manifest.share_target, action: share_target.action },
      file_handlers: manifest.file_handlers.map((each, at) => ({
        ...each,
        action: file_handlers[at]?.action,
      })),
    }).toEqual(MANIFEST);
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: `/?${START_MARK}` });
  });

  it('has its language, direction and name, and all its words in one language', () => {
    expect(manifest).toMatchObject({ lang: locale, dir: LOCALE_DIRECTIONS[locale], name: BRAND[locale] });
    const { name, short_name, description, screenshots, shortcuts } = manifest;
    const words = [
      name,
      short_name,
      description,
      ...screenshots.map(({ label }) => label),
      ...shortcuts.flatMap((each) => [each.name, each.short_name]),
    ];
    const other = locale === 'ar' ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
    expect(words.filter((text) => other.test(text) || text === '')).toEqual([]);
  });

  it('has the system bring a PDF or a CBZ to where the worker takes it, as a form or to open it', () => {
    const { share_target: target, file_handlers: handlers } = manifest;
    expect([target.method, target.enctype]).toEqual(['POST', 'multipart/form-data']);
    for (const { action } of [target, ...handlers]) {
      expect(action).toBe(`/${locale}/${SHARED_FILE}`);
      expect(isShare(target, new URL(action, 'https://rawi.example'))).toBe(true);
    }
    const shared = target.params.files.flatMap(({ accept }) => accept);
    const opened = handlers.flatMap(({ accept }) => Object.values(accept).flat());
    expect(opened.toSorted()).toEqual(['.cbz', '.pdf', '.zip']);
    expect(shared).toEqual(expect.arrayContaining(['application/pdf', ...opened]));
  });
});

it.each(MANIFEST.shortcuts.map(({ url }) => url))(
  'the shortcut %s leads to its page in either language',
  (url) => {
    const found = ['en', 'ar'].map((locale) => {
      // The address as boot.js leaves it.
      history.replaceState(null, '', `/${locale}${url.slice(1)}`);
      openLastPlace();
      return location.pathname + location.search + location.hash;
    });
    expect(found[0]).toMatch(/^\/en(?:\/(?:downloads|search|savedItems)|#continue)$/);
    expect(found[1]).toBe(found[0]?.replace('/en', '/ar'));
  },
);

it('a start without a shortcut opens at the home page of a browser, which was not installed', () => {
  keepPosition('/en/downloads');
  history.replaceState(null, '', '/ar?app');
  openLastPlace();
  expect(location.pathname + location.search).toBe('/ar');
});
