import { LOCALES } from '@rawi/model/lists/locales';
import { SERVED_PAGES, servedAddress } from '@rawi/model/routes/served-pages';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { required } from '../support/running-site.ts';

/** Every page that links lead to from the home page, as who has no script reads the site, and every link on it. */

const origin = required('RAWI_SITE');
const { DOMParser } = new Window();

interface Read {
  readonly status: number;
  /** The ids that an anchor may lead to. */
  readonly ids: ReadonlySet<string>;
  /** Addresses below the site's own origin, each as it is written. */
  readonly links: readonly string[];
}

async function read(path: string): Promise<Read> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const text = await response.text();
  // The page's resources are not fetched.
  const document = new DOMParser().parseFromString(
    text
      .replaceAll(/rel="(?:stylesheet|modulepreload|preload)"/g, '')
      .replaceAll(/<(?:script|iframe|img)\b/g, '<i'),
    'text/html',
  );
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return {
    status: response.status,
    ids: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
    links: links.filter((href) => href.startsWith('/') || href.startsWith('#')),
  };
}

const pathOf = (href: string) => href.replace(/[?#].*$/s, '');
/** Files of chapters and what stands below other addresses is not followed; that it answers is enough. */
const isPage = (path: string) => path === '/' || servedAddress(path) !== null;

describe('every link of the site', () => {
  it.each(LOCALES)('that who reads in %s may follow leads somewhere', async (locale) => {
    const pages = new Map<string, Read>();
    const wrong: { readonly on: string; readonly link: string; readonly status: number | string }[] = [];
    const waiting: { readonly on: string; readonly link: string }[] = [{ on: '', link: `/${locale}` }];
    const statuses = new Map<string, number>();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { on, link } = next;
      const path = link.startsWith('#') ? on : pathOf(link);
      // What is in the other language is looked at from there.
      if (
        LOCALES.some((other) => other !== locale && (path === `/${other}` || path.startsWith(`/${other}/`)))
      )
        continue;
      if (isPage(path) && !pages.has(path)) {
        const page = await read(path);
        pages.set(path, page);
        waiting.push(...[...new Set(page.links)].map((each) => ({ on: path, link: each })));
      }
      const status = pages.get(path)?.status ?? statuses.get(path) ?? (await fetch(origin + path)).status;
      statuses.set(path, status);
      const [, anchor] = link.split('#');
      const isMissing = anchor !== undefined && anchor !== '' && !(pages.get(path)?.ids.has(anchor) ?? true);
      if (status !== 200) wrong.push({ on, link, status });
      else if (isMissing) wrong.push({ on, link, status: 'no such place' });
    }
    expect(wrong).toEqual([]);
    const seen = [...pages.keys()];
    for (const { path } of SERVED_PAGES) {
      const pattern = new RegExp(`^/${locale}${path === '/' ? '' : path.replaceAll(/:\w+/g, '[^/]+')}$`);
      expect({ path, isSeen: seen.some((each) => pattern.test(each)) }).toEqual({
        path,
        // A list in parts begins with its second part, and the catalogue of the tests has one; a rejection leads to its page, and to
        // a person's list or own page whoever was given its address.
        isSeen: !path.endsWith('/:shelf') && !['/reject', '/list/:list', '/reader/:reader'].includes(path),
      });
    }
  });
});
