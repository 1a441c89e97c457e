import { areSameItems, type Items } from '../edit-text.ts';
import { fitsPage, hasUnworded, storedItems, withUnworded } from '../text-limits.ts';
import {
  forgetOlder,
  forgetText,
  type KeptPages,
  keepText,
  type Over,
  readOlder,
  type TextOf,
  takeKept,
} from './kept-texts.ts';
import { mergeItems } from './merge-items.ts';
import { type OpenedText, saveTextPage } from './open-text.ts';
import { Overtaken, type StoredPage } from './overtaken.ts';
import { TextSaver } from './text-saver.ts';

/** A page that was found to be written elsewhere too, by the name under which it is stored. */
export interface Found {
  readonly name: number;
  readonly of: Overtaken;
  /** What this one was typed over; undefined where that is not known. */
  readonly base: Items | undefined;
  readonly theirs: Items;
}

/** A page that waits until it is put together with what is stored. */
interface Held {
  readonly of: Overtaken;
  readonly over: Over | undefined;
}

/** What is neither stored nor shown. */
interface Stray {
  readonly items: Items;
  readonly over: Over | undefined;
}

/**
 * Where the pages of an opened text are stored, each as a write over the one that was seen. What was written elsewhere meanwhile is given to
 * `onFound`, and its page waits until it is settled.
 */
export class TextStore {
  readonly #of: TextOf;
  readonly #published: ReadonlyMap<number, Items>;
  readonly #known: Map<number, StoredPage>;
  readonly #unworded: Map<number, Items>;
  readonly #held = new Map<number, Held>();
  /** The writes of this editor, and of those whose pages it goes on with. */
  readonly #edits = new Set<string>();
  /** Those of each page that may have arrived without an answer. */
  readonly #tried: Map<number, readonly string[]>;
  /** What was typed before, and gone on with. */
  readonly #taken: Map<number, Items>;
  /** What cannot be stored stays here as it was kept: what was typed for a longer file, or for a page that is left out and is another by now. */
  readonly #stray: Map<number, Stray>;
  #isKept = true;
  readonly saver: TextSaver;
  /** The pages as they are begun here: as they are published, with what was written over them, and what has not arrived over that. */
  readonly begun: readonly Items[];
  /** What was typed over an earlier file. */
  readonly older: ReadonlyMap<number, Items>;
  /** Pages that the file no longer has, but for what was typed of them. */
  readonly left: ReadonlyMap<number, Items>;
  /** What was found before anything is stored. */
  readonly found: readonly Found[];
  #tellFound: (found: Found) => void = () => {};
  #tellBack: (name: number, items: Items) => void = () => {};

  constructor(uid: string, opened: OpenedText) {
    const { transcriptId, published, names, written, beyond, head } = opened;
    this.#of = { uid, transcriptId, base: head.base, editor: crypto.randomUUID() };
    this.#published = new Map(names.map((name, index) => [name, published[index] ?? []]));
    this.#known = new Map(written);
    const kept = head.state === 'draft' ? takeKept(this.#of) : NOTHING_KEPT;
    this.older = head.state === 'draft' ? readOlder(this.#of) : NOTHING_KEPT.pages;
    const most = head.file?.pageCount ?? head.pageCount;
    // Text of a page that is left out arrives late, and is there when the page comes back.
    const isStorable = ([name, items]: readonly [number, Items]) =>
      name <= most || (beyond.has(name) && items.length === 0);
    const waiting = new Map([...kept.pages].filter(isStorable));
    const strays = [...kept.pages].filter((each) => !isStorable(each));
    this.#stray = new Map(strays.map(([name, items]) => [name, { items, over: kept.overs.get(name) }]));
    this.#taken = new Map(waiting);
    this.#tried = new Map(kept.tried);
    for (const edit of [...kept.tried.values()].flat()) this.#edits.add(edit);
    // Lines without words are nowhere but here.
    this.#unworded = new Map(kept.unworded);
    this.begun = names.map((name) => {
      const stored = this.#asStored(name);
      const marked = this.#unworded.get(name);
      return waiting.get(name) ?? (marked ? withUnworded(stored, marked) : stored);
    });
    this.#forgetOlder(new Map(names.map((name, index) => [name, this.begun[index] ?? []])));
    this.left = new Map([...beyond].filter(([name]) => !waiting.has(name)));
    this.found = this.#meetKept(waiting, kept.overs);
    this.saver = new TextSaver({
      fits: (items, name) => fitsPage(items) && !this.#held.has(name),
      waiting,
      keep: (pages) => this.#keep(pages),
      forget: () => {
        this.#unworded.clear();
        forgetText(this.#of);
      },
      store: (name, items) => this.#store(name, items),
    });
  }

  /** Has somebody told of what is found. */
  onFound(tell: (found: Found) => void): void {
    this.#tellFound = tell;
  }

  /** Has somebody told of a page that the file no longer has, and that was not removed since it is another by now. */
  onBack(tell: (name: number, items: Items) => void): void {
    this.#tellBack = tell;
  }

  /** Whether the browser has kept what did not arrive. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Goes on with a page that was put together with what was found, or chosen: it is a write over that now. */
  settle(name: number, of: Overtaken, items: Items): void {
    if (this.#held.get(name)?.of !== of) return;
    this.#held.delete(name);
    this.#taken.delete(name);
    this.#know(name, of.stored);
    this.saver.change(new Map([[name, items]]));
  }

  /** What was typed here before, over another write than the one that is there by now. */
  #meetKept(waiting: Map<number, Items>, overs: KeptPages['overs']): Found[] {
    return [...waiting].flatMap(([name, items]) => {
      const [over, stored] = [overs.get(name), this.#known.get(name)];
      if (over ? isSameWrite(over, stored) : !stored) return [];
      // A write of before arrived when nobody waited for it any more.
      if (this.#isOwn(stored)) return [];
      const base = over && (over.items ?? this.#publishedAs(name));
      const found = { name, of: new Overtaken(stored), base, theirs: this.#asStored(name) };
      if (this.#published.has(name)) {
        this.#held.set(name, { of: found.of, over });
        return [found];
      }
      // Nobody sees a page that is left out: what cannot be put together stays here until it comes back.
      const merged = base && mergeItems(base, items, found.theirs);
      if (merged) waiting.set(name, merged);
      else {
        waiting.delete(name);
        this.#stray.set(name, { items, over });
      }
      return [];
    });
  }

  async #store(name: number, items: Items): Promise<boolean> {
    if (hasUnworded(items)) this.#unworded.set(name, items);
    else this.#unworded.delete(name);
    const typed = storedItems(items);
    // A page as readers have it has no document.
    const next = areSameItems(typed, this.#publishedAs(name)) ? undefined : typed;
    const known = this.#known.get(name);
    if (isSame(next, known?.items)) return this.#arrived(name);
    const edit = crypto.randomUUID();
    this.#edits.add(edit);
    this.#tried.set(name, [...(this.#tried.get(name) ?? []), edit].slice(-MOST_TRIED));
    // It may arrive after this tab is gone.
    this.#keep(this.saver.waiting);
    try {
      await saveTextPage(this.#of, name, next, { edit, after: known?.edit });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      return await this.#overtaken(name, items, error);
    }
    this.#know(name, next && { items: next, edit });
    return this.#arrived(name);
  }

  #arrived(name: number): true {
    this.#tried.delete(name);
    this.#taken.delete(name);
    return true;
  }

  #isOwn(stored: StoredPage | undefined): boolean {
    return stored?.edit !== undefined && this.#edits.has(stored.edit);
  }

  async #overtaken(name: number, items: Items, of: Overtaken): Promise<boolean> {
    const { stored } = of;
    const known = this.#known.get(name);
    const base = known?.items ?? this.#publishedAs(name);
    const theirs = stored?.items ?? this.#publishedAs(name);
    const taken = this.#taken.get(name);
    // An editor that was closed while it stored this may have gone on to do so.
    const isOwn = this.#isOwn(stored) || (taken !== undefined && areSameItems(storedItems(taken), theirs));
    const merged = isOwn ? items : this.#published.has(name) ? undefined : mergeItems(base, items, theirs);
    // It arrived, and the answer was lost; or nobody sees the page.
    if (merged) {
      this.#know(name, stored);
      return await this.#store(name, merged);
    }
    if (!this.#published.has(name) && items.length === 0) {
      this.#know(name, stored);
      this.#tellBack(name, theirs);
      return true;
    }
    if (!this.#published.has(name)) {
      this.#stray.set(name, { items, over: known ?? {} });
      return true;
    }
    this.#held.set(name, { of, over: known ?? {} });
    this.#tellFound({ name, of, base, theirs });
    return false;
  }

  /** What was typed over an earlier file is kept until it is brought back, or is the same as what is here. */
  #forgetOlder(pages: ReadonlyMap<number, Items>): void {
    const back = [...this.older].filter(([name, items]) => {
      const page = pages.get(name);
      return page !== undefined && areSameItems(items, page);
    });
    if (back.length > 0) forgetOlder(this.#of, new Map(back));
  }

  #keep(waiting: ReadonlyMap<number, Items>): void {
    const pages = new Map(waiting);
    const overs = new Map<number, Over>();
    for (const name of waiting.keys()) {
      const held = this.#held.get(name);
      const over = held ? held.over : (this.#known.get(name) ?? {});
      if (over) overs.set(name, over);
    }
    for (const [name, { items, over }] of this.#stray) {
      // Another page of that name is being removed.
      if (pages.has(name)) continue;
      pages.set(name, items);
      if (over) overs.set(name, over);
    }
    this.#isKept = keepText(this.#of, { pages, unworded: this.#unworded, overs, tried: this.#tried });
    if (this.#isKept) this.#forgetOlder(waiting);
  }

  #know(name: number, stored: StoredPage | undefined): void {
    if (stored) this.#known.set(name, stored);
    else this.#known.delete(name);
  }

  #publishedAs(name: number): Items {
    return this.#published.get(name) ?? [];
  }

  #asStored(name: number): Items {
    return this.#known.get(name)?.items ?? this.#publishedAs(name);
  }
}

/** Of the writes of a page that got no answer, the last few. */
const MOST_TRIED = 20;

const NOTHING_KEPT: KeptPages = {
  pages: new Map(),
  unworded: new Map(),
  overs: new Map(),
  tried: new Map(),
};

const isSame = (one: Items | undefined, other: Items | undefined): boolean =>
  one && other ? areSameItems(one, other) : one === other;

/** Whether a page is stored as it was: by the same write, or by none. */
const isSameWrite = (over: Over, stored: StoredPage | undefined): boolean =>
  over.edit === stored?.edit && (over.items === undefined) === (stored === undefined);
