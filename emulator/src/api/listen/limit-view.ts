import { type QueryPlan, runPlan } from '../../query/plan.ts';
import type { DocumentChange } from '../../store/change.ts';
import { inSelection } from '../../store/collection-selector.ts';
import type { Database } from '../../store/database.ts';
import { relativePath } from '../../store/store.ts';
import type { Document } from '../../values/value.ts';
import { type Delta, difference, type View } from './view.ts';

/** How many documents beyond its limit a view keeps, so that it need not query again each time one leaves. */
const SPARE = 64;

/** A query with a limit or an offset: keeps the first documents in order, and fills up from the store when they run out. */
export class LimitView implements View {
  #window: Document[] = [];
  /** True while the window holds every match, so that there is nothing to fill up from. */
  #complete = false;
  readonly #end: number;

  constructor(
    private readonly database: Database,
    private readonly parent: string,
    private readonly plan: QueryPlan,
    private readonly spare = SPARE,
  ) {
    this.#end = plan.offset + plan.limit;
    this.#fill();
  }

  documents(): readonly Document[] {
    return this.#window.slice(this.plan.offset, this.#end);
  }

  since(micros: number): Delta | undefined {
    if (micros < this.database.log.horizon) return undefined;
    const before = runPlan(this.plan, this.database.documents(this.parent, this.plan.query.from, micros));
    return difference(before.documents, this.documents(), (name) => this.#exists(name));
  }

  update(changes: readonly DocumentChange[]): Delta {
    const before = this.documents();
    for (const { name, before: old, after } of changes) {
      if (!inSelection(relativePath(name), this.parent, this.plan.query.from)) continue;
      if (old && this.plan.matches(old)) this.#remove(old);
      if (after && this.plan.matches(after)) this.#insert(after);
    }
    if (this.#window.length > this.#end + this.spare) {
      this.#window.length = this.#end + this.spare;
      this.#complete = false;
    }
    if (this.#window.length < this.#end && !this.#complete) this.#fill();
    return difference(before, this.documents(), (name) => this.#exists(name));
  }

  #fill(): void {
    const capacity = this.#end + this.spare;
    const wider = { ...this.plan, offset: 0, limit: capacity };
    this.#window = runPlan(wider, this.database.candidates(this.parent, this.plan.query)).documents;
    this.#complete = this.#window.length < capacity;
  }

  #remove(document: Document): void {
    const at = this.#position(document);
    if (this.#window[at]?.name === document.name) this.#window.splice(at, 1);
  }

  /** A document after the last one kept is left out if others, not kept, may stand before it. */
  #insert(document: Document): void {
    const at = this.#position(document);
    if (at < this.#window.length || this.#complete) this.#window.splice(at, 0, document);
  }

  /** The index of the first document that does not come before this one. */
  #position(document: Document): number {
    let low = 0;
    let high = this.#window.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const candidate = this.#window[middle];
      if (candidate && this.plan.compare(candidate, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #exists(name: string): boolean {
    return this.database.get(relativePath(name)) !== undefined;
  }
}
