import { API_RESOURCES } from '@rawi/model/api/api-resources';
import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { paths } from '@rawi/model/paths';
import { OEMBED } from '@rawi/model/routes/embed-addresses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../../tests/support/emulated-firestore.ts';
import { livelySite, OTHER } from '../../testing/lively-site.ts';
import { THERE } from '../../testing/patient.ts';
import { pageServer } from '../serve-page.ts';

/** A site on which people do all that they can do: what programs read of it. */

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('nothing-private');
  await livelySite(backend);
});
afterAll(() => backend.stop());

/** What a page's id may stand for in the addresses of the interface and of feeds. */
const NAMED = /^(comic|chapter|translator|publisher|blog)_([^:]+)$/;
const BELOW: Readonly<Record<string, string>> = {
  comic: 'comics',
  chapter: 'chapters',
  translator: 'translators',
  publisher: 'publishers',
  blog: 'articles',
};

it('is what the interface promises, and nothing of those who read, comment, report or ask', async () => {
  const serve = pageServer({
    origin: 'https://rawi.test',
    fileUrl: (path) => `https://files.test/${path}`,
    open: () => Promise.reject(new Error('no page is drawn')),
    read: async (id) => (await backend.firestore.doc(paths.page(id)).get()).data(),
    onOutdated: () => {},
    search: async () => undefined,
    memorySeconds: 0,
    report: (message, error) => expect.fail(`${message} ${String(error)}`),
  });
  const ids = (await backend.firestore.collection(paths.pages()).get()).docs.map(({ id }) => id);
  const named = ids.flatMap((id) => {
    const [, kind = '', name = ''] = NAMED.exec(id) ?? [];
    return BELOW[kind] === undefined ? [] : [{ kind, name, path: `/data/v1/${BELOW[kind]}/${name}` }];
  });
  expect(new Set(named.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  const fixed = API_RESOURCES.filter(({ parameters }) => Object.keys(parameters).length === 0);
  const feeds = named.flatMap(({ kind, name }) =>
    kind === 'comic'
      ? LANGUAGE_CODES.map((language) => `/en/feeds/comic/${name}/${language}.json`)
      : kind === 'translator'
        ? [`/ar/feeds/translator/${name}.json`]
        : [],
  );
  const framed = named.filter(({ kind }) => kind === 'comic' || kind === 'chapter');
  const asked = [
    ...fixed.map(({ path }) => `/data/v1${path}`),
    ...named.map(({ path }) => path),
    ...feeds,
    ...framed.map(({ kind, name }) => `/ar/embed/${kind}/${name}`),
  ];
  const said = new Map<string, string>();
  for (const path of asked) {
    const { status, body } = await serve(path);
    expect([path, [200, 301, 404, 410].includes(status)]).toEqual([path, true]);
    if (status === 200) said.set(path, body);
  }
  for (const { kind, name } of framed) {
    const { body } = await serve(
      OEMBED,
      new URLSearchParams({ url: `https://rawi.test/en/${kind}/${name}` }),
    );
    said.set(`oembed ${name}`, body);
  }
  expect(said.size).toBeGreaterThan(20);
  for (const [path, body] of said) {
    if (path.startsWith('/data/'))
      expect([path, API_RESOURCES.some(({ schema }) => schema.safeParse(JSON.parse(body)).success)]).toEqual([
        path,
        true,
      ]);
    // No address of a mailbox, and nobody who reads; `translatorId` is somebody who publishes.
    for (const secret of ['@example', THERE.reader, OTHER, `Name of ${THERE.reader}`, 'Buy salt!'])
      expect([path, secret, body.includes(secret)]).toEqual([path, secret, false]);
  }
});
