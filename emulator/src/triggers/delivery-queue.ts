/** One event on its way. `deliver` is called again until it says that nothing more can be done. */
interface Delivery {
  /** Deliveries of one lane are made one after the other, in order. */
  readonly lane: string;
  readonly deliver: (signal: AbortSignal) => Promise<'done' | 'retry'>;
}

export interface DeliveryLimits {
  /** How many deliveries run at once: a small machine cannot start more workers within the CLI's time limit. */
  readonly atOnce: number;
  /** Milliseconds before each further attempt; after the last one the event is given up. */
  readonly retryDelays: readonly number[];
}

export const DELIVERY_LIMITS: DeliveryLimits = {
  atOnce: 2,
  retryDelays: [100, 250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000],
};

/** Delivers events at least once: in order within a lane, some lanes at a time, waiting out a receiver that starts. */
export class DeliveryQueue {
  readonly #lanes = new Map<string, { deliveries: Delivery[]; attempts: number }>();
  readonly #ready = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #abort = new AbortController();
  #running = 0;

  constructor(private readonly limits: DeliveryLimits = DELIVERY_LIMITS) {}

  add(delivery: Delivery): void {
    const lane = this.#lanes.get(delivery.lane);
    if (lane) {
      lane.deliveries.push(delivery);
      return;
    }
    this.#lanes.set(delivery.lane, { deliveries: [delivery], attempts: 0 });
    this.#ready.add(delivery.lane);
    this.#run();
  }

  /** Gives up what is under way and what waits. */
  stop(): void {
    this.#abort.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#lanes.clear();
    this.#ready.clear();
  }

  #run(): void {
    for (const name of this.#ready) {
      if (this.#running >= this.limits.atOnce) return;
      this.#ready.delete(name);
      void this.#step(name);
    }
  }

  async #step(name: string): Promise<void> {
    const lane = this.#lanes.get(name);
    const [delivery] = lane?.deliveries ?? [];
    if (!lane || !delivery) return;
    this.#running++;
    const outcome = await delivery.deliver(this.#abort.signal).catch(() => 'retry' as const);
    this.#running--;
    if (this.#abort.signal.aborted) return;
    const delay = outcome === 'retry' ? this.limits.retryDelays[lane.attempts++] : undefined;
    if (delay === undefined) {
      if (outcome === 'retry')
        console.error(`An event was given up after ${lane.attempts} attempts: ${name}`);
      lane.attempts = 0;
      lane.deliveries.shift();
      if (lane.deliveries.length === 0) this.#lanes.delete(name);
      else this.#ready.add(name);
    } else {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#ready.add(name);
        this.#run();
      }, delay);
      this.#timers.add(timer);
    }
    this.#run();
  }
}
