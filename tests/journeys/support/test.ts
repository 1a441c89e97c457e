import { test as base, expect } from '@playwright/test';

/**
 * Errors that a journey brings about on purpose, by name. Everything else on the console fails the test, and so does
 * anything that the security policy refused.
 */
const EXPECTED = {
  /** A file of the bucket that is not there: the 404 under test. */
  missingFile: /Failed to load resource: the server responded with a status of 404/,
  /** A password or a request that is not accepted: the answer under test. */
  refused: /Failed to load resource: the server responded with a status of 400/,
  /** The same thing asked for again within its minute: the answer under test. */
  tooSoon: /Failed to load resource: the server responded with a status of 429/,
  /** Without a network: the SDK's probe and whatever else was asked for. */
  offline: /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/,
} as const;

interface Watch {
  /** Which of the named errors this test brings about. */
  readonly expectedErrors: readonly (keyof typeof EXPECTED)[];
  readonly watched: undefined;
}

export const test = base.extend<Watch>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const isExpected = (text: string) => expectedErrors.some((name) => EXPECTED[name].test(text));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) unexpected.push(message.text());
      });
      context.on('weberror', (error) => unexpected.push(String(error.error())));
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

export { expect };
