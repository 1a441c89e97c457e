import type { Equality } from '../query/disjunctions.ts';
import { type FieldPath, formatFieldPath } from '../values/field-path.ts';
import { fieldReader } from '../values/fields.ts';
import { compareSegments } from '../values/resource-name.ts';
import type { Document, Value } from '../values/value.ts';

/** A smaller collection is scanned as fast. */
const MIN_DOCUMENTS = 1000;
/** A field whose value is shared by more than this part of a collection is no help. */
const MAX_PART = 1 / 8;
/** The most fields of one collection that are kept, so that memory stays bounded whatever is asked. */
const MAX_FIELDS = 8;

/**
 * The ids of one collection's documents by the values of the fields that queries have compared for equality. A field is
 * taken in with the first such query. What is found may include documents that do not match; none that match is left out.
 */
export class EqualityIndex {
  readonly #fields = new Map<string, IdsByValue>();

  /** Ids in order that hold every match, or `undefined` where a scan does as well. `documents` are all of `size`. */
  candidates(
    equalities: readonly Equality[],
    size: number,
    documents: () => Iterable<Document>,
  ): string[] | undefined {
    if (size < MIN_DOCUMENTS) return undefined;
    let best: ReadonlySet<string> | undefined;
    for (const { field, value } of equalities) {
      const ids = this.#field(field, documents)?.get(value);
      if (ids && (!best || ids.size < best.size)) best = ids;
    }
    return best && best.size <= size * MAX_PART ? [...best].toSorted(compareSegments) : undefined;
  }

  /** To be called for each change of the collection. */
  update(id: string, before: Document | undefined, after: Document | undefined): void {
    for (const field of this.#fields.values()) {
      if (before) field.delete(id, before);
      if (after) field.add(id, after);
    }
  }

  #field(path: FieldPath, documents: () => Iterable<Document>): IdsByValue | undefined {
    const name = formatFieldPath(path);
    const found = this.#fields.get(name);
    if (found || this.#fields.size >= MAX_FIELDS) return found;
    const made = new IdsByValue(path);
    for (const document of documents()) made.add(idOf(document), document);
    this.#fields.set(name, made);
    return made;
  }
}

const NONE: ReadonlySet<string> = new Set();

class IdsByValue {
  readonly #read: (document: Document) => Value | undefined;
  /** An id alone needs no set, which saves most of the memory of fields whose values are unique. */
  readonly #ids = new Map<string, string | Set<string>>();

  constructor(path: FieldPath) {
    this.#read = fieldReader(path);
  }

  get(value: Value): ReadonlySet<string> {
    const found = this.#ids.get(keyOf(value));
    return found === undefined ? NONE : typeof found === 'string' ? new Set([found]) : found;
  }

  add(id: string, document: Document): void {
    const value = this.#read(document);
    if (!value) return;
    const key = keyOf(value);
    const found = this.#ids.get(key);
    if (found === undefined) this.#ids.set(key, id);
    else if (typeof found === 'string') this.#ids.set(key, new Set([found, id]));
    else found.add(id);
  }

  delete(id: string, document: Document): void {
    const value = this.#read(document);
    if (!value) return;
    const key = keyOf(value);
    const found = this.#ids.get(key);
    if (found === id) this.#ids.delete(key);
    else if (typeof found === 'object' && found.delete(id) && found.size === 0) this.#ids.delete(key);
  }
}

/** Equal values have equal keys; values of rarer kinds share one for each kind, and the filter tells them apart. */
function keyOf(value: Value): string {
  switch (value.kind) {
    case 'string':
      return `s${value.value}`;
    case 'integer':
    case 'double':
      return `n${Number(value.value)}`;
    case 'boolean':
      return `b${value.value}`;
    case 'reference':
      return `r${value.name}`;
    case 'timestamp':
      return `t${value.seconds}.${value.nanos}`;
    default:
      return value.kind;
  }
}

function idOf({ name }: Document): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
