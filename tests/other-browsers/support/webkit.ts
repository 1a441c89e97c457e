import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { type Browser, CommandRefused, DocumentLeft, type Driver } from './driver.ts';
import { type Program, startProgram } from './programs.ts';

/** Which programs are WebKit here: GTK's small browser, what drives it, and the screen that it is shown on. */
export interface WebKitPrograms {
  readonly browser: string;
  readonly driver: string;
  readonly screen: string;
}

const answerSchema = z.object({ value: z.unknown() });
const refusalSchema = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const sessionSchema = z.object({ sessionId: z.string() });
/** The name that WebDriver gives to the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = z.object({ [ELEMENT]: z.string() });
const sizeSchema = z.object({ width: z.number(), height: z.number() });
const sizesSchema = z.object({ inner: sizeSchema, outer: sizeSchema });
const SIZES =
  'JSON.stringify({ inner: { width: innerWidth, height: innerHeight }, outer: { width: outerWidth, height: outerHeight } })';

const nothing = z.unknown();

/** Starts WebKit's driver on a screen of its own; each window that is opened is a browser of its own. */
export async function startWebKit(programs: WebKitPrograms, downloads: string): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'rawi-webkit-'));
  const screenArgs = ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const screen = startProgram(programs.screen, screenArgs);
  const display = await screen.said(/^(\d+)$/m);
  const port = await freePort();
  const args = ['--host=127.0.0.1', `--port=${port}`];
  const driver = startProgram(programs.driver, args, await environment(home, display, downloads));
  const send = sender(`http://127.0.0.1:${port}`);
  await answers(send, driver);
  return {
    name: 'webkit',
    open: () => openWindow(send, programs.browser),
    close: async () => {
      await driver.end();
      await screen.end();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A home and settings of its own, so that nobody's are read or changed. */
async function environment(
  home: string,
  display: string,
  downloads: string,
): Promise<Readonly<Record<string, string | undefined>>> {
  const folder = (name: string) => join(home, name);
  await mkdir(folder('config'));
  await writeFile(join(folder('config'), 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    ...process.env,
    DISPLAY: `:${display}`,
    WAYLAND_DISPLAY: undefined,
    HOME: home,
    XDG_CONFIG_HOME: folder('config'),
    XDG_CACHE_HOME: folder('cache'),
    XDG_DATA_HOME: folder('data'),
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    GIO_USE_VFS: 'local',
    NO_AT_BRIDGE: '1',
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en_US',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });
}

type Send = <T>(method: string, path: string, body: object | undefined, schema: z.ZodType<T>) => Promise<T>;

const sender =
  (address: string): Send =>
  async (method, path, body, schema) => {
    const asked = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(address + path, { method, ...asked });
    const answer: unknown = await response.json();
    if (response.ok) return schema.parse(answerSchema.parse(answer).value);
    const { error, message } = refusalSchema.parse(answer).value;
    throw new CommandRefused(path, error, message);
  };

/** Waits until the driver answers. */
async function answers(send: Send, driver: Program): Promise<void> {
  const isUp = () =>
    send('GET', '/status', undefined, nothing).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (!driver.isRunning()) throw new Error('WebKitWebDriver has ended.');
    await wait(50);
  }
}

async function openWindow(send: Send, binary: string): Promise<Driver> {
  const options = { binary, args: ['--automation'] };
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const { sessionId } = await send('POST', '/session', wanted, sessionSchema);
  const at = `/session/${sessionId}`;
  const post = (path: string, body: object) => send('POST', at + path, body, nothing);
  const evaluate = (expression: string) => evaluateIn(send, at, expression);
  return {
    goTo: async (url) => void (await post('/url', { url })),
    back: async () => void (await post('/back', {})),
    evaluate,
    perform: async (actions) => void (await post('/actions', { actions })),
    chooseFiles: async (value, files) => {
      const locator = { using: 'css selector', value };
      const element = await send('POST', `${at}/element`, locator, elementSchema);
      await post(`/element/${element[ELEMENT]}/value`, { text: files.join('\n') });
    },
    // The window has bars of its own around the page, and is as large as it was asked to be some moments later.
    resize: (width, height) =>
      expect(async () => {
        const { inner, outer } = sizesSchema.parse(JSON.parse(await evaluate(SIZES)));
        if (inner.width === width && inner.height === height) return;
        const bars = { width: outer.width - inner.width, height: outer.height - inner.height };
        await post('/window/rect', { width: width + bars.width, height: height + bars.height });
        expect(inner).toEqual({ width, height });
      }).toPass({ intervals: [50, 100, 250], timeout: 45_000 }),
    screenshot: async () =>
      Buffer.from(await send('GET', `${at}/screenshot`, undefined, z.string()), 'base64'),
    // WebDriver's classic protocol tells nothing of the console.
    errors: () => [],
    close: async () => void (await send('DELETE', at, undefined, nothing)),
  };
}

/** What a script is refused with when its page was left: it never answers, or has no window to run in. */
const GONE = /unload event|no such window|no such frame/;

async function evaluateIn(send: Send, at: string, expression: string): Promise<string> {
  try {
    return await send(
      'POST',
      `${at}/execute/sync`,
      { script: `return (${expression})`, args: [] },
      z.string(),
    );
  } catch (error) {
    if (error instanceof CommandRefused && GONE.test(error.message)) throw new DocumentLeft(error.message);
    throw error;
  }
}
