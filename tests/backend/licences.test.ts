import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { required } from '../support/running-site.ts';

/** The pages of licences of what was really built. How a page is made is tested in `web/notices.test.ts`. */

const site = required('RAWI_SITE');
const root = join(import.meta.dirname, '../..');
const { DOMParser } = new Window();

interface Listed {
  readonly name: string;
  readonly text: string;
}

/** Every line of a page of licences, with the text that it leads to. */
function listedOn(page: string): readonly Listed[] {
  const document = new DOMParser().parseFromString(page, 'text/html');
  return [...document.querySelectorAll('main li')].map((line) => ({
    name: line.textContent,
    text:
      document.querySelector(`${line.querySelector('a')?.getAttribute('href')} pre`)?.textContent.trim() ??
      '',
  }));
}

const textOf = async (path: string) => (await fetch(`${site}${path}`)).text();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string): unknown => JSON.parse(read(path));

/** What Vite itself says of the built scripts; it sees neither fonts nor workers. */
const builtPackages = () =>
  (json('.rawi/web/.vite/license.json') as readonly { name: string; version: string }[]).map(
    ({ name, version }) => `${name} ${version}`,
  );

interface LockEntry {
  readonly version?: string;
  readonly optional?: boolean;
}

/** What `npm ci` installs beside the functions on any machine. */
function installedPackages(): readonly string[] {
  const { packages } = json('functions/dist/package-lock.json') as { packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([path, { optional = false }]) => path !== '' && !optional)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`);
}

/** Those of `packages` that no line of the page is for. */
const missingOn = (page: string, packages: readonly string[]) => {
  const names = listedOn(page).map(({ name }) => name);
  return packages.filter((each) => !names.some((name) => name.startsWith(`${each}: `)));
};

describe('the page of licences of the site', () => {
  it('is a page that every browser reads as UTF-8', async () => {
    const response = await fetch(`${site}/licenses.html`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(await response.text()).toContain('رخص البرامج المفتوحة المصدر');
  });

  it('names every package whose scripts are in the build', async () => {
    const packages = builtPackages();
    expect(packages.length).toBeGreaterThan(30);
    expect(missingOn(await textOf('/licenses.html'), packages)).toEqual([]);
  });

  it('names what is no script of the page: the face, the worker’s packages, what pdf.js is given', async () => {
    const page = await textOf('/licenses.html');
    const version = (name: string) =>
      (json(`node_modules/${name}/package.json`) as { version: string }).version;
    const others = ['@fontsource-variable/rubik', 'workbox-precaching', 'minisearch', 'pdfjs-dist'];
    expect(
      missingOn(
        page,
        others.map((name) => `${name} ${version(name)}`),
      ),
    ).toEqual([]);
    for (const file of ['cmaps/LICENSE', 'standard_fonts/LICENSE_LIBERATION', 'wasm/LICENSE_OPENJPEG'])
      expect(page).toContain(`${file}:`);
  });

  it('has a text for each of its lines', async () => {
    const lines = listedOn(await textOf('/licenses.html'));
    expect(lines.filter(({ text }) => text.length < 200)).toEqual([]);
  });

  it('is linked on every page in both languages, and is kept by no worker', async () => {
    for (const path of ['/en', '/ar/terms']) expect(await textOf(path)).toContain('href="/licenses.html"');
    expect(await textOf('/worker.js')).not.toContain('licenses.html');
  });
});

describe('the page of licences of the functions', () => {
  const page = read('functions/dist/licenses.html');

  it('names what is installed beside them, and what is in their bundles', () => {
    const packages = installedPackages();
    expect(packages.length).toBeGreaterThan(100);
    expect(missingOn(page, packages)).toEqual([]);
    expect(page).toContain('>zod ');
    expect(page).toContain('>micromark ');
  });

  it('has a text for each of its lines', () => {
    expect(listedOn(page).filter(({ text }) => text.length < 200)).toEqual([]);
  });
});
