import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosenSteps, runSteps, StepStopped } from './run-steps.mjs';

const NAMES = ['preflight', 'build', 'rules', 'functions', 'hosting'];

/** Steps that bring a thing each to what it should be, in as many parts as `parts` says; a part can be cut off. */
function things(parts = 3) {
  const made = new Map(NAMES.map((name) => [name, 0]));
  const writes = [];
  const makeStep = (name, cut) => ({
    name,
    what: `makes ${name}`,
    isAlways: name === 'preflight',
    neededBy: name === 'build' ? ['functions', 'hosting'] : [],
    foresee: () => `${parts - made.get(name)} parts would be made`,
    run: () => {
      for (let part = made.get(name); part < parts; part += 1) {
        if (cut?.name === name && cut.part === part) throw new Error(`interrupted in ${name}`);
        made.set(name, part + 1);
        writes.push(name);
      }
    },
  });
  return { made, writes, steps: (cut) => NAMES.map((name) => makeStep(name, cut)) };
}

const silent = { say: () => {} };

it('whatever the interruption, a second run ends as one that was never interrupted', async () => {
  const cuts = fc.record({ name: fc.constantFrom(...NAMES), part: fc.nat({ max: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(cuts, { maxLength: 4 }), async (interruptions) => {
      const { made, writes, steps } = things();
      for (const cut of interruptions) await runSteps(steps(cut), silent).catch(() => {});
      await runSteps(steps(), silent);
      expect([...made.values()]).toEqual(NAMES.map(() => 3));
      // Nothing comes before what it builds on, however often a run began.
      expect(writes).toEqual(NAMES.flatMap((name) => [name, name, name]));
    }),
  );
});

it('nothing that comes later runs after a failure, which names what is left', async () => {
  const { made, steps } = things();
  const failed = await runSteps(steps({ name: 'rules', part: 1 }), silent).catch((error) => error);
  expect(failed).toMatchObject({ step: 'rules', left: ['rules', 'functions', 'hosting'] });
  expect([...made.values()]).toEqual([3, 3, 1, 0, 0]);
});

it('a dry run changes nothing and says what would happen', async () => {
  const { writes, steps } = things();
  const said = [];
  await runSteps(steps(), { isDry: true, say: (line) => said.push(line) });
  expect(writes).toEqual([]);
  expect(said.filter((line) => line.includes('would be made'))).toHaveLength(NAMES.length);
});

it('each step says what it does and how long it took', async () => {
  let clock = 0;
  const said = [];
  const steps = [{ name: 'rules', what: 'sends rules.', run: () => void (clock += 2340) }];
  const done = await runSteps(steps, { say: (line) => said.push(line), now: () => clock });
  expect(said).toEqual(['\n▸ rules (1 of 1): sends rules.', '✓ rules (2.3 s)']);
  expect(done).toEqual([{ name: 'rules', seconds: 2.3 }]);
});

it('some steps are chosen by name, in their own order, with what they need', () => {
  const { steps } = things();
  const chosen = (only) => chosenSteps(steps(), only).map(({ name }) => name);
  expect(chosen(undefined)).toEqual(NAMES);
  expect(chosen('hosting, rules')).toEqual(['preflight', 'build', 'rules', 'hosting']);
  expect(chosen('rules')).toEqual(['preflight', 'rules']);
  expect(() => chosen('rule')).toThrow(StepStopped);
  expect(() => chosen('preflight')).toThrow('No step is called preflight.');
});
