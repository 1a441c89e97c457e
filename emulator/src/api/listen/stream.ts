import { FirestoreError, STATUS_CODES } from '../../errors.ts';
import type { DocumentChange } from '../../store/change.ts';
import type { Caller } from '../../values/auth.ts';
import { toMicros } from '../../values/timestamp.ts';
import type { Timestamp } from '../../values/value.ts';
import type { ListenEvent, ListenStream, Target } from '../api.ts';
import type { ApiContext } from '../context.ts';
import type { ListenHub, Subscriber } from './hub.ts';
import { decodeResumeToken, encodeResumeToken } from './resume-token.ts';
import { snapshotEvents } from './snapshot.ts';
import { openTarget, type TargetState } from './target-state.ts';
import type { Delta } from './view.ts';

type Send = (events: readonly ListenEvent[]) => void;

/** One client's open listen stream and its targets. */
export class Stream implements ListenStream, Subscriber {
  readonly #targets = new Map<number, TargetState>();
  #open = true;

  constructor(
    private readonly context: ApiContext,
    private readonly hub: ListenHub,
    private readonly caller: Caller,
    readonly database: string,
    private readonly send: Send,
  ) {
    hub.open(this);
  }

  get listeners(): number {
    return this.#targets.size;
  }

  /** Answers `ADD`, the result (or what changed since the token), `CURRENT`, and a snapshot; or `REMOVE` with a cause. */
  addTarget(target: Target): void {
    if (!this.#open) return;
    this.#drop(target.targetId);
    const readTime = this.context.store.clock.now();
    let state: TargetState;
    let events: readonly ListenEvent[];
    try {
      state = openTarget(this.context, this.caller, this.database, target, readTime);
      events = this.#initialEvents(state, target, readTime);
    } catch (error) {
      this.send([removal(target.targetId, error)]);
      return;
    }
    const resumeToken = encodeResumeToken(readTime);
    const ids = [target.targetId];
    if (!target.once) {
      this.#targets.set(target.targetId, state);
      this.hub.add(this, state);
    }
    this.send([
      { kind: 'target-change', type: 'add', targetIds: ids },
      ...events,
      { kind: 'target-change', type: 'current', targetIds: ids, resumeToken, readTime },
      { kind: 'target-change', type: 'no-change', targetIds: [], resumeToken, readTime },
      ...(target.once ? [{ kind: 'target-change', type: 'remove', targetIds: ids } as const] : []),
    ]);
  }

  /** Answers `REMOVE` without a cause, also for a target that is not (or no longer) open. */
  removeTarget(targetId: number): void {
    if (!this.#open) return;
    this.#drop(targetId);
    this.send([{ kind: 'target-change', type: 'remove', targetIds: [targetId] }]);
  }

  close(): void {
    this.#open = false;
    for (const id of this.#targets.keys()) this.#drop(id);
    this.hub.close(this);
  }

  publish(
    time: Timestamp,
    concerned: ReadonlyMap<TargetState, readonly DocumentChange[]>,
    suspect: ReadonlySet<TargetState>,
  ): void {
    if (!this.#open) return;
    const removals = [...suspect].flatMap((target) => this.#recheck(target, time));
    const deltas: { target: TargetState; delta: Delta }[] = [];
    for (const [target, changes] of concerned) {
      if (this.#targets.get(target.id) !== target) continue;
      try {
        deltas.push({ target, delta: target.view.update(changes) });
      } catch (error) {
        this.#drop(target.id);
        removals.push(removal(target.id, error));
      }
    }
    for (const { delta } of deltas) this.#bill(delta);
    this.send([
      ...removals,
      ...snapshotEvents(deltas, time),
      {
        kind: 'target-change',
        type: 'no-change',
        targetIds: [],
        resumeToken: encodeResumeToken(time),
        readTime: time,
      },
    ]);
  }

  recheck(): void {
    const time = this.context.store.clock.now();
    const removals = [...this.#targets.values()].flatMap((target) => this.#recheck(target, time));
    if (removals.length > 0) this.send(removals);
  }

  #initialEvents(state: TargetState, target: Target, readTime: Timestamp): ListenEvent[] {
    const known = resumeTime(target);
    const delta = known && state.view.since(toMicros(known));
    const documents = state.view.documents();
    const sent: Delta = delta ?? { changed: documents, removed: [] };
    const meter = this.context.store.meterOf(this.database);
    meter.addQuery(sent.changed.length + sent.removed.filter(({ deleted }) => !deleted).length);
    const events = snapshotEvents([{ target: state, delta: sent }], readTime);
    if (!target.resume) return events;
    return [...events, { kind: 'filter', targetId: target.targetId, count: documents.length }];
  }

  #recheck(target: TargetState, time: Timestamp): ListenEvent[] {
    this.hub.remove(target);
    try {
      target.authorize(time);
      this.hub.add(this, target);
      return [];
    } catch (error) {
      this.#targets.delete(target.id);
      return [removal(target.id, error)];
    }
  }

  /** A document that only left a result costs a read as one that changed; a deleted one costs nothing. */
  #bill(delta: Delta): void {
    const left = delta.removed.filter(({ deleted }) => !deleted).length;
    this.context.store.meterOf(this.database).addReads(delta.changed.length + left);
  }

  #drop(targetId: number): void {
    const target = this.#targets.get(targetId);
    if (!target) return;
    this.#targets.delete(targetId);
    this.hub.remove(target);
  }
}

function resumeTime(target: Target): Timestamp | undefined {
  if (!target.resume) return undefined;
  return 'token' in target.resume ? decodeResumeToken(target.resume.token) : target.resume.readTime;
}

/** Ends one target with its cause. A fault of ours ends only this target, and is told on standard error. */
function removal(targetId: number, error: unknown): ListenEvent {
  if (!(error instanceof FirestoreError)) console.error(error);
  const cause =
    error instanceof FirestoreError
      ? { code: error.code, message: error.message }
      : { code: STATUS_CODES.INTERNAL, message: String(error) };
  return { kind: 'target-change', type: 'remove', targetIds: [targetId], cause };
}
