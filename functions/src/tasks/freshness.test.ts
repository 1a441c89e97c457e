import type { PageTarget } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import * as fc from 'fast-check';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { InvalidDocument } from '../data/converter.ts';
import type { RebuildTask } from '../data/queues.ts';
import { pageOf } from '../pages/page-of.ts';
import { type HeldTask, holdTask } from '../testing/held-task.ts';
import { pageQueue } from '../testing/page-queue.ts';
import { writeComic } from '../testing/write-comic.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('freshness');
  vi.spyOn(logger, 'error').mockImplementation(() => {});
});
afterAll(() => emulated.stop());
beforeEach(() => emulated.clear());

const COMIC = { kind: 'comic', id: 'one' } as const satisfies PageTarget;
const PAGE = 'comic_one';

/** A task under way, and when it began on the test's clock: one that runs longer than it may has been ended. */
interface Running {
  readonly task: HeldTask;
  readonly since: number;
}

const stepArbitrary = fc.oneof(
  { weight: 4, arbitrary: fc.constant('change' as const) },
  { weight: 4, arbitrary: fc.constant('begin' as const) },
  { weight: 4, arbitrary: fc.constant('read' as const) },
  { weight: 4, arbitrary: fc.constant('write' as const) },
  fc.constantFrom('twice', 'lose', 'crash', 'throw', 'refuse', 'pass', 'expire', 'sweep'),
);
type Step =
  | 'change'
  | 'begin'
  | 'read'
  | 'write'
  | 'twice'
  | 'lose'
  | 'crash'
  | 'throw'
  | 'refuse'
  | 'pass'
  | 'expire'
  | 'sweep';

/** One page's life: changes of its truth, and tasks that begin, wait, die, fail and come twice in any order. */
async function play(steps: readonly Step[]): Promise<void> {
  const { firestore } = emulated;
  const queue = pageQueue(firestore);
  let views = 0;
  const running: Running[] = [];
  await writeComic(firestore, sampleComic('one'), []);

  const change = async (deliveries: number) => {
    views += 1;
    await firestore.doc(paths.comic('one')).update({ views });
    await queue.invalidate(COMIC, deliveries);
  };
  const begin = async (task: RebuildTask | undefined) => {
    if (!task) return;
    const since = queue.now().getTime();
    const held = await holdTask((make) =>
      // The queue tries again.
      queue.run(task, make).catch(() => void queue.waiting.push({ task, at: queue.now().getTime() })),
    );
    if (!held) return;
    const live = running.filter((other) => since - other.since < 90_000);
    expect(live, 'one rebuild at a time').toEqual([]);
    running.push({ task: held, since });
  };
  const end = async (how: (task: HeldTask) => Promise<void>, state?: HeldTask['state']) => {
    const index = running.findIndex(({ task }) => state === undefined || task.state === state);
    const [ending] = index < 0 ? [] : running.splice(index, 1);
    if (ending) await how(ending.task);
  };
  const act: Record<Step, () => unknown> = {
    change: () => change(1),
    twice: () => change(2),
    begin: () => begin(queue.take(false)),
    read: () => running.find(({ task }) => task.state === 'claimed')?.task.read(),
    write: () => end((task) => task.write(), 'built'),
    lose: () => queue.take(false),
    crash: () => running.shift(),
    throw: () => end((task) => task.fail(new Error('unavailable'))),
    refuse: () => end((task) => task.fail(new InvalidDocument('not what the model says'))),
    pass: () => queue.pass(30),
    expire: () => queue.pass(91),
    sweep: () => queue.sweep(),
  };
  for (const step of steps) await act[step]();

  // Whatever is under way comes to its end, and the sweep finds what was lost.
  while (running.length > 0) {
    await act.read();
    await act.write();
  }
  const parked = (await queue.invalidationOf(PAGE))?.['error'];
  if (parked) await change(1);
  for (let rounds = 0; rounds < 4; rounds += 1) {
    for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
    queue.pass(91);
    await queue.sweep();
  }
  expect(await queue.invalidationOf(PAGE)).toBeUndefined();
  const page = (await firestore.doc(paths.page(PAGE)).get()).data();
  const [made] = await pageOf(firestore, COMIC);
  expect(page).toEqual(views === 0 ? undefined : made);
}

it('the last page equals the truth, and one task at a time rebuilds it, in whatever order things happen', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(stepArbitrary, { maxLength: 30, size: 'max' }), (steps) => play(steps))
      .beforeEach(() => emulated.clear()),
    { numRuns: 60, examples: EXAMPLES },
  );
});

const EXAMPLES: [Step[]][] = [
  // A change after the truth was read, and the page written then.
  [['change', 'begin', 'read', 'change', 'write']],
  // The task dies, another takes over, the first one writes late.
  [['change', 'begin', 'read', 'expire', 'change', 'sweep', 'begin', 'write', 'read', 'write']],
  [['change', 'begin', 'refuse', 'change', 'begin', 'change', 'refuse']],
];
