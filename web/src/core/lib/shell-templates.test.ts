import { describe, expect, it } from 'vitest';
import { kindOf, withoutTemplates, withTemplatesOf } from './shell-templates.ts';

const template = (locale: string, attributes: string) =>
  `<template data-locale="${locale}" ${attributes}><p>${locale} ${attributes}</p></template>`;
const TEMPLATES = ['en', 'ar'].flatMap((locale) => [
  template(locale, 'data-ahead="/chapter" data-files="/chapter.js"'),
  template(locale, 'data-ahead="*" data-files="/face.woff2"'),
  template(locale, 'data-kinds="/chapter" data-title="A"'),
  template(locale, 'data-kinds="/comics /search" data-title="B"'),
  template(locale, 'data-kinds="*" data-title="C"'),
]);
const SHELL = `<html>\n${TEMPLATES.join('\n')}\n<template data-first-page></template></html>`;

/** The templates that are left, found as boot.js finds them. */
function left(locale: string, kind: string) {
  document.documentElement.innerHTML = withTemplatesOf(SHELL, locale, kind);
  return [...document.querySelectorAll<HTMLElement>('template[data-locale]')].map(
    ({ dataset }) => `${dataset.locale} ${dataset.kinds ?? `files of ${dataset.ahead}`}`,
  );
}

describe('templates of the shell', () => {
  it('are those of one kind of page in one language', () => {
    expect(left('ar', '/chapter')).toEqual(['ar files of /chapter', 'ar /chapter']);
  });

  it('are those for any other page when a kind has none of its own, decided for each template by itself', () => {
    expect(left('en', '/search')).toEqual(['en files of *', 'en /comics /search']);
    expect(left('en', '/nowhere')).toEqual(['en files of *', 'en *']);
  });

  it('leave everything else as it is', () => {
    const bare = '<html>\n<template data-first-page></template></html>';
    expect(withTemplatesOf(SHELL, 'de', '/chapter')).toBe(bare);
    expect(withoutTemplates(SHELL)).toBe(bare);
  });
});

describe('kindOf', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/ar/chapter/x', '/chapter'],
  ])('%s is %s', (pathname, kind) => expect(kindOf(pathname)).toBe(kind));
});
