/**
 * The schedules of the functions, kept locally: the Functions emulator loads scheduled functions, says that it ignores
 * them, and still runs one that is posted to. Which there are and how often they run is read from what it loaded.
 */

const MINUTE = 60_000;
const UNITS = { minute: MINUTE, hour: 60 * MINUTE, day: 24 * 60 * MINUTE };

/** How many milliseconds lie between two runs. */
export function intervalOf(schedule) {
  const [, count = '1', unit] = /^every (?:(\d+) )?(minute|hour|day)s?$/.exec(schedule) ?? [];
  const interval = Number(count) * UNITS[unit];
  if (interval > 0) return interval;
  throw new Error(
    `The schedule “${schedule}” is not kept locally: scripts/lib/schedules.mjs knows “every 5 minutes” and its like.`,
  );
}

/** The scheduled functions that the emulator at `origin` has loaded, as `{ name, schedule, url }`. */
export async function scheduledFunctions({ origin, project }) {
  const response = await fetch(`${origin}/backends`);
  const { backends } = await response.json();
  const scheduled = backends.flatMap(({ functionTriggers }) => functionTriggers).filter(isScheduled);
  // A function that was loaded again is listed again.
  const byId = new Map(scheduled.map((trigger) => [trigger.id, trigger]));
  return [...byId.values()].map(({ id, name, schedule }) => ({
    name,
    schedule: schedule.schedule,
    url: `${origin}/functions/projects/${project}/triggers/${id}`,
  }));
}

const isScheduled = ({ schedule }) => typeof schedule?.schedule === 'string';

/**
 * Runs a scheduled function now, to its end. The emulator gives its triggers new numbers whenever it turns them on again
 * (as it does after seeding), and answers 204 for the numbers that no longer count.
 */
export async function runScheduled({ name, url }) {
  for (let generation = 0; ; generation += 1) {
    const response = await fetch(`${url}-${generation}`, { method: 'POST' });
    const text = await response.text();
    if (response.status === 204) continue;
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return;
  }
}

const everyInterval = (action, interval) => setInterval(() => void action(), interval);

/**
 * Runs every scheduled function of the emulator by its schedule, the first time one interval from now, until `stop()` of
 * the result. A run that fails is printed, and the next one comes all the same.
 */
export async function startSchedules(emulator, { every = everyInterval, report = console.error } = {}) {
  const timers = (await scheduledFunctions(emulator)).map((scheduled) => {
    let isRunning = false;
    const run = async () => {
      // A run that is late is not followed by a second one beside it.
      if (isRunning) return;
      isRunning = true;
      await runScheduled(scheduled).catch((error) => report(`A schedule failed: ${error.message}`));
      isRunning = false;
    };
    return every(run, intervalOf(scheduled.schedule));
  });
  for (const timer of timers) timer.unref?.();
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}

/**
 * Runs one of them each minute for the first `times` minutes: what the demonstration brings while it is loaded would wait for the first
 * interval otherwise.
 */
export async function runEarly(
  emulator,
  name,
  { times = 10, every = everyInterval, report = console.error } = {},
) {
  const scheduled = (await scheduledFunctions(emulator)).find((each) => each.name === name);
  if (!scheduled) throw new Error(`There is no schedule ${name}.`);
  let left = times;
  let isRunning = false;
  const timer = every(async () => {
    if (isRunning) return;
    isRunning = true;
    left -= 1;
    if (left <= 0) clearInterval(timer);
    await runScheduled(scheduled).catch((error) => report(`A schedule failed: ${error.message}`));
    isRunning = false;
  }, MINUTE);
  timer.unref?.();
}
