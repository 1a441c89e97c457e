import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptBuild } from './keep-build.ts';
import { keepGroups, readKeptGroups } from './kept-groups.ts';

const SITE = 'https://rawi.example';

/** The parts of a browser's cache that are used; its pages are the paths of this site. */
class FakeCache {
  readonly stored = new Map<string, Response>();
  fetched: string[] = [];
  match = async (path: string) => this.stored.get(path)?.clone();
  put = async (path: string, response: Response) => void this.stored.set(path, response);
  add = async (path: string) => {
    this.fetched.push(path);
    this.stored.set(path, new Response(path));
  };
  keys = async () => [...this.stored.keys()].map((path) => new Request(`${SITE}${path}`));
  delete = async ({ url }: Request) => this.stored.delete(new URL(url).pathname);
}

let cache: FakeCache;
beforeEach(() => {
  cache = new FakeCache();
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => {}) } });
});
afterEach(() => vi.unstubAllGlobals());

const ENTRIES = [
  'app.html',
  'assets/app-11111111.js',
  'assets/later-11111111.js',
  'assets/member-11111111.js',
  'assets/review-11111111.js',
  'assets/words-start-en-11111111.js',
  'assets/words-start-ar-11111111.js',
  { url: 'assets/words-member-ar-11111111.js' },
];

describe('what the worker keeps of the build', () => {
  it('is every file of a group, and each is fetched once', async () => {
    const build = keptBuild(ENTRIES);
    await build.keep(['member']);
    await build.keep(['member', 'en']);
    expect(cache.fetched).toEqual([
      '/assets/later-11111111.js',
      '/assets/member-11111111.js',
      '/assets/words-member-ar-11111111.js',
      '/assets/words-start-en-11111111.js',
    ]);
  });

  it('is with a role’s pages whatever those build on, also where the device’s list is of a build that did not name it', async () => {
    const build = keptBuild([
      'assets/later-11111111.js',
      'assets/zod-11111111.js',
      'assets/member-11111111.js',
      'assets/review-11111111.js',
      'assets/pdf-11111111.js',
    ]);
    await keepGroups(['desk']);
    await build.keepForInstall([]);
    expect(cache.fetched).toEqual([
      '/assets/later-11111111.js',
      '/assets/zod-11111111.js',
      '/assets/member-11111111.js',
      '/assets/review-11111111.js',
    ]);
  });

  it('has with a new worker the languages of open pages and the groups that the device keeps', async () => {
    await keepGroups(['rest']);
    await keptBuild(ENTRIES).keepForInstall([`${SITE}/ar/comics`]);
    expect(cache.fetched).toEqual(['/assets/later-11111111.js', '/assets/words-start-ar-11111111.js']);
  });

  it('has every language where no open page names one', async () => {
    await keptBuild(ENTRIES).keepForInstall([`${SITE}/`]);
    expect(cache.fetched).toEqual([
      '/assets/words-start-en-11111111.js',
      '/assets/words-start-ar-11111111.js',
    ]);
  });

  it('loses the files of other builds, and never the list of groups', async () => {
    await keepGroups(['member']);
    await keptBuild(['assets/member-00000000.js']).keep(['member']);
    const build = keptBuild(ENTRIES);
    await build.keep(await readKeptGroups());
    await build.drop();
    expect(await readKeptGroups()).toEqual(['member']);
    expect(cache.stored.has('/assets/member-00000000.js')).toBe(false);
    expect(cache.stored.has('/assets/member-11111111.js')).toBe(true);
  });

  it('is not fetched where a file does not arrive, which whoever asked is told', async () => {
    cache.add = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(keptBuild(ENTRIES).keep(['member'])).rejects.toThrow('Failed to fetch');
  });
});

describe('the list of groups that a device keeps', () => {
  it('grows, names each once, and holds nothing that is no group', async () => {
    await keepGroups(['member']);
    await keepGroups(['member', 'desk']);
    expect(await readKeptGroups()).toEqual(['member', 'desk']);
    await cache.put('/rawi-groups/list.json', Response.json(['desk', 'everything', 4]));
    expect(await readKeptGroups()).toEqual(['desk']);
  });
});
