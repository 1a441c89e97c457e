import { FILE_OVERDUE_SECONDS } from '@rawi/model/truth/file';
import { type Arbitrary, array, assert, asyncProperty, constantFrom, nat, oneof, record } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Draw, drawsPages, type FileDesk, fileDesk } from '../testing/file-desk.ts';
import { inTurns } from '../testing/in-turns.ts';

const draw = drawsPages(7, 3);
const failing: Draw = async () => {
  throw new Error('out of order');
};

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('distill-in-any-order');
});
afterAll(() => backend.stop());

async function broughtFile(): Promise<FileDesk> {
  backend.clear();
  const desk = fileDesk(backend.firestore, draw);
  await desk.addPerson('layla');
  await desk.bring('layla', 'one');
  return desk;
}

/** What may happen, in any order. */
const event = oneof(
  record({ kind: constantFrom('run' as const, 'crash' as const, 'hear' as const, 'sweep' as const) }),
  record({ kind: constantFrom('beside' as const), order: array(nat(3), { minLength: 1, maxLength: 12 }) }),
  record({ kind: constantFrom('pass' as const), seconds: constantFrom(1, 60, 200, 400) }),
);
type Event = typeof event extends Arbitrary<infer E> ? E : never;

async function happen(desk: FileDesk, each: Event): Promise<void> {
  switch (each.kind) {
    case 'run':
      return await desk.run('one');
    case 'crash':
      return await desk.run('one', { distill: failing }).catch(() => {});
    case 'hear':
      return await desk.hear('layla', 'one');
    case 'sweep':
      await desk.sweep();
      return;
    case 'pass':
      return desk.pass(each.seconds);
    case 'beside':
      return await inTurns(each.order, [1, 2, 3], async (_, turn) => {
        // So long that the lease of some has run out when they go on.
        const wait = async () => {
          await turn();
          desk.pass(70);
        };
        await wait();
        const distill: Draw = async (options) => {
          await wait();
          return draw(options);
        };
        await desk.run('one', { distill });
      });
  }
}

/** What is shown of the file, and every lasting file that was staged: how many chunks there were does not matter. */
async function contentOf(desk: FileDesk): Promise<unknown> {
  const lasting = [...desk.staged.files].filter(([path]) => !/pages-\d+-\d+\.json$/.test(path));
  const files = lasting.map(([path, { bytes }]) => [path, bytes.toString('base64')] as const);
  return [(await desk.fileOf('one')).progress, new Map(files)];
}

it('whatever happens in whatever order, the file becomes the same pages', async () => {
  const undisturbed = await broughtFile();
  await undisturbed.drain();
  const wanted = await contentOf(undisturbed);
  await assert(
    asyncProperty(array(event, { maxLength: 14 }), async (events) => {
      const desk = await broughtFile();
      for (const each of events) await happen(desk, each);
      for (let rounds = 0; rounds < 3; rounds += 1) {
        desk.pass(FILE_OVERDUE_SECONDS);
        await desk.sweep();
        await desk.drain();
      }
      const isFailed = (await desk.fileOf('one')).progress.state === 'failed';
      // Given up, where a chunk was begun too often without an end.
      const begun = events.filter(({ kind }) => kind === 'crash' || kind === 'beside');
      if (isFailed) expect(begun.length).toBeGreaterThan(2);
      else expect(await contentOf(desk)).toEqual(wanted);
    }),
    { numRuns: 15 },
  );
});
