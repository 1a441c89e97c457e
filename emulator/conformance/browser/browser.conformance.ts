import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Emulator, startEmulator } from '../../src/index.ts';
import { adminClient, closeClients } from '../support/clients.ts';
import { chromiumPath, launchChromium, servePage } from './chromium.ts';
import type { TestPage } from './page.ts';

const PROJECT = 'demo-browser';
const path = chromiumPath();
let browser: Browser;
let context: BrowserContext;
let pages: Awaited<ReturnType<typeof servePage>>;
let emulator: Emulator;

beforeAll(async () => {
  pages = await servePage();
  if (path !== undefined) browser = await launchChromium(path);
});
afterAll(async () => {
  await browser?.close();
  await pages.close();
});
beforeEach(async () => {
  emulator = await startEmulator({ projectId: PROJECT });
  context = await browser.newContext();
});
afterEach(async () => {
  await context.close();
  await closeClients();
  await emulator.stop();
});

const db = () => adminClient(emulator, PROJECT);

async function openPage(longPolling = false): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${pages.origin}/?project=${PROJECT}&port=${emulator.port}&longPolling=${longPolling}`);
  await page.waitForFunction('globalThis.testPage !== undefined');
  return page;
}

/** Waits until the page's last snapshot is the server's and holds these texts, in order. */
async function shows(page: Page, texts: string): Promise<void> {
  await until(
    page,
    (test, expected) => {
      const state = test.state();
      return !state.fromCache && !state.pending && state.text === expected;
    },
    texts,
  );
}

/** Waits until `condition`, which runs in the page, holds. */
async function until(
  page: Page,
  condition: (test: TestPage, argument: string) => boolean,
  argument = '',
): Promise<void> {
  await page.waitForFunction(`(${condition.toString()})(globalThis.testPage, ${JSON.stringify(argument)})`);
}

/** Runs `act` in the page. */
async function ask(page: Page, act: (test: TestPage) => unknown): Promise<void> {
  await page.evaluate(`(${act.toString()})(globalThis.testPage)`);
}

// Without a browser there is nothing to drive; CHROMIUM_PATH names one in an unusual place.
describe.skipIf(path === undefined)('the browser SDK with its persistent cache', () => {
  it.each([false, true])('listens and writes over WebChannel (long polling: %s)', async (longPolling) => {
    const page = await openPage(longPolling);
    await ask(page, (test) => test.watch('c'));
    await shows(page, '');
    await db().doc('c/a').set({ text: 'راوي 😀' });
    await shows(page, 'راوي 😀');
    await ask(page, (test) => test.set('c/b', 'مرحبا'));
    await shows(page, 'راوي 😀,مرحبا');
    expect((await db().doc('c/b').get()).get('text')).toBe('مرحبا');
    await db().doc('c/a').delete();
    await shows(page, 'مرحبا');
  });

  it('keeps a write made offline over a reload, and sends it then, once', async () => {
    await db().doc('counters/c').set({ n: 1 });
    const page = await openPage();
    await ask(page, (test) => test.watch('c'));
    await shows(page, '');
    await ask(page, (test) => test.offline());
    await ask(page, (test) => test.set('c/offline', 'later'));
    await ask(page, (test) => {
      void test.add('counters/c');
    });
    await until(page, (test) => test.state().pending);
    expect((await db().doc('c/offline').get()).exists).toBe(false);
    await page.reload();
    await page.waitForFunction('globalThis.testPage !== undefined');
    await ask(page, (test) => test.watch('c'));
    await shows(page, 'later');
    await ask(page, (test) => test.flushed());
    expect((await db().doc('c/offline').get()).get('text')).toBe('later');
    expect((await db().doc('counters/c').get()).get('n')).toBe(2);
  });

  it('resumes after a reload, billed only for what changed', async () => {
    const batch = db().batch();
    for (let n = 0; n < 20; n++) batch.set(db().doc(`c/${n}`), { text: String(n).padStart(2, '0') });
    await batch.commit();
    const all = Array.from({ length: 20 }, (_, n) => String(n).padStart(2, '0')).join();
    const page = await openPage();
    await ask(page, (test) => test.watch('c'));
    await shows(page, all);
    await db().doc('c/20').set({ text: '20' });
    await shows(page, `${all},20`);
    await page.reload();
    await page.waitForFunction('globalThis.testPage !== undefined');
    await db().doc('c/0').delete();
    emulator.resetBilling();
    await ask(page, (test) => test.watch('c'));
    await shows(page, `${all},20`.slice('00,'.length));
    expect(emulator.billing().reads).toBeLessThan(5);
  });

  it('two tabs of one profile see each other and the server', async () => {
    const first = await openPage();
    const second = await openPage();
    await ask(first, (test) => test.watch('c'));
    await ask(second, (test) => test.watch('c'));
    await shows(first, '');
    await shows(second, '');
    await ask(second, (test) => test.set('c/a', 'from the second'));
    await shows(first, 'from the second');
    await shows(second, 'from the second');
    await db().doc('c/b').set({ text: 'the server' });
    await shows(first, 'from the second,the server');
    await shows(second, 'from the second,the server');
    await first.close();
    await db().doc('c/a').delete();
    await shows(second, 'the server');
  });

  it('goes on when the emulator was started again from its export', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'firestore-restart-'));
    await db().doc('c/a').set({ text: 'before' });
    const page = await openPage();
    await ask(page, (test) => test.watch('c'));
    await shows(page, 'before');
    await emulator.exportTo(folder);
    const { port } = emulator;
    await closeClients();
    await emulator.stop();
    await ask(page, (test) => test.set('c/b', 'meanwhile'));
    emulator = await startEmulator({ projectId: PROJECT, port, seedFromExport: folder });
    await shows(page, 'before,meanwhile');
    await db().doc('c/c').set({ text: 'then' });
    await shows(page, 'before,meanwhile,then');
    await rm(folder, { recursive: true });
  });

  it('50 transactions on one counter lose nothing', async () => {
    await db().doc('counters/c').set({ n: 0 });
    const page = await openPage();
    await ask(page, (test) => test.count('counters/c', 50));
    expect((await db().doc('counters/c').get()).get('n')).toBe(50);
  }, 60_000);
});
