import { problemOf } from '../../core/forms/problem-of.ts';
import type { Problem } from '../../core/forms/problem-text.ts';

/** How far the typed content is stored. */
export type SaveState =
  /** Everything typed is stored. */
  | { readonly state: 'saved'; readonly at: Date | undefined }
  /** It will be stored in a moment. */
  | { readonly state: 'typing' }
  | { readonly state: 'saving' }
  /** It is kept on this device alone, for this reason; a change, the network or `flush` tries again. */
  | { readonly state: 'unsaved'; readonly problem: Problem | undefined };

interface Saving<C> {
  readonly initial: C;
  /** Whether `initial` differs from what is stored. */
  readonly isChanged: boolean;
  readonly isSame: (one: C, other: C) => boolean;
  /** Whether the typed content can be stored at all. */
  readonly fits: (content: C) => boolean;
  readonly store: (content: C) => Promise<void>;
  /** Keeps on this device what is not stored; undefined forgets it. */
  readonly keep: (content: C | undefined) => void;
  readonly now?: () => Date;
}

/** How long after the last change it is stored. */
export const SAVE_AFTER_MS = 1000;

/**
 * Stores what is typed, a second after the last change, one write at a time. What is not stored stays on the
 * device. A change from elsewhere is accepted unless something typed would be lost by it.
 */
export class DraftSaver<C> {
  readonly #saving: Saving<C>;
  #content: C;
  #stored: C | undefined;
  #state: SaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;
  /** What was stored from here and has not come back as the stored content yet; the oldest first. */
  #sent: readonly C[] = [];
  #isStopped = false;
  readonly #listeners = new Set<() => void>();
  #snapshot: { readonly content: C; readonly save: SaveState };

  constructor(saving: Saving<C>) {
    this.#saving = saving;
    this.#content = saving.initial;
    this.#stored = saving.isChanged ? undefined : saving.initial;
    this.#state = saving.isChanged ? { state: 'typing' } : { state: 'saved', at: undefined };
    this.#snapshot = { content: this.#content, save: this.#state };
    if (saving.isChanged) this.#wait();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = () => this.#snapshot;

  /** Takes a change that was typed or chosen. */
  change(content: C): void {
    this.#isStopped = false;
    this.#content = content;
    if (this.#isStored()) {
      this.#settle(undefined);
      return;
    }
    this.#saving.keep(content);
    this.#say({ state: 'typing' });
    this.#wait();
  }

  /** Takes stored content that has changed, here or elsewhere. */
  adopt(stored: C): void {
    if (this.#isEcho(stored)) return;
    this.#sent = [];
    const isClean = this.#isStored();
    this.#stored = stored;
    if (this.#isStored()) {
      // It was stored although no answer came, or the same was typed elsewhere.
      if (!isClean && this.#running === undefined) this.#settle(undefined);
      return;
    }
    if (!isClean) return;
    this.#content = stored;
    this.#say(this.#state);
  }

  /**
   * Stores what is typed now, or with `always` also unchanged content; resolves with whether everything is
   * stored.
   */
  async flush(always = false): Promise<boolean> {
    this.#cancel();
    // Several callers may wait for the same write: the first of them begins the next one.
    while (this.#running) await this.#running;
    if (this.#isStored() && !always) return true;
    if (this.#isStopped) return false;
    this.#running = this.#store();
    const isStored = await this.#running;
    this.#running = undefined;
    return isStored;
  }

  /** Stops storing, until something is typed again. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  async #store(): Promise<boolean> {
    const content = this.#content;
    if (!this.#saving.fits(content)) {
      this.#say({ state: 'unsaved', problem: undefined });
      return false;
    }
    this.#say({ state: 'saving' });
    try {
      await this.#saving.store(content);
    } catch (error) {
      this.#say({ state: 'unsaved', problem: problemOf(error) });
      return false;
    }
    this.#stored = content;
    this.#sent = [...this.#sent, content];
    if (!this.#isStored()) {
      this.#say({ state: 'typing' });
      this.#wait();
      return false;
    }
    this.#settle((this.#saving.now ?? (() => new Date()))());
    return true;
  }

  /** Notes that everything typed is stored. */
  #settle(at: Date | undefined): void {
    this.#cancel();
    this.#saving.keep(undefined);
    this.#say({ state: 'saved', at });
  }

  /**
   * Whether this content was stored from here. It may arrive after a later write, and would undo that on the
   * screen. Content that was sent before it will not arrive any more.
   */
  #isEcho(stored: C): boolean {
    const place = this.#sent.findIndex((sent) => this.#saving.isSame(sent, stored));
    if (place < 0) return false;
    this.#sent = this.#sent.slice(place + 1);
    return true;
  }

  #isStored(): boolean {
    return this.#stored !== undefined && this.#saving.isSame(this.#stored, this.#content);
  }

  #wait(): void {
    this.#cancel();
    this.#timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #say(state: SaveState): void {
    this.#state = state;
    this.#snapshot = { content: this.#content, save: state };
    for (const listener of this.#listeners) listener();
  }
}
