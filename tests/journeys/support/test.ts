import { test as base, expect, type Page } from '@playwright/test';
import { choosesLayout } from './layout.ts';
import { type People, peopleOfWorker } from './people.ts';

/**
 * Errors that a journey brings about on purpose, by name. Everything else on the console fails the test, and so does
 * anything that the security policy refused.
 */
const EXPECTED = {
  /** A page or a file that is not there, or was taken away: the 404 or 410 under test. */
  missing: /Failed to load resource: the server responded with a status of 4(?:04|10)/,
  /** A password or a request that is not accepted: the answer under test. */
  refused: /Failed to load resource: the server responded with a status of 400/,
  /** A write that the rules refuse: the answer under test. */
  forbidden: /Failed to load resource: the server responded with a status of 403/,
  /** A part of the site that fails: the test is about how the site handles it. */
  failure: /Cannot read properties of undefined/,
  /** A page that is reloaded while it fetches what may be needed next. */
  replaced: /Unable to preload CSS/,
  /** A server that has stopped: whatever was asked of it. */
  stopped: /net::ERR_(?:CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET)/,
  /** Without a network: whatever was asked for, and the SDK's probe of an address that a machine may not reach at all. */
  offline: /net::ERR_(?:INTERNET_DISCONNECTED|FAILED|NAME_NOT_RESOLVED)/,
} as const;

/** How many times slower the browser's processor is made: `RAWI_SLOW_CPU=4` shows what a weak phone does to a journey. */
const SLOW_CPU = Number(process.env['RAWI_SLOW_CPU'] ?? 1);

interface Watch {
  /**
   * Whether `RAWI_SLOW_CPU` slows this test. Not one that takes the network away: a second session of the browser's
   * protocol gives the page back its `navigator.onLine`.
   */
  readonly maySlow: boolean;
  /** Which of the named errors this test brings about. */
  readonly expectedErrors: readonly (keyof typeof EXPECTED)[];
  /**
   * Whether opening an address waits until the app has taken over what was served: a key that is pressed before is lost. Not
   * for a test that looks at what was served.
   */
  readonly awaitsApp: boolean;
  /** How chapters are read here; `screen` is for whoever has chosen nothing. */
  readonly layout: 'screen' | 'single' | 'double' | 'vertical';
  /** Whether a page that is opened is in the language that was chosen; else its language may be offered over its foot. */
  readonly choosesLanguage: boolean;
  readonly languageChosen: undefined;
  readonly laidOut: undefined;
  readonly watched: undefined;
  readonly takenOver: undefined;
  readonly slowed: undefined;
}

interface Worker {
  /** Accounts that only the journeys of this worker use. */
  readonly people: People;
}

export const test = base.extend<Watch, Worker>({
  // Playwright reads from the pattern which fixtures are needed: none.
  // oxlint-disable-next-line no-empty-pattern
  people: [({}, use, { workerIndex }) => use(peopleOfWorker(workerIndex)), { scope: 'worker' }],
  expectedErrors: [[], { option: true }],
  maySlow: [true, { option: true }],
  awaitsApp: [true, { option: true }],
  choosesLanguage: [true, { option: true }],
  languageChosen: [
    async ({ context, choosesLanguage }, use) => {
      if (choosesLanguage) await context.addInitScript(chooseLanguageShown);
      await use(undefined);
    },
    { auto: true },
  ],
  layout: ['single', { option: true }],
  laidOut: [
    async ({ context, layout }, use) => {
      if (layout !== 'screen') await choosesLayout(context, layout);
      await use(undefined);
    },
    { auto: true },
  ],
  takenOver: [
    async ({ context, awaitsApp }, use) => {
      if (awaitsApp) context.on('page', awaitApp);
      await use(undefined);
    },
    { auto: true },
  ],
  slowed: [
    async ({ context, maySlow }, use) => {
      if (SLOW_CPU > 1 && maySlow) context.on('page', (page) => void slowDown(page));
      await use(undefined);
    },
    { auto: true },
  ],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const isExpected = (text: string) => expectedErrors.some((name) => EXPECTED[name].test(text));
      context.on('console', (message) => {
        if (message.type() !== 'error' || isExpected(message.text())) return;
        unexpected.push([message.text(), message.location().url].filter(Boolean).join(' '));
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!isExpected(text)) unexpected.push(text);
      });
      await context.exposeBinding('journeyViolation', (_, text: string) =>
        unexpected.push(`policy: ${text}`),
      );
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = Reflect.get(window, 'journeyViolation');
          if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(undefined);
      expect(unexpected, 'errors on the console and refusals of the security policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Whoever opens a page has chosen its language before, so that nothing is offered over its foot. */
function chooseLanguageShown(): void {
  const language = /^\/(en|ar)(?:\/|$)/.exec(location.pathname)?.[1];
  // oxlint-disable-next-line unicorn/no-document-cookie
  if (language !== undefined) document.cookie = `rawi_locale=${language}; path=/`;
}

function awaitApp(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goTo(url, options);
    if (options?.waitUntil === undefined) {
      await page.locator('#root[data-served]').waitFor({ state: 'detached' });
    }
    return response;
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

export { expect };
