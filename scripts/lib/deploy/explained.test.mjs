import { describe, expect, it } from 'vitest';
import { CommandFailed } from '../run.mjs';
import { explained } from './explained.mjs';
import { runSteps, StepStopped } from './run-steps.mjs';

/** What a deploy of three steps ends with, of which one throws. */
async function endOf(cause, broken = 'first') {
  const steps = ['first', 'second', 'third'].map((name) => ({
    name,
    what: name,
    run: async () => {
      if (name === broken) throw cause;
    },
  }));
  const thrown = await runSteps(steps, { say: () => {} }).catch((caught) => caught);
  return explained(thrown, 'rawi-live');
}
const AGAIN = 'Nothing was done: run the same command again.';

describe('a deploy that ends', () => {
  it('for want of credentials says how to log in, and has done nothing', async () => {
    const error = new Error('Could not load the default credentials. Browse to a page.');
    expect(await endOf(error)).toEqual({
      problem: 'Google does not know who you are.',
      remedy: `gcloud auth application-default login\n${AGAIN}`,
      code: 2,
    });
    expect((await endOf(error, 'second')).code).toBe(1);
  });

  it('without a network says so, whichever library noticed', async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    for (const error of [cause, new TypeError('fetch failed', { cause })]) {
      const { problem, remedy, code } = await endOf(error);
      expect(problem).toContain('cannot be reached: getaddrinfo ENOTFOUND');
      expect(remedy).toMatch(/^Check the network/);
      expect(remedy).toContain(AGAIN);
      expect(code).toBe(2);
    }
  });

  it('with a step that cannot go on, a command that failed or a refusal says what is left', async () => {
    expect(await endOf(new StepStopped('It lacks.', 'Mend it.'), 'third')).toEqual({
      problem: 'It lacks.',
      remedy: 'Mend it.\nLeft to do: third. What is done stays done: the same command goes on.',
      code: 1,
    });
    expect(await endOf(new CommandFailed('x', 1), 'second')).toEqual({
      problem: 'second failed: its own words stand above.',
      remedy: 'Left to do: second, third. What is done stays done: the same command goes on.',
      code: 1,
    });
    const refused = Object.assign(new Error('403'), { status: 403 });
    expect(await endOf(refused, 'second')).toMatchObject({ problem: 'Google refused: 403', code: 1 });
  });

  it('before it has done anything says only what to do, and that nothing was done', async () => {
    const stopped = new StepStopped('No step.', 'They are these.');
    const ending = { problem: 'No step.', remedy: 'They are these.', code: 2 };
    expect(explained(stopped, 'rawi-live')).toEqual(ending);
    expect(await endOf(stopped)).toEqual(ending);
    const refused = Object.assign(new Error('403'), { status: 403 });
    expect(await endOf(refused)).toEqual({ problem: 'Google refused: 403', remedy: AGAIN, code: 2 });
  });

  it('through a fault of ours is not explained away', async () => {
    expect(await endOf(new TypeError('x is not a function'))).toBeUndefined();
  });
});
