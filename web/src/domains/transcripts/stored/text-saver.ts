import { problemOf } from '../../../core/forms/problem-of.ts';
import type { Problem } from '../../../core/forms/problem-text.ts';
import type { Items } from '../edit-text.ts';

/** How far what is typed has arrived. */
export type TextSaving =
  | { readonly state: 'saved' }
  /** It will be stored in a moment. */
  | { readonly state: 'typing' }
  | { readonly state: 'saving' }
  /** Some of it is on this device alone, for this reason: without one, since a page does not fit. */
  | { readonly state: 'unsaved'; readonly problem: Problem | undefined };

interface Storing {
  /** Whether a page can be stored at all, at this moment. */
  readonly fits: (items: Items, page: number) => boolean;
  /** Stores a page; resolves with whether it has arrived. */
  readonly store: (page: number, items: Items) => Promise<boolean>;
  /** Keeps on this device the pages that have not arrived. */
  readonly keep: (pages: ReadonlyMap<number, Items>) => void;
  /** Keeps nothing of the text any more. */
  readonly forget: () => void;
  /** Pages that were kept here before and have not arrived. */
  readonly waiting: ReadonlyMap<number, Items>;
}

/** How long after the last change it is stored. */
export const SAVE_AFTER_MS = 1000;
/** After these nothing more is stored until the text is opened again. */
const ENDED: ReadonlySet<Problem['code']> = new Set(['moved-on', 'target-missing', 'session-ended']);

/**
 * Stores changed pages, a second after the last change, one write at a time. What has not arrived stays on the device; a page
 * that does not fit holds up no other.
 */
export class TextSaver {
  readonly #storing: Storing;
  readonly #waiting: Map<number, Items>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #state: TextSaving;
  #hasEnded = false;
  readonly #listeners = new Set<() => void>();

  constructor(storing: Storing) {
    this.#storing = storing;
    this.#waiting = new Map(storing.waiting);
    this.#state = { state: this.#waiting.size === 0 ? 'saved' : 'typing' };
    if (this.#waiting.size > 0) this.#wait();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TextSaving => this.#state;

  /** The pages that have not arrived. */
  get waiting(): ReadonlyMap<number, Items> {
    return this.#waiting;
  }

  /** Takes pages as they are now. */
  change(pages: ReadonlyMap<number, Items>): void {
    if (pages.size === 0) return;
    for (const [page, items] of pages) this.#waiting.set(page, items);
    this.#storing.keep(this.#waiting);
    if (this.#hasEnded) return;
    if (!this.#running) this.#say({ state: 'typing' });
    this.#wait();
  }

  /** Stores what waits now; resolves with whether everything has arrived. */
  async flush(): Promise<boolean> {
    this.#cancel();
    while (this.#running) await this.#running;
    if (this.#waiting.size === 0) return true;
    if (this.#hasEnded) return false;
    this.#running = this.#storeAll();
    await this.#running;
    // Not within: where nothing fits it ends before it is known to run.
    this.#running = undefined;
    return this.#waiting.size === 0;
  }

  /** Stops storing. What waits stays on the device, or with `forgets` goes from it. */
  stop({ forgets = false } = {}): void {
    this.#hasEnded = true;
    this.#cancel();
    if (!forgets) return;
    this.#waiting.clear();
    this.#storing.forget();
  }

  async #storeAll(): Promise<void> {
    this.#say({ state: 'saving' });
    const unfit = new Set<Items>();
    let problem: Problem | undefined;
    for (;;) {
      const next = [...this.#waiting].find(([, items]) => !unfit.has(items));
      if (!next || problem || this.#hasEnded) break;
      const [page, items] = next;
      if (!this.#storing.fits(items, page)) {
        unfit.add(items);
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop -- one write at a time
      problem = await this.#store(page, items);
    }
    if (problem && ENDED.has(problem.code)) this.#hasEnded = true;
    if (this.#waiting.size === 0) this.#say({ state: 'saved' });
    else this.#say({ state: 'unsaved', problem });
  }

  async #store(page: number, items: Items): Promise<Problem | undefined> {
    try {
      if (!(await this.#storing.store(page, items))) return undefined;
    } catch (error) {
      return problemOf(error);
    }
    // It may have been changed meanwhile.
    if (this.#waiting.get(page) === items) this.#waiting.delete(page);
    this.#storing.keep(this.#waiting);
    return undefined;
  }

  #wait(): void {
    this.#cancel();
    this.#timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #say(state: TextSaving): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
