import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { demonstrationProgress, showDemonstration } from './demonstration.mjs';

let server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A Firestore that holds some documents, by their paths. */
async function siteWith(documents) {
  server = createServer((request, response) => {
    const path = request.url.replace(/^.*\/documents\//, '');
    response.writeHead(documents[path] ? 200 : 404).end(JSON.stringify(documents[path] ?? {}));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.address().port}` };
}

const VERSION = 'this';
const record = (complete, version = VERSION) => ({
  fields: { complete: { booleanValue: complete }, ...(version && { version: { stringValue: version } }) },
});
const HOME = { fields: {} };

/** A drawing that the test controls; `said` holds the lines that stay on the terminal. */
function drawing() {
  const said = [];
  const shown = [];
  const progress = demonstrationProgress({
    show: (text) => shown.push(text),
    say: (text) => said.push(text),
    end: (text) => said.push(text),
  });
  const begun = { loads: 0, load: () => (begun.loads += 1) };
  begun.ended = new Promise((resolve, reject) => Object.assign(begun, { succeed: resolve, fail: reject }));
  begun.ended.catch(() => {});
  return { progress, begun, said, shown };
}

async function isResolved(promise) {
  const nothing = Symbol('nothing');
  // A resolved promise wins the race against one that needs another turn.
  return (
    (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, nothing))])) !== nothing
  );
}

it('a new site is shown when the first comic is there', async () => {
  const { progress, begun, said } = drawing();
  const env = await siteWith({});
  const shown = showDemonstration(env, { begun, progress, version: VERSION });
  await expect.poll(() => begun.loads).toBe(1);
  progress.tell({ drawn: 1, loaded: 0, total: 24, share: 0.1, isUsable: false });
  expect(await isResolved(shown)).toBe(false);
  progress.tell({ drawn: 1, loaded: 1, total: 24, share: 0.1, isUsable: true });
  await shown;
  begun.succeed();
  await expect.poll(() => said).toEqual(['All 24 demonstration comics are in the site.']);
});

it('an unfinished demonstration is shown immediately, and what is missing is loaded', async () => {
  const { progress, begun, shown } = drawing();
  await showDemonstration(await siteWith({ 'pages/home': HOME, 'demo/catalogue': record(false) }), {
    begun,
    progress,
    version: VERSION,
  });
  expect(begun.loads).toBe(1);
  expect(shown.at(-1)).toContain('missing');
  progress.succeeded();
});

it.each(['that', undefined])(
  'a demonstration of another version (%s) prints a line about it, and is loaded again',
  async (version) => {
    const { progress, begun, said } = drawing();
    const site = await siteWith({ 'pages/home': HOME, 'demo/catalogue': record(true, version ?? '') });
    await showDemonstration(site, { begun, progress, version: VERSION });
    expect(said).toEqual([expect.stringContaining('earlier version')]);
    expect(begun.loads).toBe(1);
    progress.stop();
  },
);

it('a complete demonstration is shown, nothing is loaded, and its line ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { progress, begun, said, shown } = drawing();
  vi.advanceTimersByTime(1000);
  expect(shown).toHaveLength(1);
  await showDemonstration(await siteWith({ 'pages/home': HOME, 'demo/catalogue': record(true) }), {
    begun,
    progress,
    version: VERSION,
  });
  expect(begun.loads).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(1);
  expect(said).toEqual([undefined]);
  vi.useRealTimers();
});

it('a drawing that fails is told, and the site is shown with what it has', async () => {
  const { progress, begun, said } = drawing();
  const shown = showDemonstration(await siteWith({}), { begun, progress, version: VERSION });
  begun.fail(new Error('The disk is full'));
  await shown;
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('The disk is full');
});
