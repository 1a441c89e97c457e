import { randomUUID } from 'node:crypto';
import type { Change } from '../api/api.ts';
import type { TriggerRegistration } from '../wire/emulator-control.ts';
import { DELIVERY_LIMITS, type DeliveryLimits, DeliveryQueue } from './delivery-queue.ts';
import { documentName, documentPath, type EventBody, eventBody } from './event-body.ts';
import { compilePathPattern } from './path-pattern.ts';

/** The CLI never answers for a worker that did not come up in time. */
const ANSWER_MILLISECONDS = 90_000;

type Matcher = (path: string) => boolean;

/** Sends document events to the Functions emulator, for the triggers registered so far. */
export class TriggerDispatcher {
  readonly #triggers = new Map<
    string,
    { readonly registration: TriggerRegistration; readonly matches: Matcher }
  >();
  readonly #queue: DeliveryQueue;

  /** `functionsEmulator` is its `host:port`; without one, registrations are kept and nothing is sent. */
  constructor(
    private readonly functionsEmulator: string | undefined,
    limits: DeliveryLimits = DELIVERY_LIMITS,
  ) {
    this.#queue = new DeliveryQueue(limits);
  }

  /** Adds a trigger, or replaces the one of that id: a reloaded function may have another pattern. */
  register(registration: TriggerRegistration): void {
    const key = `${registration.project}/${registration.id}`;
    this.#triggers.set(key, { registration, matches: compilePathPattern(registration.pattern) });
  }

  /** Sends the events of one change. */
  dispatch(change: Change): void {
    if (this.functionsEmulator === undefined) return;
    const path = documentPath(change);
    const kind = change.before ? (change.after ? 'updated' : 'deleted') : 'created';
    for (const { registration, matches } of this.#triggers.values()) {
      const { project, database, event, id } = registration;
      if (change.database !== `projects/${project}/databases/${database}`) continue;
      if ((event !== 'written' && event !== kind) || !matches(path)) continue;
      const body = eventBody(registration, change, randomUUID());
      const url = `http://${this.functionsEmulator}/functions/projects/${project}/triggers/${encodeURIComponent(id)}`;
      this.#queue.add({
        lane: `${id} ${documentName(change)}`,
        deliver: (signal) => this.#post(url, body, signal),
      });
    }
  }

  stop(): void {
    this.#queue.stop();
  }

  /** A refused connection or no answer means that the worker is still starting; a function's own error is an answer. */
  async #post(url: string, body: EventBody, signal: AbortSignal): Promise<'done' | 'retry'> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': body.contentType },
      body: JSON.stringify(body.json),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MILLISECONDS)]),
    });
    await response.arrayBuffer();
    return response.status === 503 || response.status === 429 ? 'retry' : 'done';
  }
}
