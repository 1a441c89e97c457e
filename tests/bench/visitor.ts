import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

export const SITE = environment('RAWI_SITE');
const BILLING = `http://${environment('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/demo-rawi:billing`;

/** What counts as the content of each page: a cover of a list, or a page of a chapter that is really drawn. */
const DRAWN =
  'section[data-pages] img[data-shown], section[data-pages] canvas[data-shown], main a[href*="/comic/"] img, main a[href*="/chapter/"]';

export interface View {
  readonly reads: number;
  /** Paths of the scripts asked for until the content showed. */
  readonly scripts: readonly string[];
  /** Milliseconds from the start of the navigation until the content was in the document. */
  readonly drawnMs: number;
}

export interface Visitor {
  /** For what needs pages of its own. */
  readonly browser: Browser;
  /** Opens a page in a new browser profile, or in the one before it with `warm`. */
  view(path: string, options?: { readonly warm?: boolean }): Promise<View>;
}

export async function withVisitor<T>(visit: (visitor: Visitor) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: environment('CHROMIUM'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  let context: BrowserContext | undefined;
  const view: Visitor['view'] = async (path, { warm = false } = {}) => {
    if (context === undefined || !warm) {
      await context?.close();
      context = await browser.newContext({ locale: 'en-US', serviceWorkers: warm ? 'allow' : 'block' });
    } else {
      // The visit before filled the caches; it does not count.
      await open(context, path);
    }
    await fetch(BILLING, { method: 'DELETE' });
    return open(context, path);
  };
  try {
    return await visit({ browser, view });
  } finally {
    await context?.close();
    await browser.close();
  }
}

async function open(context: BrowserContext, path: string): Promise<View> {
  const page: Page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === SITE && url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js'))
      scripts.push(url.pathname);
  });
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      document.documentElement.dataset['drawnAt'] = String(performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-shown'],
    });
  }, DRAWN);
  await page.goto(SITE + path);
  const drawn = page.locator('html[data-drawn-at]');
  await drawn.waitFor({ state: 'attached' });
  const drawnMs = Number(await drawn.getAttribute('data-drawn-at'));
  const { reads } = (await (await fetch(BILLING)).json()) as { reads: number };
  await page.close();
  return { reads, scripts, drawnMs };
}

function environment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; run this with npm run bench.`);
  return value;
}
