import { expect } from '@playwright/test';
import { SITE } from '../../journeys/support/environment.ts';
import { DocumentLeft, type Driver } from './driver.ts';
import { find, type Target } from './find.ts';
import { KEYS, type Key } from './keys.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the page says about where a target can be pressed. */
type Aim = Point | { readonly why: string };

/** How soon a condition is looked at again, in milliseconds. */
const INTERVALS = [30, 60, 120, 250];
const patiently = { intervals: INTERVALS };

/** A window of the browser, in which a person looks, points and types. Whatever waits does so until the condition holds. */
export class Tab {
  readonly #driver: Driver;
  readonly #site: string;

  /** `site` is where addresses begin that name no host. */
  constructor(driver: Driver, site = SITE) {
    this.#driver = driver;
    this.#site = site;
  }

  /** The same window, for a site at another address. */
  at(site: string): Tab {
    return new Tab(this.#driver, site);
  }

  /** Opens a page of the site, and waits until the app has taken over what was served. */
  async open(path: string): Promise<void> {
    await this.#driver.goTo(this.#site + path);
    await this.becomes(
      () => document.querySelector('#root > *') !== null && !document.querySelector('#root[data-served]'),
    );
  }

  back(): Promise<void> {
    return this.#driver.back();
  }

  /** The path of the page, with its query. */
  path(): Promise<string> {
    return this.evaluate(() => decodeURI(location.pathname) + location.search);
  }

  async isAt(path: string | RegExp): Promise<void> {
    const at = expect.poll(() => this.path(), patiently);
    await (typeof path === 'string' ? at.toBe(path) : at.toMatch(path));
  }

  /** What a function says in the page. It is sent there as text: it may use nothing from outside itself. */
  async evaluate<R>(read: () => R): Promise<Awaited<R>> {
    return (await this.#ask(`(${String(read)})()`)) as Awaited<R>;
  }

  /** Waits until a function says so in the page. */
  async becomes(isSo: () => unknown): Promise<void> {
    await expect.poll(async () => Boolean(await this.evaluate(isSo)), patiently).toBe(true);
  }

  /** Waits until an element is seen. */
  async sees(target: Target): Promise<void> {
    await expect
      .poll(() => this.#shows(target), { ...patiently, message: `${words(target)} is seen` })
      .toBe(true);
  }

  /** Waits until no element of the kind is seen. */
  async missesOut(target: Target): Promise<void> {
    await expect
      .poll(() => this.#shows(target), { ...patiently, message: `${words(target)} is gone` })
      .toBe(false);
  }

  #shows(target: Target): Promise<boolean> {
    return this.#on(target, () => true, true).then((shown) => shown === true);
  }

  /** What a function reads of the first element that is seen; it is sent to the page as text. Nothing where there is none. */
  read<R>(target: Target, read: (element: Element) => R | Promise<R>): Promise<R | undefined> {
    return this.#on(target, read, true);
  }

  /** Waits until an attribute of an element, whether that is seen or not, is as given. */
  async has(target: Target, attribute: string, value: string | null): Promise<void> {
    const read = `(element) => element.getAttribute(${JSON.stringify(attribute)})`;
    const message = `${attribute} of ${words(target)}`;
    await expect.poll(() => this.#on(target, read, false), { ...patiently, message }).toBe(value);
  }

  async #on<R>(
    target: Target,
    read: ((element: Element) => R | Promise<R>) | string,
    isVisible: boolean,
  ): Promise<R | undefined> {
    const element = `(${String(find)})(${JSON.stringify(target)}, ${isVisible})`;
    const value = `found === undefined ? null : { value: await (${String(read)})(found) }`;
    const answer = await this.#ask(`(async (found) => (${value}))(${element})`);
    const found = answer as { readonly value: R } | null;
    return found?.value;
  }

  async #ask(expression: string): Promise<unknown> {
    const text = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
    for (;;) {
      try {
        const answer: unknown = JSON.parse(await this.#driver.evaluate(text));
        return answer;
      } catch (error) {
        // The next page is on its way: it is asked instead.
        if (!(error instanceof DocumentLeft)) throw error;
      }
    }
  }

  /** Presses the middle of an element as soon as it stands still and nothing covers it. */
  async click(target: Target, pointerType: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    const aims: Point[] = [];
    const isAimed = async () => {
      const aim: Aim = (await this.#on(target, aimAt, true)) ?? { why: 'not there' };
      if ('why' in aim) return aim.why;
      aims.push(aim);
      return 'free';
    };
    await expect.poll(isAimed, { ...patiently, message: `${words(target)} can be pressed` }).toBe('free');
    for (const aim of aims) await this.press(aim, pointerType);
  }

  /** A short touch or press of a point of the page. */
  async press({ x, y }: Point, pointerType: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    await this.#driver.perform([
      {
        type: 'pointer',
        id: pointerType,
        parameters: { pointerType },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Presses a key: one that is no character by its name. */
  async key(key: Key | (string & {})): Promise<void> {
    await this.hold(key);
    await this.letGo(key);
  }

  async hold(key: Key | (string & {})): Promise<void> {
    await this.#driver.perform([keys([{ type: 'keyDown', value: valueOf(key) }])]);
  }

  async letGo(key: Key | (string & {})): Promise<void> {
    await this.#driver.perform([keys([{ type: 'keyUp', value: valueOf(key) }])]);
  }

  /** Types text where the caret is. */
  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await this.#driver.perform([keys(strokes)]);
  }

  /** Types text into a field in place of what it has. */
  async write(field: Target, text: string): Promise<void> {
    await this.click(field);
    await this.read(field, (element) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
    });
    await this.type(text);
    await this.holds(field, text);
  }

  /** Waits until a field has this text. */
  async holds(field: Target, text: string): Promise<void> {
    const value = (element: Element) => ('value' in element ? element.value : null);
    await expect.poll(() => this.read(field, value), { ...patiently, message: words(field) }).toBe(text);
  }

  chooseFiles(selector: string, files: readonly string[]): Promise<void> {
    return this.#driver.chooseFiles(selector, files);
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }
}

const words = ({ css, name, text }: Target) => [css, name, text].filter(Boolean).join(' ');
const isKey = (key: string): key is Key => Object.hasOwn(KEYS, key);
const valueOf = (key: string) => (isKey(key) ? KEYS[key] : key);
const keys = (actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[]) => ({
  type: 'key' as const,
  id: 'keyboard',
  actions,
});

/** The middle of an element, brought on the screen; or why it cannot be pressed there. It is sent to the page as text. */
async function aimAt(element: Element): Promise<Aim> {
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isOn = ({ x, y }: Point) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  if (!isOn(middle())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const now = middle();
  if (Math.hypot(now.x - before.x, now.y - before.y) > 0.5) return { why: 'it moves' };
  const over = document.elementFromPoint(now.x, now.y);
  const label =
    element.closest('label') ?? (element instanceof HTMLInputElement ? element.labels?.[0] : null);
  if (element.contains(over) || label?.contains(over)) return now;
  // A bar at the edge covers it, until it is scrolled to the middle.
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return { why: `covered by ${over?.outerHTML.slice(0, 120) ?? 'nothing'}` };
}
