import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BidiLine } from './bidi.ts';
import { type Browser, CommandRefused, DocumentLeft, type Driver } from './driver.ts';
import { startProgram } from './programs.ts';

/** Nothing but loopback: everything else is sent to a port of this machine at which nobody listens. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.failover_direct': false,
  'network.proxy.allow_bypass': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.trr.mode': 5,
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'services.settings.server': '',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  // The protocol's settings for a visitor who has chosen nothing.
  'intl.accept_languages': 'en-US',
  'layout.css.prefers-color-scheme.content-override': 1,
};

const nothing = z.unknown();
const contextSchema = z.object({ context: z.string() });
const evaluatedSchema = z.union([
  z.object({
    type: z.literal('success'),
    result: z.object({ type: z.literal('string'), value: z.string() }),
  }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const nodesSchema = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) });
const loggedSchema = z.object({
  type: z.string(),
  level: z.string(),
  text: z.string().nullable(),
  source: z.object({ context: z.string().optional() }),
});

/** What a command is refused with when the document that it was for has gone. */
const GONE: ReadonlySet<string> = new Set(['no such frame', 'no such realm', 'unknown error']);

/** Starts Firefox without a window, driven by WebDriver BiDi; what it downloads lies in `downloads`. */
export async function startFirefox(path: string, downloads: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'rawi-firefox-'));
  await writeFile(join(profile, 'user.js'), preferencesFile(downloads));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = startProgram(path, args, { ...process.env, HOME: profile });
  const address = await program.said(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const line = await BidiLine.open(`${address}/session`);
  await line.send('session.new', { capabilities: {} }, nothing);
  await line.send('session.subscribe', { events: ['log.entryAdded'] }, nothing);
  return {
    name: 'firefox',
    open: () => openWindow(line),
    close: async () => {
      await line.send('browser.close', {}, nothing).catch(() => {});
      line.close();
      await program.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function preferencesFile(downloads: string): string {
  const all = {
    ...PREFERENCES,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
    'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    'pdfjs.disabled': true,
  };
  return Object.entries(all)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

async function openWindow(line: BidiLine): Promise<Driver> {
  const visitor = await line.send('browser.createUserContext', {}, z.object({ userContext: z.string() }));
  const { context } = await line.send('browsingContext.create', { type: 'tab', ...visitor }, contextSchema);
  const errors: string[] = [];
  const unlisten = line.listen((method, params) => {
    if (method !== 'log.entryAdded') return;
    const { type, level, text, source } = loggedSchema.parse(params);
    if (source.context === context && type === 'javascript' && level === 'error') errors.push(text ?? '');
  });
  const send = (method: string, params: object) => line.send(method, { context, ...params }, nothing);
  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { url, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { delta: -1 })),
    evaluate: (expression) => evaluate(line, context, expression),
    perform: async (actions) => void (await send('input.performActions', { actions })),
    chooseFiles: async (value, files) => {
      const locator = { type: 'css', value };
      const { nodes } = await line.send('browsingContext.locateNodes', { context, locator }, nodesSchema);
      const [element] = nodes;
      if (element === undefined) throw new Error(`There is no field ${value}.`);
      await send('input.setFiles', { element, files });
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { viewport: { width, height } })),
    screenshot: async () => {
      const picture = z.object({ data: z.string() });
      const { data } = await line.send('browsingContext.captureScreenshot', { context }, picture);
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    close: async () => {
      unlisten();
      await line.send('browser.removeUserContext', visitor, nothing);
    },
  };
}

async function evaluate(line: BidiLine, context: string, expression: string): Promise<string> {
  const params = { expression, target: { context }, awaitPromise: true, userActivation: false };
  try {
    const evaluated = await line.send('script.evaluate', params, evaluatedSchema);
    if (evaluated.type === 'success') return evaluated.result.value;
    throw new Error(evaluated.exceptionDetails.text);
  } catch (error) {
    if (error instanceof CommandRefused && GONE.has(error.code)) throw new DocumentLeft(error.message);
    throw error;
  }
}
