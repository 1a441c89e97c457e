/** The steps of a deploy, one after another. Each is safe to run again: it looks at what is there and makes what should be. */

/** A step cannot go on, for a reason that people can do something about. */
export class StepStopped extends Error {
  constructor(problem, remedy) {
    super(problem);
    this.remedy = remedy;
  }
}

/**
 * The steps that `only` names (all without it) in their own order, with those that they need. Throws a `StepStopped` for a name that
 * none has.
 */
export function chosenSteps(steps, only) {
  if (only === undefined) return steps;
  const names = only.split(',').map((name) => name.trim());
  const known = steps.filter(({ isAlways }) => !isAlways).map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StepStopped(`No step is called ${unknown.join(', ')}.`, `They are ${known.join(', ')}.`);
  return steps.filter(
    ({ name, isAlways, neededBy = [] }) =>
      isAlways || names.includes(name) || neededBy.some((other) => names.includes(other)),
  );
}

/**
 * Runs steps, each `{ name, what, run, foresee }`: `what` says what it does, `run` does it, `foresee` changes nothing and says what
 * `run` would do; both may return a sentence. Stops at the first that fails. Returns what was done, with the seconds that each took.
 */
export async function runSteps(steps, { isDry = false, say, now = Date.now } = {}) {
  const done = [];
  for (const [index, { name, what, run, foresee }] of steps.entries()) {
    const startedAt = now();
    const seconds = () => Math.round((now() - startedAt) / 100) / 10;
    say(`\n▸ ${name} (${index + 1} of ${steps.length}): ${what}`);
    try {
      const said = await (isDry ? foresee?.() : run());
      if (said) say(`  ${said}`);
    } catch (error) {
      say(`✗ ${name} (${seconds()} s)`);
      error.step = name;
      error.isFirst = index === 0;
      error.left = steps.slice(index).map((step) => step.name);
      throw error;
    }
    done.push({ name, seconds: seconds() });
    say(`✓ ${name} (${seconds()} s)`);
  }
  return done;
}
