/** What was billed since the last reset, by the production price rules. */
export interface Billing {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** Counts what production would charge for (firebase.google.com/docs/firestore/pricing). */
export class BillingMeter {
  #reads = 0;
  #writes = 0;
  #deletes = 0;

  /** A query costs a read for each document it returns or skips, and never less than one. */
  addQuery(documents: number): void {
    this.#reads += Math.max(1, documents);
  }

  /** An aggregation costs a read for each thousand index entries, and never less than one. */
  addAggregation(entries: number): void {
    this.#reads += Math.max(1, Math.ceil(entries / 1000));
  }

  addReads(count: number): void {
    this.#reads += count;
  }

  addWrite(): void {
    this.#writes++;
  }

  addDelete(): void {
    this.#deletes++;
  }

  read(): Billing {
    return { reads: this.#reads, writes: this.#writes, deletes: this.#deletes };
  }

  reset(): void {
    this.#reads = 0;
    this.#writes = 0;
    this.#deletes = 0;
  }
}
