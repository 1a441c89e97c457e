import type { FilterChoice } from './search-request.ts';

/**
 * The values that the comics of a catalogue have of one thing by which they are narrowed. A value is known by its place
 * among all of them, so that twenty thousand comics are counted and narrowed without a look at a text.
 */
export class ValueColumn {
  /** All values, in the order in which they came. */
  readonly ids: string[] = [];
  /** How many comics have each. */
  readonly totals: number[] = [];
  readonly #places = new Map<string, number>();
  /** The values of all comics, one comic after the other, and where each comic's begin. */
  readonly #values: number[] = [];
  readonly #starts: number[] = [0];

  /** Adds the next comic. */
  add(ids: readonly string[]): void {
    const start = this.#values.length;
    for (const id of ids) {
      const place = this.#placeOf(id);
      if (this.#values.includes(place, start)) continue;
      this.#values.push(place);
      this.totals[place] = (this.totals[place] ?? 0) + 1;
    }
    this.#starts.push(this.#values.length);
  }

  /** How many of these comics have each value. */
  counts(numbers: readonly number[]): number[] {
    const counts = this.ids.map(() => 0);
    for (const number of numbers) {
      const end = this.#starts[number + 1] ?? 0;
      for (let at = this.#starts[number] ?? 0; at < end; at += 1) {
        const place = this.#values[at] ?? 0;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
    return counts;
  }

  countOf(counts: readonly number[], id: string): number {
    return counts[this.#places.get(id) ?? -1] ?? 0;
  }

  /** Whether a comic has what was chosen. */
  having({ include, exclude, all }: FilterChoice): (number: number) => boolean {
    const wanted = this.#marks(include);
    const unwanted = this.#marks(exclude);
    const least = all ? include.length : Math.min(1, include.length);
    return (number) => {
      let has = 0;
      const end = this.#starts[number + 1] ?? 0;
      for (let at = this.#starts[number] ?? 0; at < end; at += 1) {
        const place = this.#values[at] ?? 0;
        if (unwanted[place] === 1) return false;
        has += wanted[place] ?? 0;
      }
      return has >= least;
    };
  }

  #marks(ids: readonly string[]): Uint8Array {
    const marks = new Uint8Array(this.ids.length);
    for (const id of ids) {
      const place = this.#places.get(id);
      if (place !== undefined) marks[place] = 1;
    }
    return marks;
  }

  #placeOf(id: string): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const place = this.ids.length;
    this.#places.set(id, place);
    this.ids.push(id);
    this.totals.push(0);
    return place;
  }
}
