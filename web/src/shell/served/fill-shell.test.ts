import { describe, expect, it } from 'vitest';
import { type Filling, openShell } from './fill-shell.ts';

const SHELL = `<!doctype html>
<html lang="en" dir="ltr" data-mantine-color-scheme="light">
<head><title>Rawi</title>
<link rel="manifest" href="/manifest.en.webmanifest" />
<style data-file="/first.css">.shown{top:0}.other{top:1px}</style>
<template data-few-styles><style>.few{top:0}</style></template>
<template data-locale="en" data-ahead="/comic" data-files="/a.woff2 /a.js /a.css"></template>
<template data-locale="en" data-ahead="file" data-files="/worker.mjs /pdf-start-1.js /a.css /a.js"></template>
<template data-locale="en" data-ahead="notice" data-files="/notice.js"></template>
<template data-locale="en" data-ahead="*" data-files="/b.js"></template>
<template data-locale="ar" data-kinds="* /comic" data-title="راوي"><p>drawn</p></template>
<script type="module" crossorigin src="/runtime.js"></script>
<script type="module" crossorigin src="/app.js"></script>
</head><body><div id="root"></div><script data-locales="en:ltr ar:rtl">boot()</script>
<noscript><p>Please.</p></noscript></body></html>`;
const { fill, neutral } = openShell(SHELL, (file) => `.shown{content:"${file}"}.other{top:2px}`);
const FILLING: Filling = {
  locale: 'en',
  pathname: '/en/comic/orbit',
  isDark: false,
  head: { title: 'Orbit', tags: [] },
  markup: '<h1>Orbit</h1>',
  served: undefined,
  jsonLd: [],
};
/** The document of a page; it fetches no styles here. */
const parsed = (filling: Partial<Filling>) =>
  new DOMParser().parseFromString(
    fill({ ...FILLING, ...filling }).replaceAll('rel="stylesheet"', ''),
    'text/html',
  );

describe('a filled shell', () => {
  it('has its language, direction, title and markup, and nothing that boot.js would draw', () => {
    const page = parsed({ locale: 'ar', pathname: '/ar/comic/orbit' });
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(page.title).toBe('Orbit');
    const manifest = page.querySelector('link[rel="manifest"]');
    expect(manifest?.getAttribute('href')).toBe('/manifest.ar.webmanifest');
    expect(page.querySelector('#root[data-served] h1')?.textContent).toBe('Orbit');
    expect(page.querySelectorAll('template')).toHaveLength(0);
  });

  it('sets its colours before its markup is read, and again below it', () => {
    const text = fill(FILLING);
    expect(text.indexOf('boot()')).toBeLessThan(text.indexOf('id="root"'));
    expect(text.lastIndexOf('boot()')).toBeGreaterThan(text.indexOf('id="root"'));
    const { documentElement } = parsed({ isDark: true });
    expect(documentElement.hasAttribute('data-dark')).toBe(true);
    expect(documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  });

  it('the page is painted when everything that moves while it is parsed has been parsed', () => {
    const waitsFor = (markup: string) =>
      parsed({ markup }).querySelector('link[rel="expect"][blocking="render"]')?.getAttribute('href');
    const header = '<header></header><i id="read-header" hidden></i>';
    expect(waitsFor(header)).toBe('#read-header');
    expect(waitsFor(`${header}<i id="read-opening" hidden></i>`)).toBe('#read-opening');
    // Waiting for an element that never comes would hold the page back to its end.
    expect(waitsFor('<h1>Orbit</h1>')).toBeUndefined();
  });

  it('links the files of its kind of page: styles block, scripts and faces come early', () => {
    expect(fill(FILLING).match(/<link [^>]*>/g)).toEqual([
      '<link rel="manifest" href="/manifest.en.webmanifest" />',
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/a.woff2">',
      '<link rel="modulepreload" crossorigin href="/a.js">',
      '<link rel="stylesheet" crossorigin href="/a.css">',
    ]);
    const ahead = parsed({ pathname: '/en/terms' }).querySelector('link[rel="modulepreload"]');
    expect(ahead?.getAttribute('href')).toBe('/b.js');
  });

  it("the connection to the page's files opens before all else, and only when an origin is given", () => {
    const links = [...parsed({ fileOrigin: 'https://files.example' }).head.children].slice(0, 2);
    expect(links.map(({ outerHTML }) => outerHTML)).toEqual([
      '<link rel="preconnect" crossorigin="" href="https://files.example">',
      '<title>Orbit</title>',
    ]);
    expect(fill(FILLING)).not.toContain('preconnect');
  });

  it('the app and its scripts are left to boot.js on a page that begins with its markup', () => {
    const page = parsed({ begins: 'markup' });
    const later = page.querySelector<HTMLElement>('#root + template')?.dataset;
    expect({ ...later }).toEqual({
      app: '/runtime.js /app.js',
      styles: '/first.css /a.css',
      files: '/a.js',
    });
    expect(page.querySelector('[src], [rel="modulepreload"]')).toBeNull();
    expect(page.querySelector('[as="font"]')?.getAttribute('href')).toBe('/a.woff2');
    const [runtime, app] = parsed({}).querySelectorAll('script[src]');
    expect([runtime?.getAttribute('src'), app?.getAttribute('src')]).toEqual(['/runtime.js', '/app.js']);
  });

  it('a page behind a notice stands in a template, with its styles, and says who may see it', () => {
    const behind = { notice: '16 salt:16:"x"', markup: '<p class="shown"><img src="/page.webp"></p>' };
    const page = parsed({ begins: 'markup', behind });
    expect(page.documentElement.dataset['notice']).toBe(behind.notice);
    expect(page.querySelector('img')).toBeNull();
    const template = page.querySelector<HTMLTemplateElement>('#root + template[data-behind]');
    expect(template?.content.querySelector('img')?.getAttribute('src')).toBe('/page.webp');
    expect(template?.nextElementSibling?.hasAttribute('data-app')).toBe(true);
    expect(page.querySelector('style')?.textContent).toContain('.shown{top:0}');
    const files = page.querySelector<HTMLElement>('[data-app]')?.dataset['files'];
    expect(files).toBe('/notice.js /a.js');
    expect(fill(FILLING)).not.toContain('notice');
  });

  it('a page that the mode for children keeps back names the age that it is for', () => {
    expect(parsed({ age: 'none' }).documentElement.dataset['age']).toBe('none');
    expect(parsed({}).documentElement.dataset['age']).toBeUndefined();
  });

  it('starting a chapter that is a file, and loading its code, is left to boot.js', () => {
    const begins = { url: 'https://files.example/o/a%2Fb.pdf?alt=media&x="', bytes: 123 };
    const later = parsed({ begins }).querySelector<HTMLElement>('#root + template')?.dataset;
    expect({ ...later }).toEqual({
      app: '/runtime.js /app.js',
      styles: '/first.css /a.css',
      files: '/worker.mjs /pdf-start-1.js /a.js',
      url: begins.url,
      bytes: '123',
    });
  });

  it('a page that begins with its markup has only the styles of what is drawn, and any other page all of the first chunk', () => {
    const markup = '<p class="shown"></p>';
    const few = parsed({ markup, begins: 'markup' }).querySelector('style');
    expect(few?.textContent).toBe('.shown{top:0}\n.shown{content:"/a.css"}');
    expect(few?.hasAttribute('data-few')).toBe(true);
    expect(parsed({ markup }).querySelector('style')?.textContent).toBe('.shown{top:0}.other{top:1px}');
  });

  it('a page whose largest part is text is painted in the fonts that it fetches early, and in no other font first', () => {
    const face = (file: string) => `@font-face{font-display:swap;src:url(${file})format("woff2")}`;
    const { fill: drawn } = openShell(
      SHELL.replace('.shown{', `${face('/a.woff2')}${face('/other.woff2')}.shown{`),
      () => '',
    );
    const shown = (begins: Filling['begins'] & string) =>
      drawn({ ...FILLING, markup: '<p class="shown"></p>', begins }).match(/font-display:\s*\w+/g);
    expect(shown('markup')).toEqual(['font-display:swap', 'font-display:swap']);
    expect(shown('text')).toEqual(['font-display:block', 'font-display:swap']);
    expect(parsed({ begins: 'text' }).querySelector<HTMLElement>('#root + template')?.dataset['font']).toBe(
      '',
    );
    expect(parsed({ begins: 'markup' }).querySelector<HTMLElement>('#root + template')?.dataset['font']).toBe(
      undefined,
    );
  });

  it.each(['</script><script>alert(1)</script>', '<!-- <script>', '"><img src=x>', '$& $1 $` &amp; ’'])(
    'shows %s as text wherever it stands',
    (text) => {
      const page = parsed({
        head: {
          title: text,
          tags: [{ tag: 'meta', key: 'name', name: 'description', content: text }],
        },
        served: { pageId: 'comic_orbit', document: { title: text } },
        jsonLd: [{ name: text }],
      });
      expect(page.title).toBe(text);
      expect(page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe(text);
      const [linked, inlined] = page.head.querySelectorAll<HTMLScriptElement>('script:not([src])');
      expect(JSON.parse(linked?.text ?? '')).toEqual({ name: text });
      expect(inlined?.dataset['page']).toBe('comic_orbit');
      expect(JSON.parse(inlined?.text ?? '')).toEqual({ title: text });
      expect(page.head.querySelectorAll('script:not([src])')).toHaveLength(2);
      expect(page.querySelectorAll('img')).toHaveLength(0);
    },
  );

  it('leads to each language without a script where no language is named, and draws nothing itself', () => {
    const text = neutral({ title: 'Rawi · راوي', tags: [] }, [
      ['en', '/en', 'Rawi'],
      ['ar', '/ar', 'راوي'],
    ]);
    expect(text).toContain('<title>Rawi · راوي</title>');
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain(
      '<noscript><p><a lang="en" dir="ltr" href="/en">Rawi</a></p><p><a lang="ar" dir="rtl" href="/ar">',
    );
    expect(text).toContain('data-kinds="* /comic"');
  });

  it('a document that is no shell is refused', () => {
    expect(() => openShell('<html></html>', () => '')).toThrow('boot.js');
  });
});
