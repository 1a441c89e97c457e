import { type Equality, equalities } from '../query/disjunctions.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { compareNames } from '../values/resource-name.ts';
import { compareText } from '../values/text-order.ts';
import type { Document } from '../values/value.ts';
import { ChangeLog } from './change-log.ts';
import { Collection } from './collection.ts';
import type { CollectionSelector } from './collection-selector.ts';
import { type Version, versionAt } from './version.ts';

const NOW = Number.POSITIVE_INFINITY;

/** The documents of one database, now and back to the change log's horizon. Paths are relative to the database. */
export class Database {
  readonly log: ChangeLog;
  readonly #collections = new Map<string, Collection>();
  readonly #groups = new Map<string, Set<Collection>>();
  readonly #children = new Map<string, Map<string, Collection>>();

  constructor(
    /** `projects/{p}/databases/{d}`. */
    readonly name: string,
    createdMicros: number,
  ) {
    this.log = new ChangeLog(createdMicros, (entry) => this.#forget(entry.path, entry.version));
  }

  /** The document at `path`, at a time in microseconds (left out: now). */
  get(path: string, at = NOW): Document | undefined {
    const [parent, id] = splitPath(path);
    return versionAt(this.#collections.get(parent)?.documents.get(id), at);
  }

  /** Puts the new state of a document (`undefined` deletes it) at a commit's time. Costs nothing for the others. */
  put(path: string, document: Document | undefined, size: number, micros: number): void {
    const [parent, id] = splitPath(path);
    const collection = this.#collection(parent);
    const previous = collection.documents.get(id);
    const version: Version = { micros, document, size: document ? size : 0, previous };
    collection.documents.set(id, version);
    this.log.append(path, version);
    collection.equal.update(id, previous?.document, document);
    const change = Number(document !== undefined) - Number(previous?.document !== undefined);
    if (change === 0) return;
    collection.live += change;
    this.#countAncestors(collection.parent, change);
  }

  /** The documents of a selector below a parent (a document path, or empty), in ascending order of their names. */
  *documents(parent: string, from: CollectionSelector, at = NOW): Generator<Document> {
    const collections = this.#select(parent, from);
    const [only] = collections;
    if (collections.length <= 1) {
      if (only) yield* documentsOf(only, at);
      return;
    }
    const all = collections.flatMap((collection) => [...documentsOf(collection, at)]);
    yield* all.toSorted((a, b) => compareNames(a.name, b.name));
  }

  /**
   * The documents that a query must look at, in ascending order of their names: all of its collections, or fewer where
   * an equality of its filter narrows them down. The query's filter is still to be applied.
   */
  *candidates(parent: string, query: StructuredQuery, at = NOW): Generator<Document> {
    const asked = at === NOW ? equalities(query.where) : [];
    const collections = asked.length > 0 ? this.#select(parent, query.from) : [];
    const [only] = collections;
    const ids = only && collections.length === 1 ? findCandidates(only, asked) : undefined;
    if (!only || !ids) {
      yield* this.documents(parent, query.from, at);
      return;
    }
    for (const id of ids) {
      const document = only.documents.get(id)?.document;
      if (document) yield document;
    }
  }

  /** The ids of a collection in order, including those that only have documents below them. */
  idsWithMissing(collectionPath: string): string[] {
    const collection = this.#collections.get(collectionPath);
    if (!collection) return [];
    const ids = new Set(collection.documents.keys());
    const missing = [...collection.below.keys()].filter((id) => !ids.has(id));
    if (missing.length === 0) return [...ids];
    return [...ids, ...missing].toSorted((a, b) => compareNames(a, b));
  }

  /** True if documents exist anywhere below the document at `path`. */
  hasBelow(path: string): boolean {
    const [parent, id] = splitPath(path);
    return this.#collections.get(parent)?.below.has(id) ?? false;
  }

  /** The ids of the collections directly below a document path (or the root, empty), in order. */
  collectionIds(parent: string): string[] {
    const children = this.#children.get(parent)?.values() ?? [];
    return [...children]
      .filter((child) => child.visible)
      .map((child) => child.id)
      .toSorted(compareText);
  }

  /** Every document, for export. */
  *all(): Generator<Document> {
    for (const collection of this.#collections.values()) yield* documentsOf(collection, NOW);
  }

  /** Removes everything, and the past with it. */
  clear(micros: number): void {
    this.#collections.clear();
    this.#groups.clear();
    this.#children.clear();
    this.log.reset(micros);
  }

  #select(parent: string, from: CollectionSelector): Collection[] {
    if (!from.allDescendants && from.collectionId === '')
      return [...(this.#children.get(parent)?.values() ?? [])];
    if (!from.allDescendants) {
      const one = this.#collections.get(parent === '' ? from.collectionId : `${parent}/${from.collectionId}`);
      return one ? [one] : [];
    }
    const group =
      from.collectionId === '' ? this.#collections.values() : (this.#groups.get(from.collectionId) ?? []);
    return [...group].filter(
      (one) => parent === '' || one.parent === parent || one.parent.startsWith(`${parent}/`),
    );
  }

  #collection(path: string): Collection {
    const found = this.#collections.get(path);
    if (found) return found;
    const [parent, id] = splitPath(path);
    const collection = new Collection(path, id, parent);
    this.#collections.set(path, collection);
    entry(this.#groups, id, () => new Set<Collection>()).add(collection);
    entry(this.#children, parent, () => new Map<string, Collection>()).set(id, collection);
    return collection;
  }

  #countAncestors(parent: string, change: number): void {
    for (let path = parent; path !== ''; ) {
      const [collectionPath, id] = splitPath(path);
      const collection = this.#collection(collectionPath);
      collection.addBelow(id, change);
      this.#dropIfEmpty(collection);
      path = collection.parent;
    }
  }

  #forget(path: string, version: Version): void {
    version.previous = undefined;
    if (version.document) return;
    const [parent, id] = splitPath(path);
    const collection = this.#collections.get(parent);
    if (collection?.documents.get(id) !== version) return;
    collection.documents.delete(id);
    this.#dropIfEmpty(collection);
  }

  #dropIfEmpty(collection: Collection): void {
    if (collection.documents.size > 0 || collection.below.size > 0) return;
    this.#collections.delete(collection.path);
    this.#groups.get(collection.id)?.delete(collection);
    this.#children.get(collection.parent)?.delete(collection.id);
  }
}

function findCandidates(collection: Collection, asked: readonly Equality[]): string[] | undefined {
  return collection.equal.candidates(asked, collection.live, () => documentsOf(collection, NOW));
}

function* documentsOf(collection: Collection, at: number): Generator<Document> {
  for (const version of collection.documents.values()) {
    const document = versionAt(version, at);
    if (document) yield document;
  }
}

/** Cuts off the last segment: `['comics/one/chapters', '1']`, or `['', 'comics']`. */
function splitPath(path: string): [string, string] {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? ['', path] : [path.slice(0, slash), path.slice(slash + 1)];
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
