import { timeSchema } from '@rawi/model/truth/schemas';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { converterOf, InvalidDocument } from '../data/converter.ts';
import { goOn, type Held, handOn, later, type Next, park, release, renew } from '../data/lease.ts';
import { FileVanished } from '../publishing/file-vanished.ts';
import { type LeasedTask, runLeased } from './leased-task.ts';

const TERMS = { seconds: 100, overdueSeconds: 300, tries: 3 };
const workSchema = z.strictObject({
  step: z.enum(['one', 'two', 'over', 'given up']),
  lease: z.strictObject({ id: z.string(), until: timeSchema }).nullable(),
  tries: z.int(),
  dueAt: timeSchema.nullable(),
  error: z.string().nullable(),
});
type Work = z.infer<typeof workSchema>;

let backend: EmulatedFirestore;
let time: Date;
let leases: number;
let queue: string[];
let forgotten: string[];
beforeAll(async () => {
  backend = await emulatedFirestore('leased-task');
});
beforeEach(() => {
  backend.clear();
  time = new Date('2026-01-01T12:00:00Z');
  [leases, queue, forgotten] = [0, [], []];
});
afterAll(() => backend.stop());

const at = () => backend.firestore.doc('works/a');
const stored = async () => (await at().get()).data();
const stamp = (seconds: number) => Timestamp.fromDate(later(time, seconds));
const write = (change: Partial<Work> = {}) =>
  at().set({ step: 'one', lease: null, tries: 0, dueAt: time, error: null, ...change });
const services = () => ({
  firestore: backend.firestore,
  now: () => time,
  newLease: () => `lease-${(leases += 1)}`,
  enqueue: async (id: string) => void queue.push(id),
});
type Services = ReturnType<typeof services>;
type Step = (held: Held<Work>) => Promise<Next<Work>>;

function task(step: Step, more: Partial<LeasedTask<Services, Work>> = {}): LeasedTask<Services, Work> {
  return {
    called: 'work',
    refOf: (db, id) => db.doc(`works/${id}`).withConverter(converterOf(workSchema)),
    terms: TERMS,
    step: (_, held) => step(held),
    giveUp: (_, held, reason) => park(held, reason, { step: 'given up' }),
    forget: async (_, { id }) => void forgotten.push(id),
    ...more,
  };
}
const run = (step: Step, more: Partial<LeasedTask<Services, Work>> = {}, change: Partial<Services> = {}) =>
  runLeased(task(step, more), { ...services(), ...change }, 'a');
const never: Step = async () => {
  throw new Error('A step was begun.');
};
const failing: Step = async () => {
  throw new Error('out of order');
};
const finish: Step = (held) => release(held, { step: 'over' }, null);

/** A step that waits for the test in its middle, and then ends as it is told to. */
function waiting(end: Step) {
  let go = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const gate = new Promise<void>((resolve) => (go = resolve));
  const step: Step = async (held) => {
    begin();
    await gate;
    return await end(held);
  };
  return { step, begun, go: () => go() };
}

describe('a leased task', () => {
  it('does one step after the other under one lease, until one releases the document', async () => {
    await write();
    const seen: unknown[] = [];
    await run(async (held) => {
      seen.push([held.document.step, held.document.tries, (await stored())?.['lease']]);
      time = later(time, 10);
      return held.document.step === 'one'
        ? await goOn(services(), held, { step: 'two' })
        : await finish(held);
    });
    const leaseAt = (seconds: number) => ({ id: 'lease-1', until: stamp(seconds) });
    expect(seen).toEqual([
      ['one', 1, leaseAt(80)],
      ['two', 0, leaseAt(90)],
    ]);
    expect(await stored()).toEqual({ step: 'over', lease: null, tries: 0, dueAt: null, error: null });
  });

  it('hands the rest to another task, once it has released the document', async () => {
    await write();
    let free: unknown;
    const enqueue = async (id: string) => {
      free = (await stored())?.['lease'];
      queue.push(id);
    };
    await run((held) => handOn({ ...services(), enqueue }, held, { step: 'two' }));
    expect([free, queue]).toEqual([null, ['a']]);
    expect(await stored()).toMatchObject({ step: 'two', tries: 0, dueAt: stamp(300) });
  });

  it.each<[string, Partial<Work> | undefined]>([
    ['is gone', undefined],
    ['is done', { dueAt: null }],
    ['another task holds', { lease: { id: 'other', until: new Date('2026-01-01T12:00:01Z') } }],
  ])('leaves alone what %s', async (_, change) => {
    if (change) await write(change);
    const before = await stored();
    await run(never);
    expect(await stored()).toEqual(before);
  });

  it('leaves alone what cannot be read, without another try', async () => {
    await at().set({ step: 'unknown' });
    await run(never);
    expect(await stored()).toEqual({ step: 'unknown' });
  });

  it('takes over what its holder has left, and the holder then changes nothing', async () => {
    await write();
    const first = waiting((held) => goOn(services(), held, { step: 'two' }));
    const held = run(first.step);
    await first.begun;
    time = later(time, TERMS.seconds);
    await run(finish);
    first.go();
    await held;
    expect(await stored()).toMatchObject({ step: 'over', lease: null });
    expect(forgotten).toEqual([]);
  });

  it('is taken for alive as long as it renews its lease', async () => {
    await write();
    const first = waiting(finish);
    const held = run(async (mine) => {
      time = later(time, TERMS.seconds - 1);
      await renew(services(), mine);
      return await first.step(mine);
    });
    await first.begun;
    time = later(time, TERMS.seconds - 1);
    await run(never);
    first.go();
    await held;
    expect(await stored()).toMatchObject({ step: 'over' });
  });

  it('forgets a document that was deleted while it held it', async () => {
    await write();
    await run(async (held) => {
      await at().delete();
      return await goOn(services(), held, { step: 'two' });
    });
    expect(forgotten).toEqual(['a']);
    expect(await stored()).toBeUndefined();
  });
});

describe('a failure of a leased task', () => {
  it('is kept with the document, which waits for another try, and is announced to the queue', async () => {
    await write();
    await expect(run(failing)).rejects.toThrow('out of order');
    const left = { step: 'one', lease: null, tries: 1, dueAt: stamp(300), error: 'out of order' };
    expect(await stored()).toEqual(left);
    await run(finish);
    expect(await stored()).toMatchObject({ step: 'over', tries: 0, error: null });
  });

  it('gives the work up when the tries are used up, and not before', async () => {
    await write();
    for (let tries = 1; tries < TERMS.tries; tries += 1) await expect(run(failing)).rejects.toThrow();
    await run(failing);
    expect(await stored()).toMatchObject({
      step: 'given up',
      error: 'out of order',
      lease: null,
      dueAt: null,
    });
    await run(never);
  });

  it('counts from the start again once a step has ended', async () => {
    await write({ tries: TERMS.tries - 1 });
    const second: Step = (held) =>
      held.document.step === 'one' ? goOn(services(), held, { step: 'two' }) : failing(held);
    await expect(run(second)).rejects.toThrow('out of order');
    expect(await stored()).toMatchObject({ step: 'two', tries: 0 });
  });

  it.each([
    ['a file that has vanished', new FileVanished('a/b')],
    ['a document that does not parse', new InvalidDocument('c/d')],
  ])('gives the work up at once where another try would find the same: %s', async (_, error) => {
    await write();
    await run(async () => {
      throw error;
    });
    expect(await stored()).toMatchObject({ step: 'given up', error: error.message });
  });

  it.each<[string | null, string]>([
    [null, 'Begun 3 times, never finished.'],
    ['out of order', 'out of order'],
  ])(
    'that ends every process gives the work up, with the last reason that is known: %s',
    async (error, reason) => {
      await write({ tries: TERMS.tries, error });
      await run(never);
      expect(await stored()).toMatchObject({ step: 'given up', error: reason });
    },
  );

  it('to give the work up is tried again', async () => {
    await write({ tries: TERMS.tries - 1 });
    const giveUp = async () => {
      throw new Error('no bucket');
    };
    await expect(run(failing, { giveUp })).rejects.toThrow('no bucket');
    expect(await stored()).toMatchObject({ step: 'one', lease: null, dueAt: stamp(300), error: 'no bucket' });
  });

  it('takes nothing away from a task that has taken over meanwhile', async () => {
    await write({ tries: TERMS.tries - 2 });
    const first = waiting(failing);
    const held = run(first.step);
    await first.begun;
    time = later(time, TERMS.seconds);
    const second = waiting(finish);
    const taken = run(second.step);
    await second.begun;
    const during = await stored();
    first.go();
    await expect(held).rejects.toThrow('out of order');
    expect(await stored()).toEqual(during);
    second.go();
    await taken;
    expect(await stored()).toMatchObject({ step: 'over' });
  });

  it('of the queue leaves what was done, for the sweep', async () => {
    await write();
    const enqueue = async () => {
      throw new Error('no queue');
    };
    await expect(run((held) => handOn({ ...services(), enqueue }, held, { step: 'two' }))).rejects.toThrow(
      'no queue',
    );
    expect(await stored()).toMatchObject({
      step: 'two',
      lease: null,
      tries: 0,
      dueAt: stamp(300),
      error: null,
    });
  });
});

describe('what is written with a release', () => {
  const other = () => backend.firestore.doc('others/a');

  it('is in the same commit, and knows the document as it is', async () => {
    await write({ step: 'two' });
    await run((held) =>
      release(
        held,
        {},
        null,
        async (transaction, { step }) =>
          () =>
            transaction.set(other(), { step }),
      ),
    );
    expect((await other().get()).data()).toEqual({ step: 'two' });
  });

  it('is not written once another task has the document', async () => {
    await write();
    await run(async (held) => {
      await at().update({ lease: { id: 'other', until: later(time, 100) } });
      return await release(held, {}, null, async (transaction) => () => transaction.set(other(), {}));
    });
    expect((await other().get()).exists).toBe(false);
  });
});
