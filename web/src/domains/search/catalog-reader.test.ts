import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { dataPaths } from '@rawi/model/routes/served-pages';
import { sampleComic } from '@rawi/model/testing/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { CatalogReader } from './catalog-reader.ts';
import type { FromWorker } from './messages.ts';

const hash = (part: number) => `${part}`.repeat(16);
const partOf = (...slugs: readonly string[]) =>
  buildCatalogPart(slugs.map((slug) => sampleComic(slug, { series: `Moon ${slug}` })));
const LISTING = {
  parts: [
    { part: 1, hash: hash(1), comics: 1 },
    { part: 2, hash: hash(2), comics: 2 },
  ],
  mostRead: hash(9),
};

let site: Map<string, unknown>;
let sent: FromWorker[];
let time = 0;
beforeEach(() => {
  time = 0;
  sent = [];
  site = new Map<string, unknown>([
    [dataPaths.catalog(1, hash(1)), partOf('one')],
    [dataPaths.catalog(2, hash(2)), partOf('two', 'three')],
    [dataPaths.mostRead(hash(9)), { version: PAGE_VERSION, kind: 'mostRead', payload: { slugs: ['two'] } }],
  ]);
});
const reader = () =>
  new CatalogReader({
    fetchDocument: async (address) => {
      if (!site.has(address)) throw new Error(`${address} is not there.`);
      return site.get(address);
    },
    send: (message) => sent.push(message),
    pause: async () => {},
    now: () => (time += 1000),
  });
const ask = (id: number, query = 'q=moon') =>
  ({ kind: 'ask', id, query, showing: { locale: 'en', count: 10 } }) as const;
const answers = () => sent.filter((message) => message.kind === 'answer');

describe('the reader of the catalogue', () => {
  it('answers with what has been read, until everything is', async () => {
    const reading = reader();
    void reading.take(ask(1));
    await reading.take({ kind: 'open', listing: LISTING });
    await eventually(() => expect(answers().at(-1)?.answer.total).toBe(3));
    const progress = answers().map((message) => message.progress);
    expect(progress.at(-1)).toEqual({ read: 3, of: 3, isPartial: false });
    expect(progress.some(({ read }) => read < 3)).toBe(true);
    expect(answers().every(({ id }) => id === 1)).toBe(true);
  });

  it('answers every asker until they stop, ordered by the most read', async () => {
    const reading = reader();
    await reading.take(ask(1));
    await reading.take(ask(2, 'sort=read'));
    await reading.take(ask(3));
    await reading.take({ kind: 'stop', id: 3 });
    await reading.take({ kind: 'open', listing: LISTING });
    expect(new Set(answers().map(({ id }) => id))).toEqual(new Set([1, 2]));
    const last = answers().findLast(({ id }) => id === 2);
    expect(last?.answer.comics[0]?.entry.slug).toBe('two');
  });

  it('finds translators by their names, beside comics', async () => {
    const salma = { id: 'salma', name: 'Salma Moon', professional: false, languages: ['ar'] };
    site.set(dataPaths.translators(hash(8)), {
      version: PAGE_VERSION,
      kind: 'translators',
      payload: { translators: [salma] },
    });
    const reading = reader();
    await reading.take(ask(1));
    await reading.take({ kind: 'open', listing: { ...LISTING, translators: hash(8) } });
    await eventually(() =>
      expect(answers().at(-1)?.answer).toMatchObject({
        total: 3,
        translators: [{ translator: salma, words: ['moon'] }],
      }),
    );
  });

  it('asks the page for a document that the site does not answer with', async () => {
    const part = site.get(dataPaths.catalog(2, hash(2)));
    site.delete(dataPaths.catalog(2, hash(2)));
    const reading = reader();
    const opening = reading.take({ kind: 'open', listing: LISTING });
    const address = dataPaths.catalog(2, hash(2));
    await eventually(() => expect(sent).toContainEqual({ kind: 'missing', address }));
    await reading.take({ kind: 'document', address, document: part });
    await opening;
    await reading.take(ask(1));
    expect(answers().at(-1)).toMatchObject({ answer: { total: 3 }, progress: { isPartial: false } });
  });

  it.each([
    ['cannot be had', undefined],
    ['of another version cannot be read', { version: PAGE_VERSION + 1, kind: 'catalog', payload: {} }],
    ['is no document', 'html'],
  ])('says that something is missing where a part %s', async (_why, document) => {
    site.set(dataPaths.catalog(1, hash(1)), document);
    const reading = reader();
    await reading.take({ kind: 'open', listing: LISTING });
    await reading.take(ask(1));
    expect(answers().at(-1)).toMatchObject({
      answer: { total: 2 },
      progress: { read: 3, of: 3, isPartial: true },
    });
  });

  it.each([PAGE_VERSION - 1, PAGE_VERSION + 1])('reads parts of version %i', async (version) => {
    site.set(dataPaths.catalog(1, hash(1)), { ...partOf('one'), version, added: true });
    const reading = reader();
    await reading.take({ kind: 'open', listing: LISTING });
    await reading.take(ask(1));
    expect(answers().at(-1)).toMatchObject({ answer: { total: 3 }, progress: { isPartial: false } });
  });

  it('reads a changed catalogue again, and keeps an unchanged one', async () => {
    const reading = reader();
    await reading.take({ kind: 'open', listing: LISTING });
    site.clear();
    await reading.take({ kind: 'open', listing: { ...LISTING } });
    await reading.take(ask(1));
    expect(answers().at(-1)?.answer.total).toBe(3);

    site.set(dataPaths.catalog(1, hash(3)), partOf('new'));
    await reading.take({ kind: 'open', listing: { parts: [{ part: 1, hash: hash(3), comics: 1 }] } });
    expect(
      answers()
        .at(-1)
        ?.answer.comics.map(({ entry }) => entry.slug),
    ).toEqual(['new']);
  });

  it('finds comics by their names once all of the catalogue is read', async () => {
    const reading = reader();
    const opening = reading.take({ kind: 'open', listing: LISTING });
    await reading.take({ kind: 'name', id: 7, wanted: [{ name: 'moon ONE' }, { name: 'Sun' }] });
    await opening;
    const named = sent.filter((message) => message.kind === 'named');
    expect(named).toMatchObject([
      { id: 7, isPartial: false, comics: [{ exact: [{ slug: 'one' }] }, { exact: [] }] },
    ]);

    site.set(dataPaths.catalog(1, hash(3)), partOf('new'));
    await reading.take({ kind: 'open', listing: { parts: [{ part: 1, hash: hash(3), comics: 1 }] } });
    await reading.take({ kind: 'name', id: 8, wanted: [{ name: 'Moon new' }, { name: 'Moon one' }] });
    expect(sent.at(-1)).toMatchObject({ id: 8, comics: [{ exact: [{ slug: 'new' }] }, { exact: [] }] });
  });

  it('says that names were looked up in a part of the catalogue only', async () => {
    site.set(dataPaths.catalog(1, hash(1)), 'html');
    const reading = reader();
    await reading.take({ kind: 'open', listing: LISTING });
    await reading.take({ kind: 'name', id: 1, wanted: [] });
    expect(sent.at(-1)).toMatchObject({ kind: 'named', isPartial: true });
  });

  it('lists all that fit, says where a part is missing, and asks for that alone when it is opened again', async () => {
    const address = dataPaths.catalog(1, hash(1));
    const part = site.get(address);
    site.set(address, 'html');
    const reading = reader();
    await reading.take({ kind: 'open', listing: LISTING });
    const list = (id: number) =>
      reading.take({ kind: 'list', id, query: '', wish: { upTo: '18', blursFrom: null } });
    await reading.take({ kind: 'name', id: 1, wanted: [{ name: 'Moon one' }] });
    await list(2);
    expect(sent.at(-1)).toMatchObject({ kind: 'listed', id: 2, isPartial: true });
    await reading.take({ kind: 'open', listing: LISTING });
    await list(3);
    expect(sent.at(-1)).toMatchObject({ id: 3, isPartial: true });
    site.clear();
    site.set(address, part);
    await reading.take(ask(4));
    await reading.take({ kind: 'open', listing: LISTING });
    expect(answers().at(-1)).toMatchObject({ progress: { read: 3, of: 3, isPartial: false } });
    await list(5);
    const listed = sent.at(-1);
    expect(listed).toMatchObject({ kind: 'listed', id: 5, isPartial: false });
    expect(listed?.kind === 'listed' && listed.slugs.toSorted()).toEqual(['one', 'three', 'two']);
    await reading.take({ kind: 'name', id: 6, wanted: [{ name: 'Moon one' }] });
    expect(sent.at(-1)).toMatchObject({ isPartial: false, comics: [{ exact: [{ slug: 'one' }] }] });
  });

  it('reports an empty catalogue without reading anything', async () => {
    const reading = reader();
    await reading.take(ask(1));
    expect(answers()).toEqual([]);
    await reading.take({ kind: 'open', listing: { parts: [] } });
    expect(answers().at(-1)).toMatchObject({ answer: { total: 0 }, progress: { read: 0, of: 0 } });
  });
});
