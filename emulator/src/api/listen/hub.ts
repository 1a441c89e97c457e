import type { CommittedChanges, DocumentChange } from '../../store/change.ts';
import { projectOf, relativePath, type Store } from '../../store/store.ts';
import type { Timestamp } from '../../values/value.ts';
import { collectionInterest, documentInterest, groupInterest, type TargetState } from './target-state.ts';

/** What the hub asks of an open stream. */
export interface Subscriber {
  readonly database: string;
  /** How many targets it has open. */
  readonly listeners: number;
  /** Shows one commit; `suspect` are the targets whose permission may have changed with it. */
  publish(
    time: Timestamp,
    concerned: ReadonlyMap<TargetState, readonly DocumentChange[]>,
    suspect: ReadonlySet<TargetState>,
  ): void;
  /** Asks the rules again about every target. */
  recheck(): void;
}

/** Knows which open targets a commit concerns, without asking the others. */
export class ListenHub {
  readonly #interested = new Map<string, Map<TargetState, Subscriber>>();
  /** Targets by the documents that their permission depends on. */
  readonly #dependent = new Map<string, Map<TargetState, Subscriber>>();
  readonly #streams = new Set<Subscriber>();

  constructor(store: Store) {
    store.onCommit((event) => this.#publish(event));
  }

  open(stream: Subscriber): void {
    this.#streams.add(stream);
  }

  close(stream: Subscriber): void {
    this.#streams.delete(stream);
  }

  add(stream: Subscriber, target: TargetState): void {
    for (const key of target.interests) file(this.#interested, key, target, stream);
    for (const name of target.lookups) file(this.#dependent, name, target, stream);
  }

  remove(target: TargetState): void {
    for (const key of target.interests) unfile(this.#interested, key, target);
    for (const name of target.lookups) unfile(this.#dependent, name, target);
  }

  /** How many targets are open on a project's databases. */
  listeners(project: string): number {
    let count = 0;
    for (const stream of this.#streams) if (projectOf(stream.database) === project) count += stream.listeners;
    return count;
  }

  /** Asks the rules again about every open target; those now denied are removed with their cause. */
  recheck(): void {
    for (const stream of this.#streams) stream.recheck();
  }

  #publish({ database, time, changes }: CommittedChanges): void {
    const concerned = new Map<Subscriber, Map<TargetState, DocumentChange[]>>();
    const suspect = new Map<Subscriber, Set<TargetState>>();
    for (const change of changes) {
      for (const key of interestsIn(database, change.name)) {
        for (const [target, stream] of this.#interested.get(key) ?? []) {
          const targets = concerned.get(stream) ?? new Map<TargetState, DocumentChange[]>();
          concerned.set(stream, targets);
          const own = targets.get(target);
          if (own) own.push(change);
          else targets.set(target, [change]);
        }
      }
      for (const [target, stream] of this.#dependent.get(change.name) ?? []) {
        suspect.set(stream, (suspect.get(stream) ?? new Set()).add(target));
      }
    }
    for (const stream of new Set([...concerned.keys(), ...suspect.keys()])) {
      stream.publish(time, concerned.get(stream) ?? new Map(), suspect.get(stream) ?? new Set());
    }
  }
}

function interestsIn(database: string, name: string): string[] {
  const path = relativePath(name);
  const collection = path.slice(0, path.lastIndexOf('/'));
  return [
    documentInterest(name),
    collectionInterest(database, collection),
    groupInterest(database, collection.slice(collection.lastIndexOf('/') + 1)),
    groupInterest(database, ''),
  ];
}

function file(
  index: Map<string, Map<TargetState, Subscriber>>,
  key: string,
  target: TargetState,
  stream: Subscriber,
): void {
  const found = index.get(key);
  if (found) found.set(target, stream);
  else index.set(key, new Map([[target, stream]]));
}

function unfile(index: Map<string, Map<TargetState, Subscriber>>, key: string, target: TargetState): void {
  const found = index.get(key);
  found?.delete(target);
  if (found?.size === 0) index.delete(key);
}
