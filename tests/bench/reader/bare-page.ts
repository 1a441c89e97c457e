import type { Browser, CDPSession } from '@playwright/test';
import { PHONE } from './stage.ts';

/** A page that nothing but these commands listens to. */
export interface BarePage {
  /** The value of an expression in the page, once it is there. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly send: (method: string, params?: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * Opens an address on a phone's screen, in a profile of its own that Playwright knows nothing of: Playwright has the browser keep
 * whatever a page fetched, in the memory of the page's process, which is what is measured here.
 */
export async function openBarePage(browser: Browser, url: string): Promise<BarePage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const send = commands(session, sessionId);
  const { viewport, deviceScaleFactor } = PHONE;
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
  await send('Page.navigate', { url });
  return {
    send,
    evaluate: async (expression) => {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return partOf(partOf(answer, 'result'), 'value');
    },
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

/** Sends commands to a target by its session's own numbering; each resolves with what is answered. */
function commands(session: CDPSession, sessionId: string): BarePage['send'] {
  const waiting = new Map<unknown, (result: unknown) => void>();
  let last = 0;
  session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const answer: unknown = JSON.parse(message);
    waiting.get(partOf(answer, 'id'))?.(partOf(answer, 'result'));
  });
  return async (method, params = {}) => {
    last += 1;
    const id = last;
    const answered = new Promise<unknown>((resolve) => waiting.set(id, resolve));
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const result = await answered;
    waiting.delete(id);
    return result;
  };
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
