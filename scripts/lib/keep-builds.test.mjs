import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepBuilds } from './keep-builds.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rawi-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (files) => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
};
const text = (name) => readFileSync(join(folder, name), 'utf8');
const id = (digit) => digit.repeat(16);
/** A built site. */
const build = (digit, ...names) => ({
  'builds/latest.json': { id: id(digit) },
  [`builds/meta/${id(digit)}.json`]: { id: id(digit), assets: names },
  ...Object.fromEntries(names.map((name) => [name, `${name} of ${digit}`])),
});
/** The site that runs, as Hosting serves it. */
function serving(files) {
  const asked = [];
  const fetchFile = async (address) => {
    const path = new URL(address).pathname.slice(1);
    asked.push(path);
    if (!(path in files)) return new Response('', { status: 404 });
    const content = files[path];
    return new Response(typeof content === 'string' ? content : JSON.stringify(content));
  };
  return { asked, keep: () => keepBuilds({ origin: 'https://rawi.test/', folder, fetchFile }) };
}

it('a deploy keeps the files of the two builds before it, one deploy after the other', async () => {
  let site = {};
  const deployed = [];
  for (const digit of ['1', '2', '3', '4']) {
    rmSync(folder, { recursive: true });
    const files = build(digit, 'assets/shared.js', `assets/app-${digit}.js`);
    put(files);
    const kept = await serving(site).keep();
    const names = [...Object.keys(files), ...kept.map((each) => `builds/meta/${each}.json`)];
    for (const old of ['1', '2', '3']) {
      const name = `assets/app-${old}.js`;
      if (existsSync(join(folder, name))) names.push(name);
    }
    site = Object.fromEntries(names.map((name) => [name, text(name)]));
    deployed.push([
      kept,
      Object.keys(site)
        .filter((name) => name.startsWith('assets/app'))
        .toSorted(),
    ]);
  }
  expect(deployed).toEqual([
    [[], ['assets/app-1.js']],
    [[id('1')], ['assets/app-1.js', 'assets/app-2.js']],
    [
      [id('2'), id('1')],
      ['assets/app-1.js', 'assets/app-2.js', 'assets/app-3.js'],
    ],
    [
      [id('3'), id('2')],
      ['assets/app-2.js', 'assets/app-3.js', 'assets/app-4.js'],
    ],
  ]);
  // A file that both builds have is this build's.
  expect(text('assets/shared.js')).toBe('assets/shared.js of 4');
});

it('a deploy of the same build again keeps the builds that it kept before', async () => {
  const older = build('1', 'assets/app-1.js');
  const files = build('2', 'assets/app-2.js');
  put(files);
  const meta = { ...files[`builds/meta/${id('2')}.json`], previous: id('1') };
  const site = { ...older, ...files, [`builds/meta/${id('2')}.json`]: meta };
  expect(await serving(site).keep()).toEqual([id('1')]);
  expect(text('assets/app-1.js')).toBe('assets/app-1.js of 1');
  expect(JSON.parse(text(`builds/meta/${id('2')}.json`)).previous).toBe(id('1'));
});

it('a site that is not there yet, or that has no builds, keeps nothing', async () => {
  put(build('2', 'assets/app-2.js'));
  expect(await serving({}).keep()).toEqual([]);
  expect(await serving({ 'builds/latest.json': '<html>' }).keep()).toEqual([]);
  const fetchFile = () => Promise.reject(new TypeError('fetch failed'));
  expect(await keepBuilds({ origin: 'https://rawi.test', folder, fetchFile })).toEqual([]);
});

it('a deploy writes kept assets only, and inside the folder, whatever the site answers', async () => {
  put(build('2', 'assets/app-2.js'));
  const site = build('1', 'assets/../../out.js', 'worker.js', 'assets/a/b.js', 'assets/good.js', 7);
  const { asked, keep } = serving(site);
  await keep();
  expect(asked).toEqual(['builds/latest.json', `builds/meta/${id('1')}.json`, 'assets/good.js']);
  expect(existsSync(join(folder, 'worker.js'))).toBe(false);
});

it('a deploy stops when a file of a kept build cannot be fetched', async () => {
  put(build('2', 'assets/app-2.js'));
  const site = build('1', 'assets/app-1.js');
  const fetchFile = async (address) => {
    const path = new URL(address).pathname.slice(1);
    return path.startsWith('assets')
      ? new Response('', { status: 500 })
      : new Response(JSON.stringify(site[path]));
  };
  await expect(keepBuilds({ origin: 'https://rawi.test', folder, fetchFile })).rejects.toThrow(
    'assets/app-1.js',
  );
});
