import { pageIds } from '@rawi/model/page-ids';
import { buildCatalogPart, firstResults } from '@rawi/model/pages/build-catalog';
import { pageDocument } from '@rawi/model/pages/page-document';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import type { SearchTranslator } from '@rawi/model/pages/search-payloads';
import { dataPaths } from '@rawi/model/routes/served-pages';
import { sampleComic } from '@rawi/model/testing/samples';
import type { Comic } from '@rawi/model/truth/comic';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSite, openSite, serve, setScreen } from '../../testing/open-site.tsx';
import { searchThread } from '../../testing/thread.ts';
import ar from './search.ar.json';

const HASH = '0'.repeat(16);
const documents = new Map<string, unknown>();

beforeEach(() => {
  documents.clear();
  setScreen(1440, 900);
  vi.stubGlobal('Worker', searchThread(documents));
});
afterEach(() => {
  forgetSite();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sets the catalogue; each test has its own, under a new address so that earlier copies are not used. */
let listings = 0;
function serveCatalog(
  comics: readonly Comic[],
  listed = comics.length,
  translators: readonly SearchTranslator[] = [],
  first: readonly Comic[] = [],
): void {
  listings += 1;
  const hash = `${HASH}${listings}`.slice(-16);
  const parts = [{ part: 1, hash, comics: listed }];
  serve(
    pageIds.search(),
    pageDocument({
      version: PAGE_VERSION,
      kind: 'search',
      payload: { parts, translators: hash, first: firstResults(first) },
    }),
  );
  documents.set(dataPaths.translators(hash), {
    version: PAGE_VERSION,
    kind: 'translators',
    payload: { translators },
  });
  documents.set(dataPaths.catalog(1, hash), buildCatalogPart(comics));
}

const FANTASY = { id: 'fantasy', name: { en: 'Fantasy', ar: 'فانتازيا' } };
const HORROR = { id: 'horror', name: { en: 'Horror', ar: 'رعب' } };
const named = (slug: string, series: string, arabic: string, genres: Comic['genres']) =>
  sampleComic(slug, { series, names: { ar: arabic }, genres });
const COMICS = [
  named('salt', 'Salt and Sand', 'ملح ورمل', [FANTASY]),
  named('well', 'The Well', 'البئر', [HORROR, FANTASY]),
  named('moth', 'Moth Queen', 'ملكة العث', [HORROR]),
];

const SALMA: SearchTranslator = { id: 'salma', name: 'Salma Haddad', professional: true, languages: ['ar'] };

const field = () =>
  document.querySelector<HTMLInputElement>('[data-search-field]') ?? document.createElement('input');
const results = (name = 'Results') => {
  const list = screen.queryAllByRole('list', { name })[0];
  return list ? within(list).getAllByRole('listitem') : [];
};
const slugs = (name?: string) =>
  results(name).map((row) => row.querySelector('a')?.getAttribute('href')?.split('/').at(-1));
const count = () => document.querySelector('output[data-count]')?.getAttribute('data-count');
const query = () => new URLSearchParams(location.search);
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));
const back = () => act(async () => history.back());

describe('the search page', () => {
  it.each([
    ['en', 'Salt', 'Results'],
    ['en', 'ملح', 'Results'],
    ['ar', 'Salt', ar.results],
    ['ar', 'ملح', ar.results],
  ])('finds in %s a comic by its name in either language: %s', async (locale, typed, list) => {
    serveCatalog(COMICS);
    await openSite(`/${locale}/search`);
    fireEvent.change(field(), { target: { value: typed } });
    await expect.poll(() => slugs(list)).toEqual(['salt']);
    expect(results(list)[0]?.querySelector('mark')?.textContent).toBe(typed);
    await expect.poll(() => query().get('q')).toBe(typed);
  });

  it('shows the newest comics until the catalogue is here, and nothing of them where something is looked for', async () => {
    let arrive = (_part: unknown) => {};
    for (const { slug } of COMICS) serve(pageIds.comic(slug), undefined);
    const [salt, well, moth] = COMICS as [Comic, Comic, Comic];
    serveCatalog(COMICS, 3, [], [moth, well]);
    for (const address of documents.keys())
      if (address.includes('catalog')) documents.set(address, new Promise((resolve) => (arrive = resolve)));
    await openSite('/en/search');
    expect(slugs()).toEqual(['moth', 'well']);
    await act(async () => arrive(buildCatalogPart(COMICS)));
    await expect.poll(() => slugs()).toContain(salt.slug);
    serveCatalog(COMICS, 3, [], [moth, well]);
    await openSite('/en/search?q=salt');
    expect(slugs()).not.toContain('moth');
  });

  it('adds no history entry for typed text', async () => {
    serveCatalog(COMICS);
    await openSite('/en/search');
    await expect.poll(() => slugs().length).toBe(3);
    const steps = vi.spyOn(history, 'pushState');
    for (const typed of ['S', 'Sa', 'Sal']) {
      fireEvent.change(field(), { target: { value: typed } });
      await expect.poll(() => query().get('q')).toBe(typed);
    }
    expect(steps).not.toHaveBeenCalled();
  });

  it('filters by included and excluded values, by any and by all, and writes them to the address', async () => {
    serveCatalog(COMICS);
    await openSite('/en/search');
    await expect.poll(count).toBe('3');
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await click(box('Fantasy'));
    await expect.poll(() => query().get('genre')).toBe('fantasy');
    await expect.poll(() => new Set(slugs())).toEqual(new Set(['salt', 'well']));
    expect(screen.getByRole('button', { name: /^Remove the filter/ }).textContent).toContain('Fantasy');
    await back();
    await expect.poll(() => box('Fantasy').checked).toBe(false);

    await click(screen.getByRole('button', { name: 'Without Fantasy' }));
    await expect.poll(() => query().get('genre')).toBe('-fantasy');
    await expect.poll(() => slugs()).toEqual(['moth']);
    await click(screen.getAllByRole('button', { name: 'Clear all' })[0] ?? document.body);
    await expect.poll(count).toBe('3');
    expect(location.search).toBe('');

    for (const name of ['Fantasy', 'Horror']) await click(box(name));
    await expect.poll(count).toBe('3');
    await click(screen.getByRole('radio', { name: 'All of them' }));
    await expect.poll(() => query().get('all')).toBe('genre');
    await expect.poll(() => slugs()).toEqual(['well']);
  });

  it.each([
    ['en', 'Nothing found for “Qzxwv”', 'Ask for it'],
    ['ar', undefined, ar.none.ask],
  ] as const)('offers in %s to ask for what is not here, with its name', async (locale, title, ask) => {
    serveCatalog(COMICS);
    await openSite(`/${locale}/search?q=Qzxwv`);
    const link = await screen.findByRole('link', { name: ask });
    expect(link.getAttribute('href')).toBe(`/${locale}/ask?title=Qzxwv`);
    // A name is isolated in a sentence of another language.
    expect(screen.getByRole('heading', { level: 2, name: /Qzxwv/ }).textContent).toBe(
      title ?? ar.none.title.replace('{{query}}', '\u2068Qzxwv\u2069'),
    );
    const main = within(screen.getByRole('main'));
    const clear = main.getAllByRole('button', { name: locale === 'ar' ? ar.clearText : 'Clear the text' });
    await click(clear.at(-1) ?? document.body);
    await expect.poll(() => slugs(locale === 'ar' ? ar.results : 'Results').length).toBe(3);
    expect(document.activeElement).toBe(field());
  });

  it('says that results are a guess, and offers to ask for what was meant', async () => {
    serveCatalog(COMICS);
    await openSite('/en/search?q=Moth Qeen');
    expect(await screen.findByText('No exact match. Here is what comes closest.')).toBeTruthy();
    expect(slugs()).toEqual(['moth']);
    expect(screen.getByRole('link', { name: 'Ask for it' }).getAttribute('href')).toBe(
      `/en/ask?title=${new URLSearchParams({ q: 'Moth Qeen' }).toString().slice(2)}`,
    );
    fireEvent.change(field(), { target: { value: 'Moth Queen' } });
    await expect.poll(() => screen.queryByText('No exact match. Here is what comes closest.')).toBeNull();
    expect(slugs()).toEqual(['moth']);
  });

  it('shows translators whose names were typed, also where no comic is found', async () => {
    serveCatalog(COMICS, undefined, [SALMA]);
    await openSite('/en/search?q=Salma');
    const list = await screen.findByRole('list', { name: 'Translators' });
    const link = within(list).getByRole('link');
    expect(link.getAttribute('href')).toBe('/en/translator/salma');
    expect(link.textContent).toContain('Professional translator');
    expect(await screen.findByText('No comic found for “Salma”')).toBeTruthy();
    fireEvent.change(field(), { target: { value: 'Salt' } });
    await expect.poll(() => slugs()).toEqual(['salt']);
    expect(screen.queryByRole('list', { name: 'Translators' })).toBeNull();
  });

  it('shows more on request, and shows as many again on return', async () => {
    serveCatalog(Array.from({ length: 60 }, (_, index) => sampleComic(`comic-${index}`)));
    await openSite('/en/search?q=series');
    await expect.poll(() => results().length).toBe(24);
    const more = () => screen.queryByRole('button', { name: 'Show more' });
    await click(more() ?? document.body);
    await expect.poll(() => results().length).toBe(48);
    await click(more() ?? document.body);
    await expect.poll(() => results().length).toBe(60);
    expect(more()).toBeNull();
    await click(screen.getAllByRole('link', { name: 'Contact us' })[0] ?? document.body);
    await expect.poll(() => location.pathname).toBe('/en/contact-us');
    await back();
    await expect.poll(() => results().length).toBe(60);
  });

  it.each([
    `q=${'x'.repeat(1000)}`,
    'q=.*%2B%3F%5E%24%7B%7D()%7C%5B%5D%5C',
    'q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'q=%00%FF&genre=../../x&genre=-&language=klingon&status=lost&sort=down&all=all',
    'q=&q=&publisher=nothing-of-this',
  ])('answers any query: %.60s', async (asked) => {
    serveCatalog(COMICS);
    await openSite(`/en/search?${asked}`);
    await expect.poll(() => document.querySelector('main output')?.textContent).not.toBe('Searching…');
    expect(document.querySelector('main section[aria-busy="false"]')).not.toBeNull();
    expect(document.querySelector('script[src], main script')).toBeNull();
  });

  it('opens one of all results at random, hidden comics left out, and says where there is none', async () => {
    localStorage.setItem('rawi-marks', JSON.stringify([{ uid: null, marks: { hidden: { moth: true } } }]));
    serveCatalog(COMICS);
    await openSite('/en/search?q=Qzxwv');
    const surprise = () => screen.getByRole('button', { name: 'Surprise me' });
    await screen.findByRole('heading', { level: 2, name: /Qzxwv/ });
    await click(surprise());
    expect(await screen.findByText('No comic fits, so there is none to open.')).toBeTruthy();
    fireEvent.change(field(), { target: { value: 'Queen' } });
    await expect.poll(() => slugs()).toEqual(['moth']);
    await click(surprise());
    expect(location.pathname).toBe('/en/search');
    for (const slug of ['salt', 'well']) serve(pageIds.comic(slug), undefined);
    await openSite('/en/search?genre=horror');
    await expect.poll(count).toBe('2');
    await click(surprise());
    await expect.poll(() => location.pathname).toBe('/en/comic/well');
  });

  it('says that the search failed, keeps the text, and can be retried', async () => {
    const asked = vi.fn(async (_address: string) => new Response('', { status: 404 }));
    vi.stubGlobal('fetch', asked);
    vi.spyOn(console, 'warn').mockReturnValue();
    // The site announces this many comics to search.
    serveCatalog(COMICS, 100_000);
    await openSite('/en/search?q=moon');
    expect(await screen.findByRole('heading', { name: 'Search is not available right now' })).toBeTruthy();
    expect(field().value).toBe('moon');
    const asks = () =>
      asked.mock.calls.filter(([address]) => address.startsWith('/data/search?q=moon')).length;
    const before = asks();
    await click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(asks).toBe(before + 1);
    expect(await screen.findByRole('heading', { name: 'Search is not available right now' })).toBeTruthy();
  });
});

describe('the search field of the header', () => {
  const header = () => screen.getByRole<HTMLInputElement>('combobox');
  const first = async () => {
    await expect.poll(() => document.querySelector('[role=option] mark')?.textContent).toBe('Salt');
    return screen.getAllByRole('option')[0];
  };
  /** Does what a browser does: Enter in a field submits its form, unless the page prevents it. */
  const press = (key: string) =>
    act(async () => {
      const at = document.activeElement ?? document.body;
      const isLeft = fireEvent.keyDown(at, { key, code: key });
      const form = at.closest('form');
      if (isLeft && key === 'Enter' && form) fireEvent.submit(form);
    });

  it.each(['en', 'ar'])('finds comics by keyboard alone, in %s', async (locale) => {
    serveCatalog(COMICS);
    await openSite(`/${locale}/contact-us`);
    await press('/');
    await expect.poll(() => document.activeElement).toBe(header());
    fireEvent.change(header(), { target: { value: 'Salt' } });
    const option = await first();
    await press('ArrowDown');
    expect(header().getAttribute('aria-activedescendant')).toBe(option?.id);
    await press('ArrowUp');
    expect(header().hasAttribute('aria-activedescendant')).toBe(false);
    await press('Escape');
    expect(screen.queryByRole('option')).toBeNull();
    await press('ArrowDown');
    await press('Enter');
    await expect.poll(() => location.pathname).toBe(`/${locale}/search`);
    await expect.poll(() => field().value).toBe('Salt');
  });

  it.each([
    ['Moth Qeen', ['/en/comic/moth', '/en/search?q=Moth+Qeen', '/en/ask?title=Moth+Qeen']],
    ['Qzxwv', ['/en/ask?title=Qzxwv']],
    ['Moth', ['/en/comic/moth', '/en/search?q=Moth']],
    ['Salma', ['/en/translator/salma', '/en/ask?title=Salma']],
  ])('leads on from “%s”, and to asking for it where nothing is so called', async (typed, ways) => {
    serveCatalog(COMICS, undefined, [SALMA]);
    await openSite('/en/contact-us');
    fireEvent.focus(header());
    fireEvent.change(header(), { target: { value: typed } });
    await expect
      .poll(() => screen.queryAllByRole('option').map((option) => option.getAttribute('href')))
      .toEqual(ways);
  });

  it('opens the comic that was selected', async () => {
    serveCatalog(COMICS);
    serve(pageIds.comic('salt'), undefined);
    await openSite('/en/contact-us');
    await press('/');
    await expect.poll(() => document.activeElement).toBe(header());
    fireEvent.change(header(), { target: { value: 'Salt' } });
    await first();
    await press('ArrowDown');
    await press('Enter');
    await expect.poll(() => location.pathname).toBe('/en/comic/salt');
  });
});
